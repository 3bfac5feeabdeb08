/** Suggests lists for what somebody types. */
import { westernDigits } from "@marsa/api-spec/text/digits";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { counted } from "../counted.ts";
import { pageOf } from "../list-page.ts";
import { filterConditions, filterErrors, type Filter } from "../query/filter.ts";
import { sectionCondition, sectionNamed } from "../query/sections.ts";
import { numberOfLots } from "../repository.ts";
import { type Asked, LONGEST_WORDS, type Needs } from "./asked.ts";
import { groupsOf } from "./groups.ts";
import { lexiconOf } from "./lexicon.ts";
import { readSentence, type Reading } from "./read-sentence.ts";
import { wordsInLots } from "./repository-suggest.ts";

type Suggestions = Schema<"Suggestions">;
const MOST_LOTS = 3;
const MOST_WAYS = 4;
/** More conditions would make too many ways. */
const MOST_CONDITIONS = 6;
/** What people write before the number of a lot. */
const LOT_NUMBER = /^(?:lot|no\.?|#|لوت)?\s*#?(\d{4,9})$/iu;

/** POST /auction/suggest */
export const suggestLots: Handler<"suggestLots"> = async ({ body, user }, context) => {
  const { text, filter: given = {} } = body;
  const own = sectionNamed(body.section ?? "all");
  if (!own) return refuse("NOT_FOUND");
  const errors = filterErrors(given);
  if (errors.length > 0) return refuse("VALIDATION", { errors });
  const dictionaries = await dictionariesOf(context.store);
  const lexicon = lexiconOf(dictionaries);
  const reading = readSentence(text, lexicon, context.clock.now());
  const userId = user?.id ?? null;
  const { filter, lost } = await withWords(reading, given, context);
  const asked: Asked = { section: reading.section ?? own, filter, userId };
  const read = {
    section: asked.section,
    filter,
    sort: reading.sort,
    parts: reading.parts.map(({ from, to, kind, meant }) => ({ from, to, kind, meant })),
    lost,
  };
  const lot = await lotNumbered(text, userId, context);
  if (lot) return ok({ read, count: 1, groups: [], ways: [], lots: [], lot });
  // Nothing was understood: a list of all lots is no answer.
  const nothing = lost.length > 0 && Object.keys(filter).length === 0 && reading.section === null;
  const found = nothing ? { count: 0, lots: [] } : await firstLots(asked, context);
  const ways = found.count > 0 ? [] : await waysOf(asked, context);
  const [first] = ways;
  const groups = await groupsOf(
    { text, reading, lost, given, asked, count: found.count, lexicon, dictionaries },
    context,
  );
  const near = first ? await firstLots({ ...asked, filter: first.filter }, context) : found;
  return ok({ read, count: found.count, groups, ways, lots: near.lots, lot: null });
};

/** Returns the filter of a reading with its unknown words, and those of them that are in no lot. */
async function withWords(reading: Reading, given: Filter, { store, clock }: Needs) {
  const { q, ...others } = given;
  const known = await store.readInWorker(wordsInLots, { words: reading.unknown, at: clock.now() });
  const found = reading.unknown.filter((_, place) => known[place]);
  const words = [...(q ? [q] : []), ...found].join(" ");
  const filter: Filter = {
    ...others,
    ...reading.filter,
    ...(words !== "" && { q: words.slice(0, LONGEST_WORDS) }),
  };
  return { filter, lost: reading.unknown.filter((_, place) => !known[place]) };
}

async function firstLots({ section, filter, userId }: Asked, context: Needs, limit = MOST_LOTS) {
  const list = { name: section, section, belongs: sectionCondition(section) };
  const page = await pageOf(list, { filter, limit }, userId, context);
  return "items" in page
    ? { count: page.total, lots: page.items.map(({ card }) => card) }
    : { count: 0, lots: [] };
}

/** Returns the public lot whose number is the text; null: none. */
async function lotNumbered(text: string, userId: number | null, context: Needs) {
  const number = LOT_NUMBER.exec(westernDigits(text).trim())?.[1];
  if (number === undefined) return null;
  for (const section of ["all", "finished"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second list only without the first
    const { lots } = await firstLots({ section, filter: { q: number }, userId }, context, 100);
    const lot = lots.find((each) => each.number === Number(number));
    if (lot) return lot;
  }
  return null;
}

/** Returns the lists with one condition less that have lots; without any, those with two less, and so on. */
async function waysOf(asked: Asked, needs: Needs): Promise<Suggestions["ways"]> {
  const fields = Object.keys(asked.filter).slice(0, MOST_CONDITIONS) as (keyof Filter)[];
  for (let less = 1; less < fields.length; less++) {
    const ways = someOf(fields, less).map((without) => wayOf(asked, without, needs));
    // oxlint-disable-next-line no-await-in-loop -- fewer conditions only where more have no lot
    const found = (await Promise.all(ways)).filter(({ count }) => count > 0);
    if (found.length > 0) return found.toSorted((a, b) => b.count - a.count).slice(0, MOST_WAYS);
  }
  return [];
}

async function wayOf(
  { section, filter, userId }: Asked,
  without: (keyof Filter)[],
  { store, clock }: Needs,
): Promise<Suggestions["ways"][number]> {
  const left = Object.fromEntries(
    Object.entries(filter).filter(([field]) => !without.includes(field as keyof Filter)),
  ) as Filter;
  const where = counted(section, filterConditions(left), { userId, at: clock.now() });
  return { without, section, filter: left, count: await store.readInWorker(numberOfLots, where) };
}

/** Returns each choice of `size` of the values. */
function someOf<Value>(values: readonly Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, place) =>
    someOf(values.slice(place + 1), size - 1).map((others) => [value, ...others]),
  );
}
