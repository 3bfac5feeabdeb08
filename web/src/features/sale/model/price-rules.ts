import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { messages } from "#/lib/format/messages.ts";
import type { PriceField } from "./commands.ts";

/** The prices as they are typed; an empty text is no price. */
export type TypedPrices = Readonly<Record<Exclude<PriceField, "authority">, string>> & {
  readonly authority?: string;
};
export type PriceErrors = Partial<Record<PriceField, string>>;

export const PRICE_WORDS: Readonly<Record<PriceField, string>> = {
  start_price: "Start price",
  min_price: "Min price",
  authority: "Auctioneer may sell from",
  buy_now: "Buy now price",
};

const BELOW_MIN = "It is below your min price";

/** Steps between the start price and the least buy-now price. */
const BUY_NOW_STEPS = 4;

/** Returns the sentence of each broken rule between the prices. `step`: AED. */
export function priceErrors(typed: TypedPrices, step: number): PriceErrors {
  const errors: PriceErrors = {};
  const read = (field: PriceField): number | null => {
    const text = typed[field] ?? "";
    if (text.trim() === "") return null;
    const price = readNumber(text, priceRules(PRICE_WORDS[field]));
    if (!price.ok) errors[field] = price.message;
    else if (price.value === 0)
      errors[field] = messages.positivePrice(PRICE_WORDS[field].replace(/ price$/, ""));
    return price.ok ? price.value : null;
  };
  const [start, min, buyNow] = [read("start_price"), read("min_price"), read("buy_now")];
  const authority = read("authority");
  if (start === null) errors.start_price ??= messages.required(PRICE_WORDS.start_price);
  if (start === null || errors.start_price) return errors;
  if (min !== null && min < start) errors.min_price ??= messages.minPriceBelowStart();
  if (authority !== null && authority < start) errors.authority ??= messages.minPriceBelowStart();
  if (authority !== null && authority >= (min ?? 0)) errors.authority ??= BELOW_MIN;
  if (buyNow !== null && buyNow < start + BUY_NOW_STEPS * step) errors.buy_now ??= messages.buyNowTooLow();
  if (buyNow !== null && min !== null && buyNow <= min) errors.buy_now ??= messages.minimum(min + 1);
  return errors;
}
