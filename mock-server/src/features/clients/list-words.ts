/**
 * Turns the search words of the staff into conditions: by the trigram index for words of few clients, else by the rows.
 */
import type { Condition } from "./list-sql.ts";

/** The trigram index has no shorter words. */
const INDEXED = 3;
/** For more clients than this, reading their rows is faster than the index. */
export const MOST_FOUND = 500;

export const SEARCH = "SELECT rowid FROM client_search WHERE client_search MATCH ? LIMIT ?";

function inRows(words: readonly string[]): Condition[] {
  return words.map((word) => ({ sql: "instr(r.words, ?) > 0", values: [word] }));
}

/**
 * Returns the conditions for every word of `q`.
 * @param search runs SEARCH; returns ids of rows, at most one more than MOST_FOUND
 */
export function conditionsOfWords(
  q: string | undefined,
  search: (match: string) => readonly number[],
): Condition[] {
  const words = (q ?? "").toLowerCase().replaceAll("\0", " ").split(/\s+/).filter(Boolean);
  const indexed = words.filter((word) => word.length >= INDEXED);
  if (indexed.length === 0) return inRows(words);
  const ids = search(indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND "));
  if (ids.length > MOST_FOUND) return inRows(words);
  const found = { sql: "r.id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(ids)] };
  return [found, ...inRows(words.filter((word) => !indexed.includes(word)))];
}
