/** Suggests lists for what somebody types. */
import { westernDigits } from "@marsa/api-spec/digits";
import { ok, refuse, type Handler, type Schema } from "../../../http/handler.ts";
import { dictionariesOf } from "../../../tables/lots/dictionaries.ts";
import { listed, PRICES } from "../query/counted.ts";
import { pageOf } from "../list-page.ts";
import { conjunction } from "../query/condition.ts";
import { filterConditions, filterErrors, type Filter } from "../query/filter.ts";
import { valueCounts } from "../query/repository-facets.ts";
import { sectionCondition, sectionNamed } from "../query/sections.ts";
import { type Asked, LONGEST_WORDS, type Needs } from "./asked.ts";
import { groupsOf } from "./groups.ts";
import { lexiconOf } from "./lexicon.ts";
import { readSentence, type Reading } from "./read-sentence.ts";
import { lotIdOf, wordsInLots } from "./repository-suggest.ts";

type Suggestions = Schema<"Suggestions">;
const MOST_LOTS = 3;
const MOST_WAYS = 4;
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
  const ways = found.count > 0 ? [] : await waysOf(asked, lost, context);
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

async function firstLots({ section, filter, userId }: Asked, context: Needs) {
  const list = { name: section, section, belongs: sectionCondition(section) };
  const page = await pageOf(list, { filter, limit: MOST_LOTS }, userId, context);
  return "items" in page
    ? { count: page.total, lots: page.items.map(({ card }) => card) }
    : { count: 0, lots: [] };
}

/** Returns the public lot whose number is the text; null: none. */
async function lotNumbered(text: string, userId: number | null, context: Needs) {
  const number = LOT_NUMBER.exec(westernDigits(text).trim())?.[1];
  const id = number === undefined ? null : await context.store.read((db) => lotIdOf(db, Number(number)));
  if (id === null) return null;
  for (const section of ["all", "finished"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second list only without the first
    const { lots } = await firstLots({ section, filter: { ids: [id] }, userId }, context);
    if (lots[0]) return lots[0];
  }
  return null;
}

/** Returns the lists with the fewest conditions less that have lots; most lots first. The last way is the section. */
async function waysOf(
  { section, filter, userId }: Asked,
  lost: readonly string[],
  { store, clock }: Needs,
): Promise<Suggestions["ways"]> {
  const conditions = filterConditions(filter);
  const fields = Object.keys(filter).filter((field) => conditions.some((each) => each.field === field));
  // A number for each lot: the bits of the fields whose conditions it does not meet.
  const misses = fields.map((field, bit) => {
    const own = conditions.filter((each) => each.field === field);
    const met = own.every((each) => PRICES.has(each.field)) ? [listed(section, own)] : own;
    return `CASE WHEN ${met.map(({ sql }) => `(${sql})`).join(" AND ")} THEN 0 ELSE ${2 ** bit} END`;
  });
  const reader = { userId, at: clock.now() };
  const { sql } = conjunction([sectionCondition(section)], reader);
  const counts = await store.readInWorker(valueCounts, {
    where: { sql, params: conjunction(conditions, reader).params },
    counting: { by: "value", sql: misses.join(" + ") || "0" },
  });
  const ways = counts.map(({ value, count }) => {
    const isMissed = (field: string) => Math.floor(Number(value) / 2 ** fields.indexOf(field)) % 2 === 1;
    const left = Object.entries(filter).filter(([field]) => !isMissed(field));
    const missed = fields.filter(isMissed) as (keyof Filter)[];
    const without: (keyof Filter)[] = fields.length === 0 && lost.length > 0 ? ["q"] : missed;
    return { without, section, filter: Object.fromEntries(left), count };
  });
  const least = Math.min(...ways.map(({ without }) => without.length));
  return ways
    .filter(({ without }) => without.length === least)
    .toSorted((a, b) => b.count - a.count || fields.indexOf(a.without[0]!) - fields.indexOf(b.without[0]!))
    .slice(0, MOST_WAYS);
}
