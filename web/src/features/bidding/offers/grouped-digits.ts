import { westernDigits } from "../../../lib/format/digits.ts";
import { grouped } from "@marsa/api-spec/amounts";

/** What a field for whole amounts holds after a key: its text, the amount in it, and where the caret belongs. */
export interface GroupedDigits {
  readonly text: string;
  /** Null while the field is empty. */
  readonly amount: number | null;
  readonly caret: number;
}

/**
 * Groups what was typed, digits only: "1790" and "١٧٩٠" → "1,790". The caret stays behind the digit it stood behind, so that
 * typing and deleting in the middle work.
 * @param caret where it stands in the text that was typed
 */
export function groupDigits(typed: string, caret: number): GroupedDigits {
  const digits = digitsOf(typed).replace(/^0+(?=\d)/, "");
  if (digits === "") return { text: "", amount: null, caret: 0 };
  const amount = Number(digits);
  const text = grouped(digits);
  const behind = digitsOf(typed.slice(caret)).length;
  return { text, amount, caret: placeBefore(text, behind) };
}

function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, "");
}

/** The place in a text with so many digits behind it. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place--) if (text[place - 1] !== ",") left--;
  return place;
}
