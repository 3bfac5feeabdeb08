/** The words that staff look for: by the index of three letters where few clients have them, else in the rows themselves. */
import type { Condition } from "./list-sql.ts";

/** Shorter words are in no index: a trigram has three letters. */
const INDEXED = 3;
/** More clients than this are read faster from their rows than through the index. */
export const MOST_FOUND = 500;

export const SEARCH = "SELECT rowid FROM client_search WHERE client_search MATCH ? LIMIT ?";

function inRows(words: readonly string[]): Condition[] {
  return words.map((word) => ({ sql: "instr(r.words, ?) > 0", values: [word] }));
}

/**
 * Conditions for every word of `q`.
 * @param search runs SEARCH; out: ids of rows, one more than MOST_FOUND at most
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
