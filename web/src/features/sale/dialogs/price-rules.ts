import { messages } from "../../../lib/format/messages.ts";
import type { PriceField } from "../commands.ts";

/** The three prices as they are typed; an empty text is no price. */
export type TypedPrices = Readonly<Record<PriceField, string>>;
export type PriceErrors = Partial<Record<PriceField, string>>;

export const PRICE_WORDS: Readonly<Record<PriceField, string>> = {
  start_price: "Start price",
  min_price: "Min price",
  buy_now: "Buy now price",
};

/** Steps between the start price and the least buy-now price. */
const BUY_NOW_STEPS = 4;

/** Reads a typed price, AED; null: none. NaN: no whole amount. */
export function priceOf(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, "");
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the sentence of each broken rule between the three prices. `step`: AED. */
export function priceErrors(typed: TypedPrices, step: number): PriceErrors {
  const [start, min, buyNow] = [typed.start_price, typed.min_price, typed.buy_now].map(priceOf) as [
    number | null,
    number | null,
    number | null,
  ];
  const errors: PriceErrors = {};
  if (start === null) errors.start_price = messages.required(PRICE_WORDS.start_price);
  for (const [field, price] of [
    ["start_price", start],
    ["min_price", min],
    ["buy_now", buyNow],
  ] as const) {
    if (price === null) continue;
    if (Number.isNaN(price)) errors[field] = messages.valid(PRICE_WORDS[field]);
    else if (price === 0) errors[field] = messages.positivePrice(PRICE_WORDS[field].replace(/ price$/, ""));
  }
  if (start === null || errors.start_price) return errors;
  if (min !== null && min < start) errors.min_price ??= messages.minPriceBelowStart();
  if (buyNow !== null && buyNow < start + BUY_NOW_STEPS * step) errors.buy_now ??= messages.buyNowTooLow();
  if (buyNow !== null && min !== null && buyNow <= min) errors.buy_now ??= messages.minimum(min + 1);
  return errors;
}
