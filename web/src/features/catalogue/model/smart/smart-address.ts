import type { Schema } from "@marsa/api-spec/client-problem";
import { CHOICE_FIELDS, KNOWN_VALUES, RANGE_FIELDS } from "../search/field-names.ts";
import { filterOf } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
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
  const { q: words, view: _view, cols: _cols, at: _at, ...fields } = search;
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

/** Returns the list of a filter, as its address. `now`: server ms, for filters of days. */
export function listOfFilter(filter: Filter, now: number = serverClock.now()): ListSearch {
  const search: ListSearch = {};
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
  if (extras.length > 0) search.with = extras;
  const day = daysOf(filter, now);
  if (day !== undefined) search.ends = [day];
  if (filter.bbox) search.at = filter.bbox.join(",");
  if (filter.q) search.q = filter.q;
  if (filter.kind?.length === 1) search.section = filter.kind[0] === "vehicle" ? "vehicles" : "apartments";
  return search;
}

/** Returns the word of an address for the days of a filter; undefined: it has none. */
function daysOf({ ends }: Filter, now: number): string | undefined {
  if (!ends) return undefined;
  const { from, to } = ends;
  const asked = [...KNOWN_VALUES.ends, ...(from === undefined ? [] : [from])];
  return asked.find((day) => {
    const days = filterOf({ ends: [day] }, now).ends;
    return days?.from === from && days?.to === to;
  });
}
