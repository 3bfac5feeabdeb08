import { type ChoiceField, type Field, KNOWN_VALUES, type RangeField } from "./field-names.ts";
import type { Section } from "./sections.ts";

/** A field with values to tick; ticked values are joined by "or". */
interface Choice {
  title: string;
  /** The plural for "Show all 11 cities". */
  many: string;
  /** The dictionary with the words of the values. */
  dict?: string;
  /**
   * All values with their words, in the fixed order of the screen. `chip`: a word for the chip where `word` alone does
   * not name the field. `rare`: shown only with such lots.
   */
  values?: readonly { value: string; word: string; chip?: string; rare?: boolean }[];
  /** How values are counted: by the field's facet, or one by one, each as its own list. */
  counted?: "one-by-one";
  /** Whether only one value can be ticked. */
  single?: boolean;
  /** Whether the group starts closed, unless one of its values is ticked. */
  seldom?: boolean;
}

export const CHOICES = {
  status: {
    title: "Status",
    many: "states",
    values: [
      { value: "open", word: "Open now" },
      { value: "lane", word: "In a live lane", rare: true },
      { value: "upcoming", word: "Upcoming" },
      { value: "finished", word: "Just finished" },
    ],
  },
  mine: {
    title: "My activity",
    many: "activities",
    values: [
      { value: "leading", word: "Leading" },
      { value: "outbid", word: "Outbid" },
      { value: "awaiting", word: "Awaiting decision" },
      { value: "noted", word: "With my note" },
    ],
  },
  mark: { title: "Make", many: "makes", dict: "marks" },
  model: { title: "Model", many: "models", dict: "models" },
  body: { title: "Body type", many: "body types", dict: "bodies" },
  colour: { title: "Colour", many: "colours", dict: "colours", seldom: true },
  engine: { title: "Engine", many: "engines", dict: "engines", seldom: true },
  gearbox: { title: "Gearbox", many: "gearboxes", dict: "gearboxes", seldom: true },
  drive: { title: "Drive", many: "drives", dict: "drives", seldom: true },
  seats: {
    title: "Seats",
    many: "numbers",
    seldom: true,
    values: KNOWN_VALUES.seats.map((value) => ({
      value,
      word: value === "1" ? "1 seat" : `${value} seats`,
      rare: true,
    })),
  },
  developer: { title: "Developer", many: "developers", dict: "developers", seldom: true },
  emirate: { title: "Emirate", many: "emirates", dict: "emirates", seldom: true },
  type: { title: "Property type", many: "types", dict: "property_types" },
  bedrooms: {
    title: "Bedrooms",
    many: "sizes",
    values: [
      { value: "0", word: "Studio" },
      { value: "1", word: "1 bedroom" },
      ...[2, 3, 4].map((n) => ({ value: String(n), word: `${n} bedrooms` })),
      ...[5, 6, 7, 8].map((n) => ({ value: String(n), word: `${n} bedrooms`, rare: true })),
    ],
  },
  city: { title: "City", many: "cities", dict: "cities" },
  community: { title: "Community", many: "communities", dict: "communities" },
  light: {
    title: "Minimum price",
    many: "lights",
    values: [
      { value: "green", word: "Reached", chip: "Minimum reached" },
      { value: "red", word: "Below", chip: "Below minimum" },
      { value: "none", word: "No minimum" },
    ],
  },
  ends: {
    title: "Ends",
    many: "days",
    counted: "one-by-one",
    single: true,
    values: [
      { value: "today", word: "Today", chip: "Ending today" },
      { value: "tomorrow", word: "Tomorrow", chip: "Ending tomorrow" },
      { value: "week", word: "Within 7 days", chip: "Ending within 7 days" },
    ],
  },
  with: {
    title: "Only with",
    many: "extras",
    counted: "one-by-one",
    values: [
      { value: "buynow", word: "Buy now price" },
      { value: "furnished", word: "Furnished", rare: true },
      { value: "new_construction", word: "New construction", rare: true },
    ],
  },
} as const satisfies Record<ChoiceField, Choice>;

/** A field with a minimum and a maximum, both included. */
interface Range {
  title: string;
  /** The text before or after an amount; both may be empty. */
  before: string;
  after: string;
  /** Years read "2017 – 2023" and "From 2017"; amounts read "Over 5,000" with grouped thousands. */
  kind: "amount" | "year";
  /** The unit that may stand beside a typed amount. */
  unit?: string;
}

export const RANGES = {
  price: { title: "Price, AED", before: "AED ", after: "", kind: "amount", unit: "AED" },
  year: { title: "Year", before: "", after: "", kind: "year" },
  mileage: { title: "Mileage, km", before: "", after: " km", kind: "amount", unit: "km" },
  area: { title: "Area, sqft", before: "", after: " sqft", kind: "amount", unit: "sqft" },
  per_sqft: { title: "AED per sqft", before: "AED ", after: " per sqft", kind: "amount", unit: "AED" },
} as const satisfies Record<RangeField, Range>;

export const choiceOf = (field: ChoiceField): Choice => CHOICES[field];
export const rangeOf = (field: RangeField): Range => RANGES[field];

export function isChoice(field: Field): field is ChoiceField {
  return Object.hasOwn(CHOICES, field);
}

/** The filters of each section, in the order of the screen: those of the kind first. */
const OFFERED: Readonly<Record<Section, readonly Field[]>> = {
  all: ["status", "price", "mine", "mark", "model", "city", "community", "ends", "light", "with", "emirate"],
  vehicles: [
    "mark",
    "model",
    "year",
    "price",
    "city",
    "body",
    "mileage",
    "mine",
    "status",
    "ends",
    "light",
    "with",
    "seats",
    "colour",
    "engine",
    "gearbox",
    "drive",
    "emirate",
  ],
  apartments: [
    "bedrooms",
    "area",
    "price",
    "per_sqft",
    "city",
    "community",
    "type",
    "mine",
    "status",
    "ends",
    "light",
    "with",
    "developer",
    "emirate",
  ],
  live: ["mark", "model", "price", "city", "light"],
  favorites: ["status", "price", "mine", "city", "light"],
  finished: ["price", "mark", "model", "city", "light"],
};

/**
 * Returns the filters to offer: those of the reader's own activity only for a signed-in reader, models only within
 * makes.
 * @param makes whether a make is chosen
 */
export function offeredFields(section: Section, reader: { signedIn: boolean; makes: boolean }): Field[] {
  return OFFERED[section].filter(
    (field) => (field !== "mine" || reader.signedIn) && (field !== "model" || reader.makes),
  );
}

/** Whether a section has this filter. */
export function fits(field: Field, section: Section): boolean {
  return OFFERED[section].includes(field);
}
