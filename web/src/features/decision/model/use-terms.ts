import { type PriceTerms, type SellerProceeds, sellerProceeds } from "@marsa/api-spec/money";
import { useConfig } from "#/lib/http/queries.ts";
import type { SaleDecision } from "./queries.ts";

export interface DecisionTerms {
  /** The buyer's total. */
  readonly price: PriceTerms;
  /** The seller's share of a price in whole AED. */
  readonly proceeds: (priceAed: number) => SellerProceeds;
}

/** The fees and the VAT of a lot; null while they load. */
export function useTerms({ lot }: Pick<SaleDecision, "lot">): DecisionTerms | null {
  const config = useConfig();
  if (!config) return null;
  const vat = { mode: lot.vat, rate: config.vat.rate };
  return {
    price: { fee: config.fee, vat },
    proceeds: (priceAed) => sellerProceeds(priceAed, { feeRate: config.seller_fee.rate, vat }),
  };
}
