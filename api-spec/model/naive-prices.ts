/** A seller's price changes of a lot: null for a change, else the refusal. */
import { endOf, lightOf, WINDOW_MS, type NaiveLot, type NaiveTerms } from "./naive-lot.ts";

export function lowerMin(lot: NaiveLot, price: number | null, at: number): string | null {
  const { min, start, kind } = lot.terms;
  const hasBids = lot.offers.length > 0;
  if (lot.ending !== "open" || at >= endOf(lot)) return "LOT_CLOSED";
  if (min === null || (price !== null && price >= min) || lightOf(lot) === "green") return "MIN_PRICE_RULE";
  if (price !== null && price < start) return "VALIDATION";
  const tooOften = hasBids && lot.lowered === 2;
  const tooLittle = price !== null && (min - price) * 20 < min;
  if (endOf(lot) - at < WINDOW_MS[kind] || tooOften || tooLittle) return "MIN_PRICE_RULE";
  if (hasBids) lot.lowered += 1;
  return changed(lot, { min: price }, at);
}

export function lowerStart(lot: NaiveLot, price: number, at: number): string | null {
  if (lot.ending !== "open" || at >= endOf(lot)) return "LOT_CLOSED";
  if (lot.offers.length > 0) return "LOT_HAS_BIDS";
  return price >= lot.terms.start ? "VALIDATION" : changed(lot, { start: price }, at);
}

export function changeBuyNow(lot: NaiveLot, price: number | null, at: number): string | null {
  const { start, step, min, buyNow } = lot.terms;
  if (lot.ending !== "open" || at >= endOf(lot)) return "LOT_CLOSED";
  if (lot.offers.length > 0) return "LOT_HAS_BIDS";
  if (price === buyNow) return "VALIDATION";
  if (price !== null && (price < start + 4 * step || price <= (min ?? 0))) return "VALIDATION";
  return changed(lot, { buyNow: price }, at);
}

function changed(lot: NaiveLot, terms: Partial<NaiveTerms>, at: number): null {
  lot.terms = { ...lot.terms, ...terms };
  lot.started ||= at >= lot.terms.opens;
  lot.changes += 1;
  return null;
}
