/** Finds the titles of a spreadsheet, and the field that each means. */
import { plainLine } from "@marsa/api-spec/plain-text";
import type { Schema } from "../../../http/handler.ts";
import { importFields } from "./columns.ts";
import { nearest } from "./nearest.ts";

type Kind = Schema<"Kind">;
type Heading = Schema<"ImportHeading">;

/** The headings that a seller has mapped: the name of the field by `headingWord`, null where the column is left out. */
export type Remembered = Readonly<Record<Kind, Readonly<Record<string, string | null>>>>;

/** Columns that a table has at least. */
const LEAST_COLUMNS = 3;
/** Lines above the titles: a name, a date, a note. */
const MOST_LINES_ABOVE = 20;
const MOST_SAMPLES = 3;
/** Letters of a title or a sample that are shown. */
const LONGEST = 120;
const KINDS: readonly Kind[] = ["vehicle", "apartment"];

/** Usual headings of other programs that no label is near to. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  vin: ["chassis", "chassis no", "chassis number", "frame no"],
  mileage: [
    "km",
    "kms",
    "kilometer",
    "kilometers",
    "kilometre",
    "kilometres",
    "kilométrage",
    "odometer",
    "odo",
  ],
  start_price: ["price", "prix", "opening price", "asking price"],
  min_price: ["reserve", "reserve price", "minimum price"],
  mark: ["brand", "manufacturer", "marque"],
  model: ["modèle"],
  year: ["année", "yom", "my"],
  colour: ["color", "couleur"],
  gearbox: ["transmission"],
  engine: ["carburant", "fuel type"],
  region: ["specs", "spec", "gcc specs"],
  plate: ["reg no", "registration no", "registration number"],
  comment: ["description", "remarks", "comments"],
  reference: ["ref", "stock no", "stock number"],
  area: ["size", "bua", "sqft"],
  bedrooms: ["beds", "br"],
  bathrooms: ["baths"],
};

/** Returns the remembered field of a title; null: it is left out; undefined: nobody has chosen. */
function rememberedField(remembered: Remembered[Kind], title: string): string | null | undefined {
  const word = headingWord(title);
  // A heading may be called "constructor".
  return Object.hasOwn(remembered, word) ? remembered[word] : undefined;
}

/** A column whose field is known. */
export interface Place {
  readonly name: string;
  readonly place: number;
  readonly source: "template" | "remembered";
}

/** The line of the titles. */
export interface Head {
  readonly kind: Kind;
  readonly titles: readonly string[];
  /** Lines above it. */
  readonly above: number;
  readonly places: readonly Place[];
}

/** Returns a heading as it is compared and remembered. */
export function headingWord(title: string): string {
  return plainLine(title).replaceAll("*", "").replaceAll("’", "'").trim().toLowerCase().slice(0, LONGEST);
}

/** Returns the line that has the most known titles, else the first line of a table; null: there is none. */
export function findHead(
  sheet: readonly (readonly string[])[],
  remembered: Remembered,
  kind: Kind | null,
): Head | null {
  const kinds = kind === null ? KINDS : [kind];
  const lines = sheet.slice(0, MOST_LINES_ABOVE + 1);
  const heads = lines.flatMap((titles, above) =>
    titles.filter(Boolean).length < LEAST_COLUMNS
      ? []
      : kinds.map((each): Head => ({
          kind: each,
          titles,
          above,
          places: placesOf(each, titles, remembered[each]),
        })),
  );
  const best = heads.toSorted((one, other) => other.places.length - one.places.length)[0];
  if (!best || best.places.length >= LEAST_COLUMNS) return best ?? null;
  // The titles are the seller's own: more of them mean fields of the right kind.
  const same = heads.filter(({ above }) => above === best.above);
  const known = (head: Head) => head.places.length + proposalsOf(head, remembered[head.kind]).size;
  return same.toSorted((one, other) => known(other) - known(one))[0] ?? null;
}

/** Finds the columns of a kind by their titles, with or without the unit, else by the names of their fields. */
function placesOf(kind: Kind, titles: readonly string[], remembered: Remembered[Kind]): Place[] {
  const words = titles.map(headingWord);
  const fields = importFields(kind);
  // The engine's text is titled "Engine", and "engine" is the name of the fuel: titles go first.
  const labels = new Set(fields.flatMap(({ title, label }) => [headingWord(title), headingWord(label)]));
  return fields.flatMap(({ name, title, label }): Place[] => {
    const mine = [headingWord(title), headingWord(label), ...(labels.has(name) ? [] : [name])];
    const place = words.findIndex((word) => mine.includes(word));
    if (place !== -1) return [{ name, place, source: "template" }];
    const own = titles.findIndex((each) => rememberedField(remembered, each) === name);
    return own === -1 ? [] : [{ name, place: own, source: "remembered" }];
  });
}

/** Returns the field that each unknown column probably means, by its place. */
function proposalsOf(
  { kind, titles, places }: Head,
  remembered: Remembered[Kind],
): ReadonlyMap<number, string> {
  const taken = new Set(places.map(({ name }) => name));
  const used = new Set(places.map(({ place }) => place));
  const found = new Map<number, string>();
  titles.forEach((title, place) => {
    const word = headingWord(title)
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (word === "" || used.has(place) || rememberedField(remembered, title) !== undefined) return;
    const free = importFields(kind).filter(({ name }) => !taken.has(name));
    const named = free.find(({ name }) => ALIASES[name]?.includes(word))?.name;
    const name =
      named ??
      nearest(
        word,
        free.map((field) => ({ value: field.name, label: field.label })),
      )?.value;
    if (name === undefined) return;
    taken.add(name);
    found.set(place, name);
  });
  return found;
}

/** Returns each column of the file with its first values and its field. */
export function presentHeadings(
  head: Head,
  rows: readonly { readonly cells: readonly string[] }[],
  remembered: Remembered[Kind],
): Heading[] {
  const proposals = proposalsOf(head, remembered);
  return head.titles.flatMap((title, place): Heading[] => {
    const samples = firstOf(rows, place);
    const shown = plainLine(title).slice(0, LONGEST);
    if (headingWord(title) === "") return [];
    const known = head.places.find((each) => each.place === place);
    if (known) return [{ title: shown, samples, field: known.name, source: known.source }];
    if (rememberedField(remembered, title) !== undefined)
      return [{ title: shown, samples, field: null, source: "remembered" }];
    const proposed = proposals.get(place);
    return [{ title: shown, samples, field: proposed ?? null, source: proposed ? "proposed" : "unknown" }];
  });
}

function firstOf(rows: readonly { readonly cells: readonly string[] }[], place: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = plainLine(cells[place] ?? "");
    if (text !== "" && samples.push(text.slice(0, LONGEST)) === MOST_SAMPLES) break;
  }
  return samples;
}
