import type { Schema } from "@marsa/api-spec/client-problem";
import { list } from "#/lib/address/search.ts";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  KNOWN_VALUES,
  RANGE_FIELDS,
  type RangeField,
} from "./field-names.ts";
import { readColumns, writeColumns } from "./column-names.ts";

/** Orders by price follow what the list shows: bids, or what one pays. */
export type Sort = Exclude<Schema<"Sort">, "you_pay_asc" | "you_pay_desc">;

/** The address of the list: `?section=vehicles&mark=toyota&mark=nissan&price=5000-90000&sort=new`. */
export interface ListSearch
  extends Partial<Record<ChoiceField, string[]>>, Partial<Record<RangeField, string>> {
  section?: string;
  q?: string;
  sort?: Sort;
  /** The prices that are shown, sorted and filtered by: what one pays; bids by default. */
  prices?: "all-in";
  /** A part of the map, degrees: "54.1,24.3,55.9,25.8" (west, south, east, north). */
  at?: string;
  /** The view of the list; cards by default. */
  view?: "table";
  /** The columns of the table, unless they are the default ones: "price-bids-time". */
  cols?: string;
}

/** A range of a filter; a missing end is open. */
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
  "per_sqft",
] as const satisfies Sort[];

/** A calendar day as a value of `ends`. */
export const DAY = /^\d{4}-\d\d-\d\d$/;
const RANGE = /^(\d{0,10})-(\d{0,10})$/;
/** The longest search text, characters. */
export const LONGEST_Q = 120;
/** The contract's limits of values; more are refused. */
const MOST_VALUES = { status: 8, mine: 5, light: 3, bedrooms: 20, seats: 20, ends: 1 } as Partial<
  Record<ChoiceField, number>
>;
const MOST_WORDS = 50;

/**
 * Reads an address, without unknown keys and filters without effect.
 * @throws Error for an invalid value of a known key: the page does not exist
 */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const search: ListSearch = {};
  const [section] = list(raw["section"]);
  if (section !== undefined && section !== "all") search.section = section;
  const q = list(raw["q"])[0]?.trim().slice(0, LONGEST_Q);
  if (q) search.q = q;
  const sort = oneOf(SORTS, "sort", raw);
  if (sort && sort !== "ending") search.sort = sort;
  if (oneOf(["bids", "all-in"], "prices", raw) === "all-in") search.prices = "all-in";
  const [at] = list(raw["at"]);
  if (at !== undefined && !readBox(at)) throw new Error(`at=${at} is unknown`);
  if (at !== undefined) search.at = at;
  Object.assign(search, readLooks(raw));
  for (const field of CHOICE_FIELDS) {
    const values = readValues(field, list(raw[field]));
    if (values.length > 0) search[field] = values;
  }
  for (const field of RANGE_FIELDS) {
    const [written] = list(raw[field]);
    if (written !== undefined && !RANGE.test(written)) throw new Error(`${field}=${written} is unknown`);
    const text = writeBounds(readBounds(written));
    if (text !== null) search[field] = text;
  }
  return search;
}

/** Reads a key with a few known values. */
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

/** Reads the view of the list, which has no effect on its lots. */
function readLooks(raw: Record<string, unknown>): Pick<ListSearch, "view" | "cols"> {
  oneOf(["cards", "table"], "view", raw);
  const cols = raw["view"] === "table" ? writeColumns(readColumns(list(raw["cols"])[0])) : undefined;
  return {
    ...(raw["view"] === "table" && { view: "table" as const }),
    ...(cols !== undefined && { cols }),
  };
}

/** West, south, east, north, degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** Reads the part of the map in an address; null for anything else. */
export function readBox(text: string | undefined): Box | null {
  const sides = /^-?\d{1,3}(\.\d{1,5})?(,-?\d{1,3}(\.\d{1,5})?){3}$/.test(text ?? "")
    ? text?.split(",").map(Number)
    : null;
  if (!sides) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  return west < east && south < north ? [west, south, east, north] : null;
}

/** Reads a range: "5000-90000", "5000-", "-90000". Swapped ends are corrected. */
export function readBounds(text: string | undefined): Bounds {
  const [, low = "", high = ""] = RANGE.exec(text ?? "") ?? [];
  const from = low === "" ? undefined : Number(low);
  const to = high === "" ? undefined : Number(high);
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Writes a range for the address; null when both ends are open. */
export function writeBounds({ from, to }: Bounds): string | null {
  return from === undefined && to === undefined ? null : `${from ?? ""}-${to ?? ""}`;
}

function readValues(field: ChoiceField, values: string[]): string[] {
  const known: readonly string[] | null = KNOWN_VALUES[field];
  const stranger = values.find(
    (value) => known && !known.includes(value) && !(field === "ends" && DAY.test(value)),
  );
  if (stranger !== undefined) throw new Error(`${field}=${stranger} is unknown`);
  return [...new Set(values)]
    .filter((value) => value.length <= 80)
    .slice(0, MOST_VALUES[field] ?? MOST_WORDS);
}
