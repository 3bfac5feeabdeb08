/** Cleans texts that people type, paste or import of signs that nobody sees. */
import { westernDigits } from "./digits.ts";

/** Marks of direction, characters without width, and hyphens at which a line may break. */
const HIDDEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g;
/** Signs that a text cannot keep: control characters, and those that write the characters after them backwards. */
const UNREADABLE = /(?![\t\n\r])\p{Cc}|[\u202d\u202e]/gu;
/** Letters of Arabic and Persian words may join or part; digits and codes have no use for that. */
const JOINERS = /[\u200c\u200d]/g;
/** The sign of a character that could not be read. */
export const UNREAD = "\ufffd";

/** More marks on one letter than any script has: such a letter covers the lines around it, and no line can break in it. */
export const HEAPED_MARKS = /\p{M}{11}/u;

/** Returns a text of several lines without hidden signs; what cannot be kept becomes U+FFFD. */
export function plainText(text: string): string {
  return text.replaceAll(HIDDEN, "").replaceAll(UNREADABLE, UNREAD).replaceAll("\u2011", "-").trim();
}

/** Returns the same as one line, with ordinary spaces. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s/g, " ");
}

/** Returns a number, date, code or choice with the characters that its rules know: Western digits, no joiners. */
export function plainCode(text: string): string {
  return westernDigits(plainLine(text)).replaceAll(JOINERS, "").trim();
}
