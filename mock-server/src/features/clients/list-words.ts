/**
 * Turns the search words of the staff into conditions: by the trigram index for words of few clients, else by the rows.
 */
import { westernDigits } from "@marsa/api-spec/digits";
import { readPhone } from "@marsa/api-spec/text/phone";
import type { Condition } from "./list-sql.ts";

/** The trigram index has no shorter words. */
const INDEXED = 3;
/** For more clients than this, reading their rows is faster than the index. */
export const MOST_FOUND = 500;

export const SEARCH = "SELECT rowid FROM client_search WHERE client_search MATCH ? LIMIT ?";

/** A number in groups: at least seven digits from the start of a word on. */
const GROUPS = /(?<!\S)[+(]*\d(?:[\s().-]*\d){6,}(?!\S)/g;
/** The start of a whole phone number. Other digits may be a part of one, or of a document's number. */
const WHOLE = /^\(?[+0]/;

/** Returns the words of a text in small letters. A number in groups is one word, a whole phone number in E.164. */
export function searchWords(text: string): string[] {
  return westernDigits(text)
    .replaceAll(/\p{Cf}/gu, "")
    .toLowerCase()
    .replaceAll("\0", " ")
    .replaceAll(GROUPS, (groups) => {
      const phone = WHOLE.test(groups) ? readPhone(groups) : null;
      return phone?.number ?? groups.replaceAll(/[^\d+]/g, "");
    })
    .split(/\s+/)
    .filter(Boolean);
}

function inRows(words: readonly string[]): Condition[] {
  return words.map((word) => ({ sql: "instr(r.words, ?) > 0", values: [word] }));
}

/** How words are looked up. */
interface Lookups {
  /** Runs SEARCH; returns ids of rows, at most one more than MOST_FOUND. */
  readonly search: (match: string) => Promise<readonly number[]>;
  /** Returns the ids of profiles with a document of this whole number. */
  readonly withDocument: (number: string) => Promise<readonly number[]>;
}

/** Returns the conditions for every word of `q`. A number of a document is encrypted: only the whole one is found. */
export async function conditionsOfWords(
  q: string | undefined,
  { search, withDocument }: Lookups,
): Promise<Condition[]> {
  const text = q ?? "";
  const whole = await withDocument(text);
  if (whole.length > 0) return [ofProfiles(whole)];
  const [found, words]: [Condition[], string[]] = [[], []];
  for (const word of searchWords(text)) {
    const ids = await withDocument(word);
    if (ids.length > 0) found.push(ofProfiles(ids));
    else words.push(word);
  }
  return [...found, ...(await conditionsInRows(words, search))];
}

const ofProfiles = (ids: readonly number[]): Condition => ({
  sql: "r.profile_id IN (SELECT value FROM json_each(?))",
  values: [JSON.stringify(ids)],
});

async function conditionsInRows(words: readonly string[], search: Lookups["search"]): Promise<Condition[]> {
  const indexed = words.filter((word) => word.length >= INDEXED);
  if (indexed.length === 0) return inRows(words);
  const ids = await search(indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND "));
  if (ids.length > MOST_FOUND) return inRows(words);
  const found = { sql: "r.id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(ids)] };
  return [found, ...inRows(words.filter((word) => !indexed.includes(word)))];
}
