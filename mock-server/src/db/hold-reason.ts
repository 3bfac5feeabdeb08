import type { LotState } from "../domain/lot.ts";

export interface HoldReason {
  readonly why: "lead" | "decision" | "unpaid";
  /** When it is decided next, ms since 1970 UTC; null while that is open. */
  readonly until: number | null;
}

/**
 * Why the deposit of a lot's leader is held, and until when. It follows from the lot, so it is stored nowhere.
 */
export function holdReason(lot: Pick<LotState, "status" | "endsAt" | "reviewEndsAt">): HoldReason {
  if (lot.status === "summarizing") return { why: "decision", until: lot.reviewEndsAt };
  if (lot.status === "sold") return { why: "unpaid", until: null };
  return { why: "lead", until: lot.endsAt };
}
