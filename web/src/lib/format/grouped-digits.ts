import { westernDigits } from "@marsa/api-spec/digits";
import { grouped } from "@marsa/api-spec/amounts";

/** The value of a field for whole amounts after a key: text, amount and caret. */
export interface GroupedDigits {
  readonly text: string;
  /** Null while the field is empty. */
  readonly amount: number | null;
  readonly caret: number;
}

/**
 * Groups the digits of a text: "1790" and "١٧٩٠" → "1,790". The caret stays behind the same digit, so that changes in
 * the middle work.
 * @param caret its place in the typed text
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

/** Returns the place in a text with so many digits after it. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place--) if (text[place - 1] !== ",") left--;
  return place;
}
