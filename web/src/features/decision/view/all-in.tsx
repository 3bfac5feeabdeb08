import { moneyOfFils } from "@marsa/api-spec/amounts";
import { type PriceTerms, priceBreakdown } from "@marsa/api-spec/money";

/** "AED 41,350.50 with fee and VAT": what the buyer pays to Marsa for a price in whole AED. */
export function AllIn({ price, terms }: { price: number; terms: PriceTerms }) {
  return (
    <>
      <span className="tabular-nums">AED {moneyOfFils(priceBreakdown(price, terms).allInFils)}</span> with fee
      and VAT
    </>
  );
}
