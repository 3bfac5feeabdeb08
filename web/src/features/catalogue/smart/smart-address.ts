import type { Schema } from "@marsa/api-spec/client-problem";
import { CHOICE_FIELDS, RANGE_FIELDS } from "../filters/field-names.ts";
import { filterOf } from "../list/list-search.ts";
import type { ListSearch } from "../list/read-list-search.ts";
import type { SmartAddress } from "./read-smart-address.ts";

type Filter = Schema<"Filter">;

/** Returns the corrected list of an address; null while the sentence decides. */
export function correctedList(address: SmartAddress): ListSearch | null {
  if (address.set === undefined) return null;
  const { q: _q, set: _set, saved: _saved, words, ...fields } = address;
  return { ...fields, ...(words !== undefined && { q: words }) };
}

/** Returns the address of the sentence with this list as its correction. */
export function corrected(q: string | undefined, search: ListSearch): SmartAddress {
  const { q: words, view: _view, cols: _cols, compare: _compare, at: _at, ...fields } = search;
  return { ...fields, set: "1", ...(q !== undefined && { q }), ...(words !== undefined && { words }) };
}

/** Returns the filter to save; days are left out, since they pass. */
export function filterToSave(search: ListSearch): Filter {
  const { ends: _, ...lasting } = search;
  const filter = filterOf(lasting);
  const { section } = search;
  if (section === "vehicles") return { ...filter, kind: ["vehicle"] };
  if (section === "apartments") return { ...filter, kind: ["apartment"] };
  return filter;
}

/** Returns the list of a saved filter. */
export function listOfFilter(filter: Filter): ListSearch {
  const search: ListSearch & Record<string, unknown> = {};
  const values = filter as Record<string, unknown>;
  for (const field of CHOICE_FIELDS) {
    const chosen = values[field];
    if (Array.isArray(chosen)) search[field] = chosen.map(String);
  }
  for (const field of RANGE_FIELDS) {
    const allIn = field === "price" && values["you_pay"] !== undefined;
    if (allIn) search.prices = "all-in";
    const { from, to } = (values[allIn ? "you_pay" : field] ?? {}) as { from?: number; to?: number };
    if (from !== undefined || to !== undefined) search[field] = `${from ?? ""}-${to ?? ""}`;
  }
  const extras = (["buynow", "furnished", "new_construction"] as const).filter((flag) => filter[flag]);
  if (extras.length > 0) search["with"] = extras;
  if (filter.q) search["q"] = filter.q;
  if (filter.kind?.length === 1) search["section"] = filter.kind[0] === "vehicle" ? "vehicles" : "apartments";
  return search;
}
