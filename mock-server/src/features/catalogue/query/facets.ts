/** Counts and labels the values of filter fields. */
import type { DictName } from "../../../tables/schema/dict-names.ts";
import type { Dictionaries } from "../../../tables/lots/dictionaries.ts";
import type { Schema } from "../../../http/handler.ts";
import { LIGHT, MINE, MINE_AT_ALL, STATUS } from "./lot-sql.ts";
import { labelSearch } from "./words.ts";
import type { Banded } from "./bands.ts";

/** A value and its number of lots. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/**
 * How a facet counts: by the values of an expression, by the bands of an amount, or by conditions of which a lot may
 * meet several; `within` limits the lots that can meet any.
 */
export type Counting =
  | { readonly by: "value"; readonly sql: string }
  | { readonly by: "band"; readonly of: Banded }
  | {
      readonly by: "condition";
      readonly conditions: Readonly<Record<string, string>>;
      readonly within: string;
    };

/** Source of a facet's labels: a dictionary, or a function of the value. */
type Words = DictName | ((value: string) => string);

interface Facet {
  readonly counting: Counting;
  readonly words: Words;
}

/** Most values of a facet; a search narrows them down. */
const MOST_VALUES = 50;

const byColumn = (column: string, words: Words): Facet => ({ counting: { by: "value", sql: column }, words });
const oneOf =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string =>
    words[value] ?? value;

const FACETS = {
  kind: byColumn("l.kind", oneOf({ vehicle: "Vehicles", apartment: "Apartments" })),
  status: byColumn(
    STATUS,
    oneOf({ open: "Open now", lane: "In a live lane", upcoming: "Upcoming", finished: "Just finished" }),
  ),
  mark: byColumn("l.mark", "marks"),
  model: byColumn("l.model", "models"),
  body: byColumn("l.body", "bodies"),
  gearbox: byColumn("l.gearbox", "gearboxes"),
  engine: byColumn("l.engine", "engines"),
  drive: byColumn("l.drive", "drives"),
  colour: byColumn("l.colour", "colours"),
  emirate: byColumn("l.emirate", "emirates"),
  city: byColumn("l.city", "cities"),
  community: byColumn("l.community", "communities"),
  type: byColumn("l.type", "property_types"),
  developer: byColumn("l.developer", "developers"),
  bedrooms: byColumn("l.bedrooms", bedroomsInWords),
  seats: byColumn("l.seats", (value) => (value === "1" ? "1 seat" : `${value} seats`)),
  vat: byColumn(
    "l.vat",
    oneOf({ included: "VAT included", without: "Without VAT", partial: "Margin scheme" }),
  ),
  light: byColumn(LIGHT, oneOf({ green: "Reached", red: "Below", none: "No minimum" })),
  price_band: { counting: { by: "band", of: "price" }, words: (value) => value },
  you_pay_band: { counting: { by: "band", of: "you_pay" }, words: (value) => value },
  mine: {
    counting: { by: "condition", conditions: MINE, within: MINE_AT_ALL },
    words: oneOf({
      leading: "Leading",
      outbid: "Outbid",
      awaiting: "Awaiting decision",
      noted: "With my note",
      favorite: "On my watchlist",
    }),
  },
} as const satisfies Partial<Record<keyof Schema<"Filter"> | "price_band" | "you_pay_band", Facet>>;

export type Field = keyof typeof FACETS;

/** Returns the facet field of this name; null: none. */
export function facetNamed(name: string): Field | null {
  return Object.hasOwn(FACETS, name) ? (name as Field) : null;
}

export function countingOf(field: Field): Counting {
  return FACETS[field].counting;
}

/**
 * Returns the counts with labels: most lots first, then by label, 50 at most. `search` selects labels with a word
 * that begins like it; null selects all.
 */
export function presentFacet(
  field: Field,
  counts: readonly ValueCount[],
  search: string | null,
  dictionaries: Dictionaries,
): Schema<"SelectList"> {
  const { words }: Facet = FACETS[field];
  const matches = search === null ? () => true : labelSearch(search);
  const items = counts
    .map((each) => withWords(words, each, dictionaries))
    .filter(({ label }) => matches(label))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en", { numeric: true }));
  return { items: items.slice(0, MOST_VALUES), more: items.length > MOST_VALUES };
}

function withWords(words: Words, { value, count }: ValueCount, dictionaries: Dictionaries) {
  if (typeof words === "function") return { value, label: words(value), count };
  const entry = dictionaries.entry(words, value);
  return {
    value,
    label: entry?.label ?? value,
    count,
    ...(entry?.parent !== undefined && { parent: entry.parent }),
  };
}

function bedroomsInWords(value: string): string {
  if (value === "0") return "Studio";
  return value === "1" ? "1 bedroom" : `${value} bedrooms`;
}
