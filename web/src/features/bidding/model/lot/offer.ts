import type { Schema } from "@marsa/api-spec/client-problem";
import { aedToFils, type BidMode, needAed, powerAed } from "@marsa/api-spec/money";
import { offeredAmounts } from "@marsa/api-spec/offered-amounts";
import { youPayFils } from "#/components/lot/use-you-pay.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";

type Conditions = Schema<"Conditions">;

/** The part of a deposit that counts for one lot, AED; may carry fils. */
export interface Funds {
  /** The available amount. */
  readonly available: number;
  /** The hold of this lot, which a higher bid here may use too. */
  readonly heldHere: number;
}

/** An amount that the person can bid, with its consequences. */
export interface Offer {
  /** Whole AED. */
  readonly amount: number;
  /** Bid, fee, VAT on the fee, and the costs of the authority, fils. */
  readonly youPayFils: number;
  /** The hold while this amount leads, whole AED. */
  readonly holdAed: number;
  /** The amount that the deposit lacks, whole AED; 0 when it is covered, or the deposit is not known yet. */
  readonly shortAed: number;
}

/** Makes an offer of an amount. `funds` is null while the deposit is not known. */
export function offerOf(amount: number, conditions: Conditions, funds: Funds | null): Offer {
  const holdAed = needAed(amount, conditions.deposit);
  return {
    amount,
    youPayFils: youPayFils(amount, conditions),
    holdAed,
    shortAed: funds ? shortOf(holdAed, funds) : 0,
  };
}

/** Returns the three amounts of the panel; fewer near an open buy-now price. */
export function offersOf(live: LotLive, conditions: Conditions, funds: Funds | null): Offer[] {
  const limit = live.buynow_open ? live.buy_now : null;
  const amounts = offeredAmounts(live.next_min, live.step, limit, live.ask);
  return amounts.map((amount) => offerOf(amount, conditions, funds));
}

/** Returns the power left on this lot: the highest amount that the deposit covers, whole AED. */
export function powerOf({ available, heldHere }: Funds, { deposit }: Pick<Conditions, "deposit">): number {
  return powerAed(aedToFils(available), aedToFils(heldHere), deposit);
}

/** Returns the amount that stays available with a hold of this size, AED; the present hold is part of the new one. */
export function staysAvailable({ available, heldHere }: Funds, holdAed: number): number {
  return (aedToFils(available) + aedToFils(heldHere) - aedToFils(holdAed)) / 100;
}

/** Returns the whole AED to add for a hold of this size; fils of the deposit do not count. */
function shortOf(holdAed: number, { available, heldHere }: Funds): number {
  const coveredAed = Math.floor((aedToFils(available) + aedToFils(heldHere)) / 100);
  return Math.max(0, holdAed - coveredAed);
}

/** Returns the lowest amount that this person may send in a mode, whole AED: a leader can only raise their maximum. */
export function lowestAmount(live: LotLive, mode: BidMode, leading: boolean, max: number | null): number {
  if (mode === "max" && leading) return (max ?? live.price ?? 0) + 1;
  return live.next_min;
}

/** Returns the highest amount below an open buy-now price, whole AED; null without one. */
export function highestAmount(live: LotLive): number | null {
  return live.buynow_open && live.buy_now !== null ? live.buy_now - 1 : null;
}
