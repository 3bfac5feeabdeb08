/** The price rule of the auction. */
import type { BidMode } from "@marsa/api-spec/money";
import { isUnnamed, leastBid, type Lead, type LotState } from "./lot.ts";
import type { DeskVia } from "./via.ts";

/** An offer that passed every check. `exact`: this amount at once; `max`: a stored maximum. Whole AED. */
export interface Offer {
  readonly userId: number;
  readonly amount: number;
  readonly mode: BidMode;
  /** Left out for a bid of the net. */
  readonly via?: DeskVia;
  /** A maximum that staff enter from the bidder's written instruction. */
  readonly absentee?: true;
}

/** The lead after an offer; `atReserve`: the price went straight to the minimum price. */
export interface Contested {
  readonly lead: Lead;
  readonly atReserve: boolean;
}

/**
 * Returns the lead after an offer. Proxy bidding with one stored maximum per person; only the leader's can
 * still matter. An equal amount never takes the lead: the earlier bidder keeps it.
 */
export function contest(lot: LotState, offer: Offer): Contested {
  return reachReserve(lot.reserve, compete(lot, offer));
}

/** Whether an offer raises the leader's own maximum. Two people in the room may bid one after the other, unnamed. */
export function raisesOwn(lead: Lead, userId: number): boolean {
  return lead.leaderId === userId && !isUnnamed(lead);
}

function compete(lot: LotState, { userId, amount, mode, via }: Offer): Lead {
  const mine = { leaderId: userId, leaderMax: amount, ...(via && { via }) };
  const now = lot.lead;
  if (!now) return { ...mine, price: mode === "exact" ? amount : leastBid(lot) };
  if (raisesOwn(now, userId)) return { ...now, leaderMax: amount };
  if (amount > now.leaderMax) {
    // A step above the beaten maximum, and never below the ask.
    const beaten = now.leaderMax > now.price ? now.leaderMax + lot.step : 0;
    return { ...mine, price: mode === "exact" ? amount : Math.min(Math.max(leastBid(lot), beaten), amount) };
  }
  return { ...now, price: Math.min(amount + lot.step, now.leaderMax) };
}

/**
 * Raises the price to the minimum price at once if the leader's maximum covers it. Otherwise a buyer willing to pay
 * the minimum would lose the lot.
 */
export function reachReserve(reserve: number | null, lead: Lead): Contested {
  if (reserve === null || lead.price >= reserve || lead.leaderMax < reserve) {
    return { lead, atReserve: false };
  }
  return { lead: { ...lead, price: reserve }, atReserve: true };
}
