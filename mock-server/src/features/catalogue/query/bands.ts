/** Groups the prices of lots in bands. */
import { costsOf, type AuthorityCost } from "@marsa/api-spec/you-pay";
import type { BuyerFee } from "../../../domain/lot/fees.ts";
import { defaultTerms } from "../../../domain/lot/terms.ts";
import { FILS_PER_AED, leastPriceOf, termsBy } from "./you-pay-sql.ts";

/** The amount that is grouped; its filter has the same name. */
export type Banded = "price" | "you_pay";

/** The lower bounds of the bands, AED, highest first. */
const BANDS = [
  5_000_000, 3_000_000, 2_000_000, 1_500_000, 1_000_000, 700_000, 500_000, 300_000, 200_000, 150_000, 100_000,
  75_000, 50_000, 30_000, 20_000, 10_000, 0,
] as const;

/** The least price of each band, by what else the buyer pays: computed once, since there are many lots. */
const leastPrices = new Map<string, readonly number[]>();

/** A lot's part in what one pays: its kind, its emirate, and the fee of its lane (null: the house's). */
export interface PayClass {
  readonly kind: AuthorityCost["kind"];
  readonly emirate: string;
  readonly fee: BuyerFee | null;
}

/** Returns the lower bound, AED, of the band of a lot at this price, AED. */
export function bandOf(of: Banded, price: number, lot: PayClass): number {
  if (of === "price") return BANDS.find((band) => price >= band) ?? 0;
  const lots = JSON.stringify(lot);
  const least = leastPrices.get(lots) ?? leastPricesOf(lot);
  leastPrices.set(lots, least);
  return BANDS[least.findIndex((from) => price >= from)] ?? 0;
}

function leastPricesOf({ kind, emirate, fee }: PayClass): number[] {
  const costs = costsOf(defaultTerms.authorityCosts, kind, emirate);
  const by = { classes: [costs], terms: termsBy(fee) };
  return BANDS.map((band) => leastPriceOf(band * FILS_PER_AED, by));
}
