/** What a buyer pays for a lot: the price, Marsa's fee with VAT, and the costs that go to somebody else. */
import type { components } from "../generated/api.d.ts";
import {
  aedToFils,
  filsToAed,
  priceBreakdown,
  shareOfFils,
  type PriceBreakdown,
  type PriceTerms,
} from "./money.ts";

export type AuthorityCost = components["schemas"]["AuthorityCost"];
export type DoorCosts = components["schemas"]["DoorCosts"];

/** A cost at one price, in fils. */
export interface CostLine {
  readonly cost: AuthorityCost;
  readonly fils: number;
}

/** `allInFils` is due to Marsa, `authorityFils` to others, `youPayFils` is the sum of both. */
export interface YouPay extends PriceBreakdown {
  readonly costs: readonly CostLine[];
  readonly authorityFils: number;
  readonly youPayFils: number;
}

/** Returns the costs that are due on a lot of this kind in this emirate, whatever its price. */
export function costsOf(
  costs: readonly AuthorityCost[],
  kind: AuthorityCost["kind"],
  emirate: string,
): AuthorityCost[] {
  return costs.filter((each) => each.kind === kind && each.emirates.includes(emirate));
}

/**
 * Returns what a buyer pays at a bid in whole AED, in fils and part by part (rules.md, Price shown). Each part is
 * rounded half up to the fils.
 * @param costs the costs of this lot, see costsOf
 */
export function youPay(bidAed: number, terms: PriceTerms, costs: readonly AuthorityCost[]): YouPay {
  const price = priceBreakdown(bidAed, terms);
  const lines = costs
    .filter(({ from, below }) => bidAed >= from && (below === null || bidAed < below))
    .map((cost) => ({ cost, fils: shareOfFils(price.bidFils, cost.rate) + aedToFils(cost.amount) }));
  const authorityFils = lines.reduce((sum, { fils }) => sum + fils, 0);
  return { ...price, costs: lines, authorityFils, youPayFils: price.allInFils + authorityFils };
}

/** Returns the insurance of a vehicle for a year at a price, both in whole AED: an estimate, in steps of AED 10. */
export function insuranceAed(bidAed: number, { rate, min }: DoorCosts["insurance"]): number {
  return Math.max(min, Math.round((bidAed * rate) / 10) * 10);
}

/** What a rented apartment earns: AED a year after the service charge, and its share of what the buyer pays. */
export interface NetYield {
  readonly leftAed: number;
  readonly share: number;
}

/** Returns the yield of an apartment for a buyer who pays this sum, in fils; null without a rent. */
export function netYield(
  { rent, service_charge: charge }: Pick<components["schemas"]["PropertyFacts"], "rent" | "service_charge">,
  youPayFils: number,
): NetYield | null {
  if (rent === null) return null;
  const leftFils = aedToFils(rent) - aedToFils(charge ?? 0);
  return { leftAed: filsToAed(leftFils), share: leftFils / youPayFils };
}
