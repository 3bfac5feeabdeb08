/** Explains why a deposit is held. */
import type { LotState } from "../../domain/lot/lot.ts";

export interface HoldReason {
  readonly why: "lead" | "decision" | "unpaid";
  /** When the hold is decided next, ms since 1970 UTC; null while that is open. */
  readonly until: number | null;
}

type Held = Pick<LotState, "status" | "endsAt" | "reviewEndsAt"> & {
  /** The holder's payment deadline, ms since 1970 UTC; null: not sold to them. */
  readonly dueAt: number | null;
};

/**
 * Returns why the deposit of a lot's leader is held, and until when. Derived from the lot and its settlement, so
 * never stored.
 */
export function holdReason(lot: Held): HoldReason {
  if (lot.status === "summarizing") return { why: "decision", until: lot.reviewEndsAt };
  if (lot.dueAt !== null) return { why: "unpaid", until: lot.dueAt };
  return { why: "lead", until: lot.endsAt };
}
