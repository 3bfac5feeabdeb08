import type { Schema } from "@marsa/api-spec/client-problem";
import { list } from "../../lib/search.ts";
import {
  CHOICE_FIELDS,
  type ChoiceField,
  choiceOf,
  type Field,
  fits,
  RANGE_FIELDS,
  type RangeField,
} from "./fields.ts";
import { isSection, type Section } from "./sections.ts";

export type Filter = Schema<"Filter">;
export type Sort = Schema<"Sort">;

/** What the address of the list says: `?section=vehicles&mark=toyota&mark=nissan&price=5000-90000&sort=new`. */
export interface ListSearch
  extends Partial<Record<ChoiceField, string[]>>, Partial<Record<RangeField, string>> {
  section?: string;
  q?: string;
  sort?: Sort;
}

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

/** The limits of the document: more than this is refused. */
const LONGEST_Q = 120;
const MOST_VALUES = { status: 8, mine: 5, light: 3, bedrooms: 20 } as Partial<Record<ChoiceField, number>>;
const MOST_WORDS = 50;

/** Reads an address; what makes no sense in it is left out, so that an old link still shows something. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const search: ListSearch = {};
  const [section] = list(raw["section"]);
  if (section !== undefined && section !== "all") search.section = section;
  const q = list(raw["q"])[0]?.trim().slice(0, LONGEST_Q);
  if (q) search.q = q;
  const sort = SORTS.find((each) => each === raw["sort"]);
  if (sort && sort !== "ending") search.sort = sort;
  for (const field of CHOICE_FIELDS) {
    const values = readValues(field, list(raw[field]));
    if (values.length > 0) search[field] = values;
  }
  for (const field of RANGE_FIELDS) {
    const text = writeBounds(readBounds(list(raw[field])[0]));
    if (text !== null) search[field] = text;
  }
  return search;
}

/** The section of a valid address. */
export function sectionOf({ section }: ListSearch): Section {
  return isSection(section) ? (section ?? "all") : "all";
}

/** The address as the body of a call. The same choice in another order is the same filter. */
export function filterOf(search: ListSearch): Filter {
  const filter: Record<string, unknown> = {};
  if (search.q !== undefined) filter["q"] = search.q;
  for (const field of CHOICE_FIELDS) {
    const values = search[field]?.toSorted();
    if (values) filter[field] = field === "bedrooms" ? values.map(Number) : values;
  }
  for (const field of RANGE_FIELDS) {
    if (search[field] !== undefined) filter[field] = readBounds(search[field]);
  }
  return filter;
}

/** The ends of a range in the address: "5000-90000", "5000-", "-90000". Turned round they are turned back. */
export function readBounds(text: string | undefined): Bounds {
  const [, low = "", high = ""] = /^(\d{0,10})-(\d{0,10})$/.exec(text ?? "") ?? [];
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
  if (!chosen.includes(value)) return { ...search, [field]: [...chosen, value] };
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
export function without(search: ListSearch, field: Field | "q"): ListSearch {
  const { [field]: _, ...others } = search;
  return others;
}

/** The same section in the same order without any filter or words. */
export function cleared({ section, sort }: ListSearch): ListSearch {
  return { ...(section !== undefined && { section }), ...(sort !== undefined && { sort }) };
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

/** How many fields are filtered, words not counted: the number on the filters' button. */
export function countFilters(search: ListSearch): number {
  return [...CHOICE_FIELDS, ...RANGE_FIELDS].filter((field) => search[field] !== undefined).length;
}

function readValues(field: ChoiceField, values: string[]): string[] {
  const { values: known } = choiceOf(field);
  return [...new Set(values)]
    .filter((value) => (known ? known.some((each) => each.value === value) : value.length <= 80))
    .slice(0, MOST_VALUES[field] ?? MOST_WORDS);
}
