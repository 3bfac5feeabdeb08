import type { Schema } from "@marsa/api-spec/client-problem";
import { list } from "../../../lib/address/search.ts";
import { dubaiDate } from "../../../lib/format/time.ts";
import { serverClock } from "../../../realtime/clock/clock.ts";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  choiceOf,
  type Field,
  fits,
  RANGE_FIELDS,
  type RangeField,
} from "../filters/fields.ts";
import { readColumns, writeColumns } from "../rows/columns.ts";
import { readCompared, writeCompared } from "../compare/compared.ts";
import { isSection, type Section } from "./sections.ts";

export type Filter = Schema<"Filter">;
export type Sort = Schema<"Sort">;

/** What the address of the list says: `?section=vehicles&mark=toyota&mark=nissan&price=5000-90000&sort=new`. */
export interface ListSearch
  extends Partial<Record<ChoiceField, string[]>>, Partial<Record<RangeField, string>> {
  section?: string;
  q?: string;
  sort?: Sort;
  /** A part of the map, degrees: "54.1,24.3,55.9,25.8" (west, south, east, north). */
  at?: string;
  /** How the lots are drawn; cards unless told. */
  view?: "table";
  /** The table's columns where they are not the usual ones: "price-bids-time". */
  cols?: string;
  /** Lots beside each other: "12-45-78". */
  compare?: string;
}

/** Screens whose address is a list's. */
export type ListScreen = "/auction" | "/auction/map";

/** A range as it stands in a form; an end that is missing is open. */
export interface Bounds {
  from?: number;
  to?: number;
}

export const SORTS = [
  "ending",
  "new",
  "price_asc",
  "price_desc",
  "bids",
  "year",
  "mileage",
] as const satisfies Sort[];

/** A calendar day, as `ends` may name one. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const RANGE = /^(\d{0,10})-(\d{0,10})$/;
/** The limits of the document: more than this is refused. */
/** Letters that a filter takes as words. */
export const LONGEST_Q = 120;
const MOST_VALUES = { status: 8, mine: 5, light: 3, bedrooms: 20, ends: 1 } as Partial<
  Record<ChoiceField, number>
>;
const MOST_WORDS = 50;
const DAY_MS = 86_400_000;

/**
 * Reads an address. Keys that nobody knows are left out, and so is what restricts nothing.
 * @throws Error where a key that is known has a value without sense: such a page does not exist.
 */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const search: ListSearch = {};
  const [section] = list(raw["section"]);
  if (section !== undefined && section !== "all") search.section = section;
  const q = list(raw["q"])[0]?.trim().slice(0, LONGEST_Q);
  if (q) search.q = q;
  const sort = oneOf(SORTS, "sort", raw);
  if (sort && sort !== "ending") search.sort = sort;
  const [at] = list(raw["at"]);
  if (at !== undefined && !readBox(at)) throw new Error(`at=${at} is no part of a map`);
  if (at !== undefined) search.at = at;
  Object.assign(search, readLooks(raw));
  for (const field of CHOICE_FIELDS) {
    const values = readValues(field, list(raw[field]));
    if (values.length > 0) search[field] = values;
  }
  for (const field of RANGE_FIELDS) {
    const [written] = list(raw[field]);
    if (written !== undefined && !RANGE.test(written)) throw new Error(`${field}=${written} is no range`);
    const text = writeBounds(readBounds(written));
    if (text !== null) search[field] = text;
  }
  return search;
}

/** A key with a few known values. */
function oneOf<Value extends string>(
  values: readonly Value[],
  key: string,
  raw: Record<string, unknown>,
): Value | undefined {
  const [written] = list(raw[key]);
  const value = values.find((each) => each === written);
  if (written !== undefined && value === undefined) throw new Error(`${key}=${written} is unknown`);
  return value;
}

/** What of an address says how the list is drawn, and not which lots are in it. */
function readLooks(raw: Record<string, unknown>): Pick<ListSearch, "view" | "cols" | "compare"> {
  oneOf(["cards", "table"], "view", raw);
  const cols = raw["view"] === "table" ? writeColumns(readColumns(list(raw["cols"])[0])) : undefined;
  const compare = writeCompared(readCompared(list(raw["compare"])[0]));
  return {
    ...(raw["view"] === "table" && { view: "table" as const }),
    ...(cols !== undefined && { cols }),
    ...(compare !== undefined && { compare }),
  };
}

/** The section of a valid address. */
export function sectionOf({ section }: ListSearch): Section {
  return isSection(section) ? (section ?? "all") : "all";
}

/** The address as the body of a call. The same choice in another order is the same filter. `now`: server ms. */
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
    if (search[field] !== undefined) filter[field] = readBounds(search[field]);
  }
  return filter;
}

