import type { ChoiceField } from "../filters/field-names.ts";
import type { ListSearch, Sort } from "../list/read-list-search.ts";
import type { Section } from "../list/sections.ts";
import { plain } from "./words.ts";

/** The meaning of a phrase. */
export type Meaning =
  | {
      readonly kind: "choice";
      readonly field: ChoiceField;
      readonly values: readonly string[];
      readonly parent?: string;
    }
  | { readonly kind: "section"; readonly section: Section }
  | { readonly kind: "sort"; readonly sort: Sort };

/** The meanings of phrases of one to four plain words. */
export type Lexicon = ReadonlyMap<string, Meaning>;

/** A dictionary of the server. */
export interface Dictionary {
  readonly field: ChoiceField;
  readonly items: readonly { readonly value: string; readonly label: string; readonly parent?: string }[];
}

const choice = (field: ChoiceField, ...values: string[]): Meaning => ({ kind: "choice", field, values });
const section = (name: Section): Meaning => ({ kind: "section", section: name });
const sort = (by: Sort): Meaning => ({ kind: "sort", sort: by });

/** Words that people use in place of a dictionary's. */
const SYNONYMS: Readonly<Record<string, Meaning>> = {
  car: section("vehicles"),
  cars: section("vehicles"),
  vehicle: section("vehicles"),
  vehicles: section("vehicles"),
  apartment: section("apartments"),
  apartments: section("apartments"),
  flat: section("apartments"),
  flats: section("apartments"),
  property: section("apartments"),
  home: section("apartments"),
  mercedes: choice("mark", "mercedes-benz"),
  merc: choice("mark", "mercedes-benz"),
  benz: choice("mark", "mercedes-benz"),
  vw: choice("mark", "volkswagen"),
  chevy: choice("mark", "chevrolet"),
  landcruiser: choice("model", "toyota-land-cruiser"),
  prado: choice("model", "toyota-land-cruiser-prado"),
  lc: choice("model", "toyota-land-cruiser"),
  "g wagon": choice("model", "mercedes-benz-g-class"),
  "g wagen": choice("model", "mercedes-benz-g-class"),
  white: choice("colour", "white", "pearl"),
  blue: choice("colour", "blue", "navy"),
  gray: choice("colour", "grey"),
  brown: choice("colour", "bronze"),
  beige: choice("colour", "sand", "champagne"),
  gold: choice("colour", "champagne"),
  golden: choice("colour", "champagne"),
  maroon: choice("colour", "burgundy"),
  green: choice("colour", "green", "teal"),
  "4x4": choice("drive", "4wd", "awd"),
  "4wd": choice("drive", "4wd"),
  awd: choice("drive", "awd"),
  "four wheel drive": choice("drive", "4wd", "awd"),
  saloon: choice("body", "sedan"),
  sedans: choice("body", "sedan"),
  suvs: choice("body", "suv"),
  hatch: choice("body", "hatch"),
  cabriolet: choice("body", "convertible"),
  cabrio: choice("body", "convertible"),
  "station wagon": choice("body", "wagon"),
  truck: choice("body", "truck", "pickup"),
  "pick up": choice("body", "pickup"),
  minivan: choice("body", "van"),
  van: choice("body", "van", "cargo-van"),
  mpv: choice("body", "van"),
  gasoline: choice("engine", "petrol"),
  gas: choice("engine", "petrol"),
  ev: choice("engine", "electric"),
  auto: choice("gearbox", "automatic"),
  stick: choice("gearbox", "manual"),
  studio: choice("bedrooms", "0"),
  studios: choice("bedrooms", "0"),
  rak: choice("city", "ras-al-khaimah"),
  uaq: choice("city", "umm-al-quwain"),
  "no minimum": choice("light", "none"),
  "no reserve": choice("light", "none"),
  "without reserve": choice("light", "none"),
  "minimum reached": choice("light", "green"),
  "reserve met": choice("light", "green"),
  "buy now": choice("with", "buynow"),
  furnished: choice("with", "furnished"),
  "new construction": choice("with", "new_construction"),
  "off plan": choice("with", "new_construction"),
  "ending today": choice("ends", "today"),
  "ends today": choice("ends", "today"),
  today: choice("ends", "today"),
  "ending tomorrow": choice("ends", "tomorrow"),
  tomorrow: choice("ends", "tomorrow"),
  "this week": choice("ends", "week"),
  upcoming: choice("status", "upcoming"),
  "opening soon": choice("status", "upcoming"),
  "open now": choice("status", "open"),
  sold: section("finished"),
  finished: section("finished"),
  watchlist: section("favorites"),
  cheapest: sort("price_asc"),
  cheap: sort("price_asc"),
  "lowest price": sort("price_asc"),
  "most expensive": sort("price_desc"),
  "low mileage": sort("mileage"),
  "lowest mileage": sort("mileage"),
  newest: sort("year"),
  "most bids": sort("bids"),
  "ending soon": sort("ending"),
};

/** The order in which fields claim a phrase: Dubai is a city rather than an emirate. */
const ORDER: readonly ChoiceField[] = [
  "mark",
  "model",
  "city",
  "type",
  "body",
  "colour",
  "engine",
  "gearbox",
  "drive",
];

const rank = (field: ChoiceField) => (ORDER.indexOf(field) + ORDER.length + 1) % (ORDER.length + 1);

/** Makes the lexicon of the dictionaries' phrases and of synonyms. */
export function makeLexicon(dictionaries: readonly Dictionary[]): Lexicon {
  const lexicon = new Map<string, Meaning>();
  for (const { field, items } of dictionaries.toSorted((a, b) => rank(a.field) - rank(b.field))) {
    for (const { value, label, parent } of items) {
      const meaning: Meaning = {
        kind: "choice",
        field,
        values: [value],
        ...(parent !== undefined && { parent }),
      };
      for (const phrase of phrasesOf(label)) if (!lexicon.has(phrase)) lexicon.set(phrase, meaning);
    }
  }
  for (const [phrase, meaning] of Object.entries(SYNONYMS)) lexicon.set(phrase, meaning);
  return lexicon;
}

/** "CR-V" is also written "crv", "Mercedes-Benz" in two words. */
function phrasesOf(label: string): string[] {
  const spaced = plain(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const joined = spaced.replaceAll(" ", "");
  return joined.length >= 3 && spaced.split(" ").length === 2 ? [spaced, joined] : [spaced];
}

/** Models whose names are words of other sentences too. */
const ORDINARY: ReadonlySet<string> = new Set(
  "air carry city dream escape expert express focus free gravity journey legend master mega partner passion passport pilot soul".split(
    " ",
  ),
);

/**
 * Whether a phrase needs its make before it: "IS" of Lexus, "6" of Mazda, "300" of Chrysler and "City" of Honda are
 * other words and numbers too.
 */
export function needsMake(phrase: string, meaning: Meaning): boolean {
  if (meaning.kind !== "choice" || meaning.field !== "model") return false;
  return phrase.length < 3 || /^\d+$/.test(phrase) || ORDINARY.has(phrase);
}

/** Words without a meaning of their own. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an the in at on near around of for with and or to from is are me my i want need looking look find show please " +
    "any some good nice by that which buy price priced aed dhs dirhams year model make colour color color bids lot lots auction"
  ).split(" "),
);

export type SmartFields = Omit<ListSearch, "view" | "cols" | "compare" | "at">;
