import type { LotState } from "../../domain/lot.ts";

export interface HoldReason {
  readonly why: "lead" | "decision" | "unpaid";
  /** When it is decided next, ms since 1970 UTC; null while that is open. */
  readonly until: number | null;
}

type Held = Pick<LotState, "status" | "endsAt" | "reviewEndsAt"> & {
  /** When the win has to be paid, ms since 1970 UTC; null: it is not sold. */
  readonly dueAt: number | null;
};

/**
 * Why the deposit of a lot's leader is held, and until when. It follows from the lot and its settlement, so it is stored
 * nowhere.
 */
export function holdReason(lot: Held): HoldReason {
  if (lot.status === "summarizing") return { why: "decision", until: lot.reviewEndsAt };
  if (lot.status === "sold") return { why: "unpaid", until: lot.dueAt };
  return { why: "lead", until: lot.endsAt };
}
