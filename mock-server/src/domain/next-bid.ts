/** Derives the bid that a person is offered in a notice. */
import { leastBid, type LotState } from "./lot.ts";
import { phaseOf } from "./phase.ts";

/**
 * Returns the least bid with which a person takes the lead; null: they lead, sell the lot, or bidding is not open.
 * @param now ms since 1970 UTC
 */
export function nextBidOf(lot: LotState, userId: number, now: number): number | null {
  const isOpen = phaseOf(lot, now) === "open" && lot.lane?.bids !== "none";
  return isOpen && lot.sellerId !== userId && lot.lead?.leaderId !== userId ? leastBid(lot) : null;
}
