import { list } from "#/lib/address/search.ts";
import { LONGEST_SENTENCE } from "./suggest-query.ts";
import { type ListSearch, LONGEST_Q, readListSearch } from "../search/read-list-search.ts";

/**
 * The address of a smart search: `?q=white+SUV+under+90k`. After a correction it also has the corrected filters, with
 * `set=1`: `?q=…&set=1&section=vehicles&colour=white`.
 */
export interface SmartAddress extends Omit<ListSearch, "q" | "view" | "cols" | "at"> {
  /** The sentence. */
  q?: string;
  /** Search words for the text of lots. */
  words?: string;
  set?: "1";
  /** The id of a saved search to open. */
  saved?: string;
}

/** @throws Error for an invalid value of a known key */
export function readSmartAddress(raw: Record<string, unknown>): SmartAddress {
  const { q: _q, view: _view, cols: _cols, at: _at, ...fields } = readListSearch(raw);
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
