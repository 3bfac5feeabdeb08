/** Extends the end of a lot after late bids. */
import type { LotState } from "./lot.ts";
import type { AuctionTerms } from "./terms.ts";

/** The fields of a lot that an extension moves. */
export type Closing = Pick<LotState, "endsAt" | "extensions">;

/**
 * Returns the end after a bid that moved the price or the lead: with less than the closing window left, the window
 * restarts at the bid's receipt. Never earlier than before; no limit to the number of extensions. A lane lot ends
 * by its lane.
 */
export function extendForBid(lot: LotState, receivedAt: number, terms: AuctionTerms): Closing {
  if (lot.lane) return { endsAt: lot.endsAt, extensions: lot.extensions };
  return extendTo(lot, receivedAt + terms.closingWindowMs[lot.kind]);
}

/** Returns the lot with its end at `at` (ms since 1970 UTC), unless it ends later anyway. */
export function extendTo({ endsAt, extensions }: Closing, at: number): Closing {
  return at > endsAt ? { endsAt: at, extensions: extensions + 1 } : { endsAt, extensions };
}

/** Whether less than the closing window is left at `at` (ms since 1970 UTC); in a lane: the final call. */
export function isInWindow(lot: LotState, at: number, terms: AuctionTerms): boolean {
  if (lot.lane) return lot.lane.finalCall;
  return lot.endsAt - at < terms.closingWindowMs[lot.kind];
}

/** A closing window in words: "2:00". */
export function windowInWords(lot: LotState, terms: AuctionTerms): string {
  const seconds = Math.round(terms.closingWindowMs[lot.kind] / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
