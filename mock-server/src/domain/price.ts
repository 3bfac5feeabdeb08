/** The price rule of the auction. */
import type { BidMode } from "@marsa/api-spec/money";
import { nextMin } from "@marsa/api-spec/money";
import type { LotState } from "./lot.ts";
import { standingOf, type Standing } from "./standing.ts";

/** An offer that passed every check. `exact`: this amount at once; `max`: a stored maximum. Whole AED. */
export interface Offer {
  readonly userId: number;
  readonly amount: number;
  readonly mode: BidMode;
}

/** A standing after an offer; `atReserve`: the price went straight to the minimum price. */
export interface Contested extends Standing {
  readonly atReserve: boolean;
}

/**
 * Returns the standing after an offer. Proxy bidding with one stored maximum per person; only the leader's can
 * still matter. An equal amount never takes the lead: the earlier bidder keeps it.
 */
export function contest(lot: LotState, offer: Offer): Contested {
  return reachReserve(lot.reserve, compete(lot, offer));
}

function compete(lot: LotState, { userId, amount, mode }: Offer): Standing {
  const mine = { leaderId: userId, leaderMax: amount };
  const now = standingOf(lot);
  if (!now) return { ...mine, price: mode === "exact" ? amount : nextMin(lot) };
  if (userId === now.leaderId) return { ...now, leaderMax: amount };
  if (amount > now.leaderMax) {
    return { ...mine, price: mode === "exact" ? amount : Math.min(now.leaderMax + lot.step, amount) };
  }
  return { ...now, price: Math.min(amount + lot.step, now.leaderMax) };
}

/**
 * Raises the price to the minimum price at once if the leader's maximum covers it. Otherwise a buyer willing to pay
 * the minimum would lose the lot.
 */
export function reachReserve(reserve: number | null, standing: Standing): Contested {
  if (reserve === null || standing.price >= reserve || standing.leaderMax < reserve) {
    return { ...standing, atReserve: false };
  }
  return { ...standing, price: reserve, atReserve: true };
}
