import { money } from "@marsa/api-spec/amounts";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { highestMinimum } from "./steps.ts";

/** Returns why a typed amount cannot be the new minimum price; null: it can. The server decides. */
export function minimumRefusal(text: string, minimum: number, start: number): string | null {
  if (text.trim() === "") return "Fill in the new minimum";
  const read = readNumber(text, priceRules("New minimum"));
  if (!read.ok) return read.message;
  return outsideWords(read.value, minimum, start);
}

/** Returns the sentence for a minimum, AED, that is no lower one; null: none. */
function outsideWords(price: number, minimum: number, start: number): string | null {
  if (price >= minimum) return "The minimum price can only be lowered";
  if (price < start) return `Not below the start price of ${money(start)}`;
  const most = highestMinimum(minimum);
  return price > most ? `At most ${money(most)}: each change is 5 % or more` : null;
}

/** Returns suggested minimum prices, AED, highest first: a little lower, a tenth lower, and the present bid. */
export function suggestedMinima(minimum: number, { price, start_price: start, step }: LotLive): number[] {
  const round = (amount: number) => Math.floor(amount / step) * step;
  const wanted = [round(highestMinimum(minimum)), round(minimum * 0.9), price ?? start];
  const fit = wanted.filter((amount) => outsideWords(amount, minimum, start) === null);
  return [...new Set(fit)].toSorted((one, other) => other - one);
}
