import { type NumberRules, readNumber } from "@marsa/api-spec/text/read-number";
import { messages } from "#/lib/format/messages.ts";

/** The contract's least top-up, AED. */
const LEAST = 1;
const MOST = 10_000_000;

/** The rules of an amount to add, in whole fils. */
export const TOP_UP: NumberRules = { label: "Amount", unit: "AED", decimals: 2, min: LEAST, max: MOST };

/** Returns the error of an amount, or undefined for a valid one. */
export function amountFault(text: string, rules: NumberRules = TOP_UP): string | undefined {
  if (text.trim() === "") return messages.required(rules.label);
  const read = readNumber(text, rules);
  return read.ok ? undefined : read.message;
}

/** Returns suggested amounts: the missing one first, then round ones above it. AED. */
export function readyAmounts(missing: number | undefined): readonly number[] {
  const round = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
  if (missing === undefined) return [5_000, 10_000, 20_000, 50_000];
  return [missing, ...round.filter((amount) => amount > missing).slice(0, 2)];
}
