/** Reads the names of people and companies, in all scripts. */
import { fieldRules } from "../rules.ts";

/** Letters of scripts whose words may have one character: a name such as 李. */
const OTHER_LETTER = /\p{Lo}/u;
const LEAST = 2;

/**
 * Returns a name as it is stored: composed characters, single blanks, no signs that nobody sees. The joiners of Persian
 * and Indian words stay inside them.
 */
export function plainName(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(/(?![\u200c\u200d])[\p{DI}\p{Cc}\p{Cf}\u2800]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replaceAll(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Returns the error of a name in a sentence; null: it has letters of any script. `word`: the field's name for people. */
export function nameProblem(typed: string, word: string): string | null {
  const name = plainName(typed);
  if (name === "") return fieldRules.required(word);
  if (!/\p{L}/u.test(name)) return fieldRules.valid(word);
  return Array.from(name).length < LEAST && !OTHER_LETTER.test(name) ? fieldRules.minLength(LEAST) : null;
}

/** Returns both names of a person. Some people have one name, in `firstName`. */
export function fullName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim();
}
