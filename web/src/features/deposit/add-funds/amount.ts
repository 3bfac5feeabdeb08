import { isWholeFils } from "@marsa/api-spec/money";
import { westernDigits } from "../../../lib/format/digits.ts";
import { messages } from "../../../lib/format/messages.ts";

/** What the document takes for a top-up, AED. */
const LEAST = 1;
const MOST = 10_000_000;

/** A typed amount as AED; null for what is no amount in whole fils. "7,200.5" → 7200.5 */
export function readAmount(text: string): number | null {
  const plain = westernDigits(text).replaceAll(/[\s,]/g, "");
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return isWholeFils(amount) ? amount : null;
}

/** Why an amount cannot be added; undefined when it can. */
export function amountFault(
  text: string,
  bounds: { least?: number; most?: number } = {},
): string | undefined {
  const { least = LEAST, most = MOST } = bounds;
  if (text.trim() === "") return messages.required("Amount");
  const amount = readAmount(text);
  if (amount === null) return messages.valid("Amount");
  if (amount < least) return messages.minimum(least);
  return amount > most ? messages.maximum(most) : undefined;
}

/** Amounts of one press: the missing one first, then round ones above it. AED. */
export function readyAmounts(missing: number | undefined): readonly number[] {
  const round = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
  if (missing === undefined) return [5_000, 10_000, 20_000, 50_000];
  return [missing, ...round.filter((amount) => amount > missing).slice(0, 2)];
}
