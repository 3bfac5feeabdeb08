import type { Schema } from "@marsa/api-spec/client-problem";
import {
  aedToFils,
  type BidMode,
  needAed,
  offeredAmounts,
  powerAed,
  priceBreakdown,
} from "@marsa/api-spec/money";
import type { LotLive } from "../../../realtime/lots/live-store.ts";

type Conditions = Schema<"Conditions">;

/** Deposit of the reader as far as it concerns one lot, AED; may carry fils. */
export interface Funds {
  /** Free for anything. */
  readonly available: number;
  /** Held for this very lot already, which a higher bid here may use too. */
  readonly heldHere: number;
}

/** An amount that can be bid, with what comes of it. */
export interface Offer {
  /** Whole AED. */
  readonly amount: number;
  /** Bid, fee and VAT on the fee, fils. */
  readonly allInFils: number;
  /** What the deposit holds while this leads, whole AED. */
  readonly holdAed: number;
  /** What the deposit lacks for it, whole AED; 0 when it is covered or the deposit is not known yet. */
  readonly shortAed: number;
}

/** One amount as an offer. `funds` is null while the deposit is not known. */
export function offerOf(amount: number, conditions: Conditions, funds: Funds | null): Offer {
  const holdAed = needAed(amount, conditions.deposit);
  const { allInFils } = priceBreakdown(amount, conditions);
  return { amount, allInFils, holdAed, shortAed: funds ? shortOf(holdAed, funds) : 0 };
}

/** The three absolute amounts of the panel; fewer where buying now is cheaper than bidding on. */
export function offersOf(live: LotLive, conditions: Conditions, funds: Funds | null): Offer[] {
  const limit = live.buynow_open ? live.buy_now : null;
  return offeredAmounts(live.next_min, live.step, limit).map((amount) => offerOf(amount, conditions, funds));
}

/** Power left on this lot: the highest amount the deposit carries here, whole AED. */
export function powerOf({ available, heldHere }: Funds, { deposit }: Pick<Conditions, "deposit">): number {
  return powerAed(aedToFils(available), aedToFils(heldHere), deposit);
}

/** What stays free once a hold of this size stands, AED; the hold of today is part of the new one. */
export function staysAvailable({ available, heldHere }: Funds, holdAed: number): number {
  return (aedToFils(available) + aedToFils(heldHere) - aedToFils(holdAed)) / 100;
}

/** Whole AED to add before a hold of this size is covered: fils of the deposit do not count, as in its power. */
function shortOf(holdAed: number, { available, heldHere }: Funds): number {
  const coveredAed = Math.floor((aedToFils(available) + aedToFils(heldHere)) / 100);
  return Math.max(0, holdAed - coveredAed);
}

/** Lowest amount this person may send now in a mode, whole AED: a leader can only raise his maximum. */
export function lowestAmount(live: LotLive, mode: BidMode, leading: boolean, max: number | null): number {
  if (mode === "max" && leading) return (max ?? live.price ?? 0) + 1;
  return live.next_min;
}

/** Highest amount that is still a bid and not a purchase, whole AED; null without an open buy-now price. */
export function highestAmount(live: LotLive): number | null {
  return live.buynow_open && live.buy_now !== null ? live.buy_now - 1 : null;
}
