import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { CHOICE_FIELDS, type ChoiceField, type Field, RANGE_FIELDS, type RangeField } from "./field-names.ts";
import { choiceOf, fits } from "./fields.ts";
import {
  type Bounds,
  DAY,
  type ListSearch,
  readBounds,
  readBox,
  type Sort,
  writeBounds,
} from "./read-list-search.ts";
import { isSection, type Section } from "./sections.ts";

export type Filter = Schema<"Filter">;

/** The screens with a list's address. */
export type ListScreen = "/auction" | "/auction/map";

const DAY_MS = 86_400_000;

/** Returns the section of a valid address. */
export function sectionOf({ section }: ListSearch): Section {
  return isSection(section) ? (section ?? "all") : "all";
}

/** Turns the address into the body of a call, the same for the same choice in any order. `now`: server ms. */
export function filterOf(search: ListSearch, now: number = serverClock.now()): Filter {
  const filter: Record<string, unknown> = {};
  if (search.q !== undefined) filter["q"] = search.q;
  const box = readBox(search.at);
  if (box) filter["bbox"] = box;
  for (const field of CHOICE_FIELDS) {
    const values = search[field]?.toSorted();
    if (values) Object.assign(filter, choiceAsFilter(field, values, now));
  }
  for (const field of RANGE_FIELDS) {
    const asked = field === "price" && search.prices === "all-in" ? "you_pay" : field;
    if (search[field] !== undefined) filter[asked] = readBounds(search[field]);
  }
  return filter;
}

/** Turns ticked values into the contract's filter, which has booleans and days for some fields. */
function choiceAsFilter(field: ChoiceField, values: readonly string[], now: number): Filter {
  if (field === "bedrooms" || field === "seats") return { [field]: values.map(Number) };
  if (field === "with") return Object.fromEntries(values.map((value) => [value, true]));
  if (field !== "ends") return { [field]: values };
  const [day = ""] = values;
  if (DAY.test(day)) return { ends: { from: day, to: day } };
  const first = values[0] === "tomorrow" ? 1 : 0;
  const last = values[0] === "week" ? 6 : first;
  return { ends: { from: dubaiDate(now + first * DAY_MS), to: dubaiDate(now + last * DAY_MS) } };
}

/** Ticks a value, or removes the tick. Removing a make removes its models. */
export function toggled(search: ListSearch, field: ChoiceField, value: string): ListSearch {
  const chosen = search[field] ?? [];
  if (!chosen.includes(value))
    return { ...search, [field]: choiceOf(field).single ? [value] : [...chosen, value] };
  const left = chosen.filter((each) => each !== value);
  const { [field]: _, ...others } = search;
  const next: ListSearch = left.length > 0 ? { ...others, [field]: left } : others;
  return field === "mark" ? without(next, "model") : next;
}

/** Sets both ends of a range. */
export function ranged(search: ListSearch, field: RangeField, bounds: Bounds): ListSearch {
  const text = writeBounds(bounds);
  return text === null
    ? without(search, field)
    : { ...search, [field]: writeBounds(readBounds(text)) ?? text };
}

/** Removes the filter of a field. */
export function without(search: ListSearch, field: Field | "q" | "at"): ListSearch {
  const { [field]: _, ...others } = search;
  return others;
}

/** Returns the address without filters and words, in the same section and order. */
export function cleared({ section, sort, prices, view, cols }: ListSearch): ListSearch {
  return {
    ...(section !== undefined && { section }),
    ...(sort !== undefined && { sort }),
    ...(prices !== undefined && { prices }),
    ...(view !== undefined && { view }),
    ...(cols !== undefined && { cols }),
  };
}

/** Returns the address in another section, without filters that this section does not have. */
export function inSection(search: ListSearch, section: Section): ListSearch {
  const next = { ...search };
  for (const field of [...CHOICE_FIELDS, ...RANGE_FIELDS]) if (!fits(field, section)) delete next[field];
  delete next.section;
  if (next.sort && !sortFits(next.sort, section)) delete next.sort;
  return section === "all" ? next : { ...next, section };
}

/** Whether a section has this order: apartments have no mileage, and they alone have a price per sqft. */
export function sortFits(sort: Sort, section: Section): boolean {
  return section === "apartments" ? sort !== "year" && sort !== "mileage" : sort !== "per_sqft";
}

/** Returns the address with another order. */
export function sorted(search: ListSearch, sort: Sort): ListSearch {
  const { sort: _, ...others } = search;
  return sort === "ending" ? others : { ...others, sort };
}

/** Returns the order for a call: that of the prices which are shown. */
export function sortOf({ sort, prices }: ListSearch): Schema<"Sort"> | undefined {
  if (prices !== "all-in") return sort;
  if (sort === "price_asc") return "you_pay_asc";
  return sort === "price_desc" ? "you_pay_desc" : sort;
}

/** Returns the address with what one pays in place of bids, or back. Amounts of a price filter stay as they are. */
export function priced(search: ListSearch, allIn: boolean): ListSearch {
  const { prices: _, ...others } = search;
  return allIn ? { ...others, prices: "all-in" } : others;
}

/** Returns whether two addresses show the same lots in the same order, in any view. */
export function isSameList(one: ListSearch, other: ListSearch): boolean {
  return whatIsAsked(one) === whatIsAsked(other);
}

function whatIsAsked({ view: _view, cols: _cols, ...asked }: ListSearch): string {
  // A key without a value counts as absent.
  const keys = Object.entries(asked).filter(([, value]) => value !== undefined);
  return JSON.stringify(keys.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Returns the part of an address that the map takes over: section, words and filters, without the view. */
export function mapSearch(search: ListSearch): Omit<ListSearch, "sort" | "view" | "cols"> {
  const { sort: _sort, view: _view, cols: _cols, ...filters } = search;
  return filters;
}

/** Returns the address with the list as cards or as a table. */
export function viewed(search: ListSearch, view: "cards" | "table"): ListSearch {
  const { view: _, ...others } = search;
  return view === "table" ? { ...others, view } : others;
}

/** Returns the number of filtered fields, without words, for the filter button. */
export function countFilters(search: ListSearch): number {
  return [...CHOICE_FIELDS, ...RANGE_FIELDS].filter((field) => search[field] !== undefined).length;
}
