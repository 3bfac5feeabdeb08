import { moneyOfFils } from "@marsa/api-spec/amounts";
import { type PriceTerms, priceBreakdown } from "@marsa/api-spec/money";

/** Returns the buyer's total for a price in whole AED, with fee and VAT: "41,350.50". */
export function allInText(priceAed: number, terms: PriceTerms): string {
  return moneyOfFils(priceBreakdown(priceAed, terms).allInFils);
}

/** "All-in AED 41,350.50 with fee and VAT". */
export function AllIn({ price, terms }: { price: number; terms: PriceTerms }) {
  return (
    <>
      All-in <span className="tabular-nums">AED {allInText(price, terms)}</span> with fee and VAT
    </>
  );
}
