import type { Schema } from "@marsa/api-spec/client-problem";
import { list } from "../../../lib/address/search.ts";
import { CHOICE_FIELDS, RANGE_FIELDS } from "../filters/fields.ts";
import { filterOf, type ListSearch, LONGEST_Q, readListSearch } from "../list/list-search.ts";

type Filter = Schema<"Filter">;

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

/** What somebody has made of his sentence, as the address of a list; null while it is read by rule. */
export function correctedList(address: SmartAddress): ListSearch | null {
  if (address.set === undefined) return null;
  const { q: _q, set: _set, saved: _saved, words, ...fields } = address;
  return { ...fields, ...(words !== undefined && { q: words }) };
}

/** The same sentence, read as this list. */
export function corrected(q: string | undefined, search: ListSearch): SmartAddress {
  const { q: words, view: _view, cols: _cols, compare: _compare, at: _at, ...fields } = search;
  return { ...fields, set: "1", ...(q !== undefined && { q }), ...(words !== undefined && { words }) };
}

/** A list as it is kept: days would be over by the time somebody looks again. */
export function keptFilter(search: ListSearch): Filter {
  const { ends: _, ...lasting } = search;
  const filter = filterOf(lasting);
  const { section } = search;
  if (section === "vehicles") return { ...filter, kind: ["vehicle"] };
  if (section === "apartments") return { ...filter, kind: ["apartment"] };
  return filter;
}

/** A kept filter as the list that it was. */
export function listOfFilter(filter: Filter): ListSearch {
  const search: ListSearch & Record<string, unknown> = {};
  const values = filter as Record<string, unknown>;
  for (const field of CHOICE_FIELDS) {
    const chosen = values[field];
    if (Array.isArray(chosen)) search[field] = chosen.map(String);
  }
  for (const field of RANGE_FIELDS) {
    const { from, to } = (values[field] ?? {}) as { from?: number; to?: number };
    if (from !== undefined || to !== undefined) search[field] = `${from ?? ""}-${to ?? ""}`;
  }
  const extras = (["buynow", "furnished", "new_construction"] as const).filter((flag) => filter[flag]);
  if (extras.length > 0) search["with"] = extras;
  if (filter.q) search["q"] = filter.q;
  if (filter.kind?.length === 1) search["section"] = filter.kind[0] === "vehicle" ? "vehicles" : "apartments";
  return search;
}
