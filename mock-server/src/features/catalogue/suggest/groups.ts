/** Groups the values that a text may mean, each with its number of lots. */
import type { Schema } from "../../../http/handler.ts";
import type { Dictionaries } from "../../../tables/lots/dictionaries.ts";
import { counted } from "../query/counted.ts";
import { countingOf } from "../query/facets.ts";
import { filterConditions, type Filter } from "../query/filter.ts";
import { wordsOf } from "../query/words.ts";
import { valueCounts } from "../query/repository-facets.ts";
import type { Lexicon, Name, NameField } from "./lexicon.ts";
import { readSentence, type Part, type Reading } from "./read-sentence.ts";
import { plain } from "./sentence-words.ts";
import { type Asked, LONGEST_WORDS, type Needs } from "./asked.ts";
import { beginsAlmost } from "./typing-errors.ts";

type Groups = Schema<"Suggestions">["groups"];
type Item = Groups[number]["items"][number];

/** The fields whose values are suggested, in the order of the groups. */
const FIELDS = ["mark", "model", "community", "city", "type"] as const satisfies NameField[];
const PLACES = ["community", "city"] as const satisfies NameField[];
/** A list with more lots is not grouped by yards, since they stand beside the lots. */
const MOST_IN_YARDS = 2_000;
/** The yard of a lot and its city, in one text. */
const YARD = `(SELECT f.location FROM lot_facts f WHERE f.lot_id = l.id) || '\t' || l.city`;
const MOST_ITEMS = 3;
const MOST_PLACES = 2;
/** A shorter word begins too many names. */
const SHORTEST = 2;

interface Typed {
  readonly text: string;
  readonly reading: Reading;
  /** Its words of no lot. */
  readonly lost: readonly string[];
  /** Conditions besides those of the text. */
  readonly given: Filter;
  /** The list of the whole text. */
  readonly asked: Asked;
  /** Its number of lots. */
  readonly count: number;
  readonly lexicon: Lexicon;
  readonly dictionaries: Dictionaries;
}

/**
 * Returns the values that the last name of the text may mean. For a model also its make, for a make its models, for
 * cars also the places where they stand.
 */
export async function groupsOf(typed: Typed, needs: Needs): Promise<Groups> {
  const part = lastName(typed.reading.parts);
  // Letters that only begin a name mean no lots yet.
  const where = part?.kind === "unknown" ? [] : await placesOf(typed, needs);
  if (!part) return [...(await makesOf(typed, needs)), ...where].filter(({ items }) => items.length > 0);
  const rest = restOf(typed, part);
  const found = namesLike(typed, part);
  const list = (field: NameField) => ({ ...rest, filter: without(rest.filter, field) });
  const groups = await Promise.all(
    FIELDS.map(async (field): Promise<Groups[number]> => {
      const names = found.filter((name) => name.field === field);
      return { kind: field, items: await itemsOf(names, list(field), typed, needs) };
    }),
  );
  const [name] = part.names;
  const first =
    name?.field ??
    FIELDS.find((field) => groups.some(({ kind, items }) => kind === field && items.length > 0));
  const own = groups.toSorted((a, b) => Number(b.kind === first) - Number(a.kind === first));
  const family = name ? await familyOf(name, rest, typed, needs) : [];
  return [...own, ...family, ...where].filter(({ items }) => items.length > 0);
}

/** Returns the part that is being typed if it is not understood, else the last name that has a group. */
function lastName(parts: readonly Part[]): Part | undefined {
  const last = parts.at(-1);
  if (last?.kind === "unknown") return last;
  return parts.findLast(({ names: [name] }) => name && FIELDS.some((field) => field === name.field));
}

/** Returns the makes with most lots of a text about vehicles without any name. */
async function makesOf(typed: Typed, needs: Needs): Promise<Groups> {
  const { asked, lexicon } = typed;
  if (asked.section !== "vehicles") return [];
  const makes = lexicon.names.filter(({ field }) => field === "mark");
  return [{ kind: "mark", items: await itemsOf(makes, asked, typed, needs) }];
}

/** Returns the list of the text without one part. */
function restOf({ text, given, asked, lexicon }: Typed, { from, to }: Part): Asked {
  const rest = readSentence(`${text.slice(0, from)} ${text.slice(to)}`, lexicon, 0);
  const words = rest.unknown.join(" ").slice(0, LONGEST_WORDS);
  const { q: _, ...others } = given;
  return {
    section: rest.section ?? asked.section,
    filter: { ...others, ...rest.filter, ...(words !== "" && { q: words }) },
    userId: asked.userId,
  };
}

