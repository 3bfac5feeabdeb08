import { isWholeFils } from "@marsa/api-spec/money";
import { westernDigits } from "@marsa/api-spec/digits";
import { messages } from "../../../lib/format/messages.ts";

/** The contract's least top-up, AED. */
const LEAST = 1;
const MOST = 10_000_000;

/** Reads a typed amount, AED: "7,200.5" → 7200.5; null for anything but whole fils. */
export function readAmount(text: string): number | null {
  const plain = westernDigits(text).replaceAll(/[\s,]/g, "");
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain);
  return isWholeFils(amount) ? amount : null;
}

/** Returns the error of an amount, or undefined for a valid one. */
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

/** Returns suggested amounts: the missing one first, then round ones above it. AED. */
export function readyAmounts(missing: number | undefined): readonly number[] {
  const round = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
  if (missing === undefined) return [5_000, 10_000, 20_000, 50_000];
  return [missing, ...round.filter((amount) => amount > missing).slice(0, 2)];
}