/** West, south, east, north, degrees. */
type Box = [west: number, south: number, east: number, north: number];

/** The part of the map that an address names; null for anything else. */
export function readBox(text: string | undefined): Box | null {
  const sides = /^-?\d{1,3}(\.\d{1,5})?(,-?\d{1,3}(\.\d{1,5})?){3}$/.test(text ?? "")
    ? text?.split(",").map(Number)
    : null;
  if (!sides) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  return west < east && south < north ? [west, south, east, north] : null;
}

/** What is ticked as the document's filter has it: some fields are yes or no there, or days. */
function choiceAsFilter(field: ChoiceField, values: readonly string[], now: number): Filter {
  if (field === "bedrooms") return { bedrooms: values.map(Number) };
  if (field === "with") return Object.fromEntries(values.map((value) => [value, true]));
  if (field !== "ends") return { [field]: values };
  const [day = ""] = values;
  if (DAY.test(day)) return { ends: { from: day, to: day } };
  const first = values[0] === "tomorrow" ? 1 : 0;
  const last = values[0] === "week" ? 6 : first;
  return { ends: { from: dubaiDate(now + first * DAY_MS), to: dubaiDate(now + last * DAY_MS) } };
}

/** The ends of a range in the address: "5000-90000", "5000-", "-90000". Turned round they are turned back. */
export function readBounds(text: string | undefined): Bounds {
  const [, low = "", high = ""] = RANGE.exec(text ?? "") ?? [];
  const from = low === "" ? undefined : Number(low);
  const to = high === "" ? undefined : Number(high);
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** A range as the address writes it; null when both ends are open. */
function writeBounds({ from, to }: Bounds): string | null {
  return from === undefined && to === undefined ? null : `${from ?? ""}-${to ?? ""}`;
}

/** Ticks a value, or takes the tick away. Whoever gives up a make gives up the models chosen within. */
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

/** Takes a whole field away. */
export function without(search: ListSearch, field: Field | "q" | "at"): ListSearch {
  const { [field]: _, ...others } = search;
  return others;
}

/** The same section in the same order without any filter or words. */
export function cleared({ section, sort, view, cols }: ListSearch): ListSearch {
  return {
    ...(section !== undefined && { section }),
    ...(sort !== undefined && { sort }),
    ...(view !== undefined && { view }),
    ...(cols !== undefined && { cols }),
  };
}

/** Another section; filters that it does not know are left behind. */
export function inSection(search: ListSearch, section: Section): ListSearch {
  const next = { ...search };
  for (const field of [...CHOICE_FIELDS, ...RANGE_FIELDS]) if (!fits(field, section)) delete next[field];
  delete next.section;
  if (section === "apartments" && (next.sort === "year" || next.sort === "mileage")) delete next.sort;
  return section === "all" ? next : { ...next, section };
}

/** Another order. */
export function sorted(search: ListSearch, sort: Sort): ListSearch {
  const { sort: _, ...others } = search;
  return sort === "ending" ? others : { ...others, sort };
}

/** Whether two addresses show the same lots in the same order, however they are drawn. */
export function isSameList(one: ListSearch, other: ListSearch): boolean {
  const what = ({ view: _view, cols: _cols, compare: _compare, ...asked }: ListSearch) =>
    JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => a.localeCompare(b)));
  return what(one) === what(other);
}

/** What the map takes along from a list: section, words and filters, not how they were drawn. */
export function mapSearch(search: ListSearch): Omit<ListSearch, "sort" | "view" | "cols" | "compare"> {
  const { sort: _sort, view: _view, cols: _cols, compare: _compare, ...filters } = search;
  return filters;
}

/** The same list as cards or as a table. */
export function viewed(search: ListSearch, view: "cards" | "table"): ListSearch {
  const { view: _, ...others } = search;
  return view === "table" ? { ...others, view } : others;
}

/** How many fields are filtered, words not counted: the number on the filters' button. */
export function countFilters(search: ListSearch): number {
  return [...CHOICE_FIELDS, ...RANGE_FIELDS].filter((field) => search[field] !== undefined).length;
}

function readValues(field: ChoiceField, values: string[]): string[] {
  const { values: known } = choiceOf(field);
  const stranger = values.find(
    (value) => known && !known.some((each) => each.value === value) && !(field === "ends" && DAY.test(value)),
  );
  if (stranger !== undefined) throw new Error(`${field}=${stranger} is unknown`);
  return [...new Set(values)]
    .filter((value) => value.length <= 80)
    .slice(0, MOST_VALUES[field] ?? MOST_WORDS);
}