/** Returns the names with a word that begins like the typed one; for a word of no lot, those that almost do. */
function namesLike({ text, lexicon, lost }: Typed, { from, to, names, meant }: Part): readonly Name[] {
  const typed = text.slice(from, to);
  const all = lexicon.names;
  const wanted = new Set([
    plain(typed),
    ...(meant === null ? [] : [meant]),
    ...names.map(({ label }) => plain(label)),
  ]);
  const long = [...wanted].filter((each) => each.length >= SHORTEST);
  const begin = all.filter(({ phrases }) =>
    phrases.some((phrase) => long.some((each) => ` ${phrase}`.includes(` ${each}`))),
  );
  if (begin.length > 0 || !lost.includes(typed)) return begin;
  return all.filter(({ phrases }) =>
    phrases.some((phrase) => phrase.split(" ").some((word) => long.some((each) => beginsAlmost(word, each)))),
  );
}

/** Returns these values with their lots, most lots first. */
async function itemsOf(
  names: readonly Name[],
  list: Asked,
  { dictionaries }: Pick<Typed, "dictionaries">,
  { store, clock }: Needs,
  most = MOST_ITEMS,
): Promise<Item[]> {
  const [{ field } = { field: "mark" as const }] = names;
  if (names.length === 0) return [];
  const { section, filter, userId } = list;
  const where = counted(section, filterConditions(filter), { userId, at: clock.now() }, field);
  const counts = await store.readInWorker(valueCounts, { where, counting: countingOf(field) });
  const numbers = new Map(counts.map(({ value, count }) => [value, count]));
  return names
    .map(({ value, label, parent }) => ({
      label,
      parent: parent === null ? null : parentOf(field, parent, dictionaries),
      section,
      filter: { ...filter, [field]: [value] },
      count: numbers.get(value) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en", { numeric: true }))
    .slice(0, most);
}

function parentOf(field: NameField, parent: string, dictionaries: Dictionaries): string {
  return dictionaries.term(field === "model" ? "marks" : "emirates", parent).label;
}

/** Returns the make of a model, or the models of a make. */
async function familyOf(name: Name, rest: Asked, typed: Typed, needs: Needs): Promise<Groups> {
  const { names } = typed.lexicon;
  if (name.field === "model") {
    const makes = names.filter(({ field, value }) => field === "mark" && value === name.parent);
    const list = { ...rest, filter: without(without(rest.filter, "mark"), "model") };
    return [{ kind: "mark", items: await itemsOf(makes, list, typed, needs) }];
  }
  if (name.field !== "mark") return [];
  const models = names.filter(({ field, parent }) => field === "model" && parent === name.value);
  const list = { ...rest, filter: { ...without(rest.filter, "model"), mark: [name.value] } };
  return [{ kind: "model", items: await itemsOf(models, list, typed, needs) }];
}

/** Returns the places with most lots of the whole text: yards, communities, or cities. */
async function placesOf(typed: Typed, needs: Needs): Promise<Groups> {
  const { asked, count, lexicon } = typed;
  const { filter } = asked;
  if (count === 0 || filter.community) return [];
  const isOfCars = asked.section === "vehicles" || filter.mark !== undefined || filter.model !== undefined;
  if (isOfCars && count <= MOST_IN_YARDS && filter.q === undefined) {
    return [{ kind: "where", items: await yardsOf(typed, needs) }];
  }
  const [field, other] = isOfCars ? (["city"] as const) : PLACES;
  for (const each of [field, ...(other ? [other] : [])]) {
    if (filter[each] !== undefined) continue;
    const names = lexicon.names.filter((name) => name.field === each);
    // oxlint-disable-next-line no-await-in-loop -- cities only where no lot has a community
    const items = await itemsOf(names, asked, typed, needs, MOST_PLACES);
    if (items.length > 0) return [{ kind: "where", items }];
  }
  return [];
}

/** Returns the yards with most lots of the whole text. Their names are words of the lots. */
async function yardsOf({ asked, dictionaries }: Typed, { store, clock }: Needs): Promise<Item[]> {
  const { section, filter, userId } = asked;
  const where = counted(section, filterConditions(filter), { userId, at: clock.now() }, "q");
  const counts = await store.readInWorker(valueCounts, { where, counting: { by: "value", sql: YARD } });
  const yards = counts.map(({ value, count }) => {
    const [label = "", city = ""] = value.split("\t");
    return { label, city, count, words: wordsOf(label) };
  });
  const largest = yards
    .filter(({ label }) => label !== "")
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  return largest.slice(0, MOST_PLACES).map(({ label, city, words }) => {
    // "Al Quoz yard" is also found in "Al Quoz yard 4".
    const found = yards.filter((yard) => yard.city === city && haveAll(yard.words, words));
    return {
      label,
      parent: dictionaries.term("cities", city).label,
      section,
      filter: { ...filter, city: [city], q: label.slice(0, LONGEST_WORDS) },
      count: found.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

function haveAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** Returns a filter without a field; without a make also without its models. */
function without(filter: Filter, field: NameField): Filter {
  const { [field]: _, ...others } = filter;
  if (field !== "mark") return others;
  const { model: _models, ...left } = others as Filter;
  return left;
}
