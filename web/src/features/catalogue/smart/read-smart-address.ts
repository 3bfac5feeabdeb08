import { list } from "../../../lib/address/search.ts";
import { type ListSearch, LONGEST_Q, readListSearch } from "../list/read-list-search.ts";

/**
 * The address of a smart search: `?q=white+SUV+under+90k`. Once somebody has corrected how it was read, what he made of
 * it stands there too, with `set=1`: `?q=…&set=1&section=vehicles&colour=white`.
 */
export interface SmartAddress extends Omit<ListSearch, "q" | "view" | "cols" | "compare" | "at"> {
  /** The sentence. */
  q?: string;
  /** Words to be found in the lots' own text. */
  words?: string;
  set?: "1";
  /** A saved search that is to be opened: its id. */
  saved?: string;
}

/** Letters of a sentence. */
export const LONGEST_SENTENCE = 200;

/** @throws Error where a known key has a value without sense. */
export function readSmartAddress(raw: Record<string, unknown>): SmartAddress {
  const { q: _q, view: _view, cols: _cols, compare: _compare, at: _at, ...fields } = readListSearch(raw);
  const q = list(raw["q"])[0]?.trim().slice(0, LONGEST_SENTENCE);
  const words = list(raw["words"])[0]?.trim().slice(0, LONGEST_Q);
  const [saved] = list(raw["saved"]);
  if (saved !== undefined && !/^[1-9]\d{0,9}$/.test(saved)) throw new Error(`saved=${saved} is no search`);
  return {
    ...(q && { q }),
    ...(saved !== undefined && { saved }),
    ...(raw["set"] === "1" && { ...fields, set: "1" as const, ...(words && { words }) }),
  };
}
