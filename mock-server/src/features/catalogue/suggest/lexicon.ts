/** The phrases of a search and their meanings. */
import { COMMUNITIES } from "@marsa/api-spec/map/communities";
import type { Schema } from "../../../http/handler.ts";
import type { Dictionaries } from "../../../tables/lots/dictionaries.ts";
import type { DictName } from "../../../tables/schema/dict-names.ts";
import type { Filter } from "../query/filter.ts";
import type { Section } from "../query/sections.ts";
import { ALSO } from "./also.ts";
import { plain } from "./sentence-words.ts";

/** The fields with a dictionary. The first of them claims a phrase: Dubai is a city rather than an emirate. */
const DICTS = {
  mark: "marks",
  model: "models",
  city: "cities",
  community: "communities",
  type: "property_types",
  body: "bodies",
  colour: "colours",
  engine: "engines",
  gearbox: "gearboxes",
  drive: "drives",
  developer: "developers",
  emirate: "emirates",
} as const satisfies Partial<Record<keyof Filter, DictName>>;

export type NameField = keyof typeof DICTS;

/** A value of a dictionary. */
export interface Name {
  readonly field: NameField;
  readonly value: string;
  readonly label: string;
  readonly parent: string | null;
  /** Its label and other words, as compared. */
  readonly phrases: readonly string[];
}

/** The meaning of a phrase. Days count from today. */
export type Meaning =
  | { readonly kind: "names"; readonly names: readonly [Name, ...Name[]] }
  | { readonly kind: "filter"; readonly filter: Filter }
  | { readonly kind: "ends"; readonly from: number; readonly to: number }
  | { readonly kind: "section"; readonly section: Section }
  | { readonly kind: "sort"; readonly sort: Schema<"Sort"> };

export interface Lexicon {
  /** The meanings of phrases of one to four plain words. */
  readonly phrases: ReadonlyMap<string, Meaning>;
  readonly names: readonly Name[];
}

/** Phrases without a dictionary, separated by commas. */
const SAID: readonly (readonly [Meaning, string])[] = [
  [{ kind: "section", section: "vehicles" }, "car, cars, vehicle, vehicles, سيارة, سيارات, مركبة, مركبات"],
  [
    { kind: "section", section: "apartments" },
    "apartment, apartments, flat, flats, property, home, شقة, شقق, عقار",
  ],
  [{ kind: "section", section: "finished" }, "sold, finished"],
  [{ kind: "section", section: "favorites" }, "watchlist"],
  [{ kind: "filter", filter: { bedrooms: [0] } }, "studio, studios, استوديو, ستوديو"],
  [{ kind: "filter", filter: { bedrooms: [1] } }, "غرفة وصالة"],
  [{ kind: "filter", filter: { bedrooms: [2] } }, "غرفتين, غرفتين وصالة"],
  [{ kind: "filter", filter: { light: ["none"] } }, "no minimum, no reserve, without reserve"],
  [{ kind: "filter", filter: { light: ["green"] } }, "minimum reached, reserve met"],
  [{ kind: "filter", filter: { buynow: true } }, "buy now, buy now price, شراء فوري"],
  [{ kind: "filter", filter: { furnished: true } }, "furnished, مفروشة, مفروش"],
  [{ kind: "filter", filter: { new_construction: true } }, "new construction, off plan"],
  [{ kind: "filter", filter: { status: ["upcoming"] } }, "upcoming, opening soon"],
  [{ kind: "filter", filter: { status: ["open"] } }, "open now"],
  [{ kind: "ends", from: 0, to: 0 }, "ending today, ends today, today, اليوم"],
  [{ kind: "ends", from: 1, to: 1 }, "ending tomorrow, tomorrow, غدا"],
  [{ kind: "ends", from: 0, to: 6 }, "this week, ending this week, هذا الأسبوع"],
  [{ kind: "sort", sort: "price_asc" }, "cheapest, cheap, lowest price, أرخص, رخيصة"],
  [{ kind: "sort", sort: "price_desc" }, "most expensive"],
  [{ kind: "sort", sort: "mileage" }, "low mileage, lowest mileage"],
  [{ kind: "sort", sort: "year" }, "newest, أحدث"],
  [{ kind: "sort", sort: "bids" }, "most bids"],
  [{ kind: "sort", sort: "ending" }, "ending soon"],
];

const split = (text: string): string[] => (text === "" ? [] : text.split(", ").map(plain));

const made = new WeakMap<Dictionaries, Lexicon>();

/** Returns the lexicon of the dictionaries, made once. */
export function lexiconOf(dictionaries: Dictionaries): Lexicon {
  const known = made.get(dictionaries);
  if (known) return known;
  const lexicon = makeLexicon(dictionaries);
  made.set(dictionaries, lexicon);
  return lexicon;
}

function makeLexicon(dictionaries: Dictionaries): Lexicon {
  const phrases = new Map<string, Meaning>();
  const names = (Object.keys(DICTS) as NameField[]).flatMap((field) => namesOf(field, dictionaries));
  for (const name of names) {
    for (const phrase of name.phrases) {
      const known = phrases.get(phrase);
      if (known?.kind !== "names") phrases.set(phrase, { kind: "names", names: [name] });
      else if (known.names[0].field === name.field)
        phrases.set(phrase, { kind: "names", names: [...known.names, name] });
    }
  }
  for (const [meaning, text] of SAID) for (const phrase of split(text)) phrases.set(phrase, meaning);
  return { phrases, names };
}

function namesOf(field: NameField, dictionaries: Dictionaries): Name[] {
  const also = new Map(Object.entries(ALSO[field] ?? {}));
  return (dictionaries.named(DICTS[field])?.items ?? []).map(({ value, label, parent = null }) => {
    const labels = [label, ...(field === "community" ? registered(value) : [])];
    const phrases = [...new Set([...labels.flatMap(phrasesOf), ...split(also.get(value) ?? "")])];
    return { field, value, label, parent, phrases };
  });
}

/** Returns the names of a community in the register of Dubai. */
function registered(value: string): string[] {
  const community = COMMUNITIES.find((each) => each.value === value);
  return community ? [community.official, community.nameAr] : [];
}

/** "CR-V" is also written "crv", "Mercedes-Benz" in two words, "Al Ain" without its article. */
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
 * Whether a model's phrase needs its make before it: "IS" of Lexus, "6" of Mazda, "300" of Chrysler and "City" of Honda
 * are other words and numbers too.
 */
export function needsMake(phrase: string): boolean {
  return phrase.length < 3 || /^\d+$/.test(phrase) || ORDINARY.has(phrase);
}

/** Words without a meaning of their own. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an the in at on near around of for with and or to from is are me my i want need looking look find show please " +
    "any some good nice by that which buy price priced aed dhs dirhams year model make colour color bids lot lots auction " +
    "في من مع أو و للبيع سعر درهم موديل لون"
  )
    .split(" ")
    .map(plain),
);
