import { money } from "@marsa/api-spec/amounts";
import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import type { LotLive } from "#/realtime/lots/live-store.ts";

/** The usual increments, AED: 1, 2 and 5 of each power of ten, and 250 for cheap cars. */
const RUNGS = [50, 100, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/**
 * Returns the next increment above or below, AED; null at the end of the list. A value between two entries goes to the
 * nearer end.
 */
export function nextStep(step: number, direction: "up" | "down"): number | null {
  return direction === "up"
    ? (RUNGS.find((rung) => rung > step) ?? null)
    : (RUNGS.findLast((rung) => rung < step) ?? null);
}

/**
 * Returns the lowered start price, AED: a tenth lower, rounded down to a multiple of the increment; null: it cannot go
 * lower.
 */
export function loweredStart(start: number, step: number): number | null {
  const lowered = Math.max(step, Math.floor((start * 9) / (10 * step)) * step);
  return lowered < start ? lowered : null;
}

/** Returns the highest new minimum price, AED: at least 5 % lower. */
export function highestMinimum(minimum: number): number {
  return Math.floor((minimum * 95) / 100);
}

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
