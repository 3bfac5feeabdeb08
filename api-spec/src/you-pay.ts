/** What a buyer pays for a lot: the price, Marsa's fee with VAT, and the costs that go to somebody else. */
import type { components } from "../generated/api.d.ts";
import { aedToFils, priceBreakdown, shareOfFils, type PriceBreakdown, type PriceTerms } from "./money.ts";

export type AuthorityCost = components["schemas"]["AuthorityCost"];

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
