import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { messages } from "#/lib/format/messages.ts";
import type { PriceField } from "./commands.ts";

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

/** Returns the sentence of each broken rule between the three prices. `step`: AED. */
export function priceErrors(typed: TypedPrices, step: number): PriceErrors {
  const errors: PriceErrors = {};
  const read = (field: PriceField): number | null => {
    if (typed[field].trim() === "") return null;
    const price = readNumber(typed[field], priceRules(PRICE_WORDS[field]));
    if (!price.ok) errors[field] = price.message;
    else if (price.value === 0)
      errors[field] = messages.positivePrice(PRICE_WORDS[field].replace(/ price$/, ""));
    return price.ok ? price.value : null;
  };
  const [start, min, buyNow] = [read("start_price"), read("min_price"), read("buy_now")];
  if (start === null) errors.start_price ??= messages.required(PRICE_WORDS.start_price);
  if (start === null || errors.start_price) return errors;
  if (min !== null && min < start) errors.min_price ??= messages.minPriceBelowStart();
  if (buyNow !== null && buyNow < start + BUY_NOW_STEPS * step) errors.buy_now ??= messages.buyNowTooLow();
  if (buyNow !== null && min !== null && buyNow <= min) errors.buy_now ??= messages.minimum(min + 1);
  return errors;
}
