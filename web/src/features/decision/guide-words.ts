/** Says how the price guide places a bid. */
import { money } from "@marsa/api-spec/amounts";
import { counted } from "../../lib/format/counts.ts";
import type { SaleDecision } from "./queries.ts";

/** Fewer sales say too little. */
const FEWEST_SALES = 3;

/** Returns the sentences about a bid in AED; null where too little is known. */
export function guideWords(guide: SaleDecision["guide"], bid: number): string | null {
  if (guide === null || guide.sold < FEWEST_SALES) return null;
  const { search, sold, lower_quartile: low, upper_quartile: high, median } = guide;
  const brought = `${counted(sold, "sale")} of ${search}: half of them between AED ${money(low)} and ${money(high)}.`;
  return `${brought} The highest bid is ${placeWords(bid, low, high)}, ${fromMiddle(bid, median)}.`;
}

function placeWords(bid: number, low: number, high: number): string {
  if (bid < low) return "below this range";
  return bid > high ? "above this range" : "inside this range";
}

function fromMiddle(bid: number, median: number): string {
  const share = Math.round((Math.abs(bid - median) / median) * 100);
  if (share === 0) return `at the middle price of AED ${money(median)}`;
  return `${share} % ${bid < median ? "under" : "over"} the middle price of AED ${money(median)}`;
}
