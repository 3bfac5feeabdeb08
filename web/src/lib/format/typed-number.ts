/** Groups the digits of a number field while a person types, and never changes an amount that is pasted. */
import { grouped } from "@marsa/api-spec/amounts";
import { westernDigits } from "@marsa/api-spec/digits";
import { groupedEntry, type NumberRules, readNumber, writtenNumber } from "@marsa/api-spec/text/read-number";

/** A change of a number field: its texts, the caret's place afterwards, and the event of the browser. */
export interface Change {
  readonly before: string;
  readonly after: string;
  readonly caret: number;
  readonly event: Partial<Pick<InputEvent, "inputType" | "data">>;
}

/**
 * Returns the text and the caret of a whole-number field after a change: "1790" and "١٧٩٠" become "1,790". The caret
 * stays behind the same digit, so that changes in the middle work. Any text with a mark of its own stays as it is.
 */
export function regrouped(change: Change): { readonly text: string; readonly caret: number } {
  const { after, caret } = change;
  if (!/^\d+$/.test(westernDigits(after)) && !isTypedDigit(change)) return { text: after, caret };
  const text = grouped(digitsOf(after).replace(/^0+(?=\d)/, ""));
  return { text, caret: placeBefore(text, digitsOf(after.slice(caret)).length) };
}

/** Whether digits were typed into a grouped number, or some of it deleted. */
function isTypedDigit({ before, after, event }: Change): boolean {
  const { inputType = "", data } = event;
  const isTyped =
    inputType.startsWith("delete") ||
    inputType === "insertCompositionText" ||
    (inputType === "insertText" && /^\d*$/.test(westernDigits(data ?? "")));
  const isGrouped = plainEntry(before) !== before;
  return isTyped && isGrouped && /^\d*$/.test(westernDigits(inserted(before, after)));
}

/** Returns the characters that a text has and the one before it had not. */
function inserted(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return after.slice(start, after.length - behind);
}

/** Returns a number in the field's own form when a person leaves the field; a text that is none stays visible. */
export function tidied(text: string, rules: NumberRules): string {
  if (text.trim() === "") return "";
  const read = readNumber(text, rules);
  if (!read.ok) return text;
  const written = writtenNumber(read.value);
  return isGrouping(rules) ? groupedEntry(written) : written;
}

/** Whether the digits of a field stand in groups: years and floors do not. */
export function isGrouping({ unit, decimals = 0, min = 0 }: NumberRules): boolean {
  return unit !== undefined && decimals === 0 && min >= 0;
}

/** Returns a grouped whole number without its commas; any other text as it is. */
export function plainEntry(text: string): string {
  const plain = text.replaceAll(",", "");
  return groupedEntry(plain) === text ? plain : text;
}

function digitsOf(text: string): string {
  return westernDigits(text).replaceAll(/\D/g, "");
}

/** Returns the place in a text with so many digits after it. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length;
  for (let left = digitsBehind; left > 0 && place > 0; place--) if (text[place - 1] !== ",") left--;
  return place;
}
