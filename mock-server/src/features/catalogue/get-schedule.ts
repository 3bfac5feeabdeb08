/** POST /auction/schedule: what opens and what ends on seven days in Dubai. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { DAY_MS } from "../../domain/lot/terms.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { dictionariesOf, type Dictionaries } from "../../tables/lots/dictionaries.ts";
import { condition, conjunction } from "./query/condition.ts";
import { filterConditions } from "./query/filter.ts";
import { sectionCondition } from "./query/sections.ts";
import { salesOfDays, type SalesInCity } from "./repository-schedule.ts";

const DAYS = 7;
/** The first day of the last week: a later year has five digits, and a date has four. */
const LAST_START = startOfDubaiDay("9999-12-25");
const KINDS = ["vehicle", "apartment"] as const;
/** Lots whose seller wants a live lane, before they are in one: they open on no day. */
const HAS_DATES = "(l.queue_id IS NOT NULL OR l.opens_at <> l.ends_at)";

export const getSchedule: Handler<"getSchedule"> = async ({ body, user }, { store, clock }) => {
  const reader = { userId: user?.id ?? null, at: clock.now() };
  const first = Math.min(startOfDubaiDay(body.from), LAST_START);
  const days = Array.from({ length: DAYS }, (_, i) => dubaiDate(first + i * DAY_MS));
  const chosen = { ...(body.kind && { kind: [body.kind] }), ...(body.city && { city: [body.city] }) };
  const read = await store.readInWorker(
    salesOfDays,
    days.map((day) => ({
      opening: conjunction(
        [
          sectionCondition("upcoming"),
          condition("ends", `l.opens_at >= @day AND l.opens_at < @next AND ${HAS_DATES}`, {
            day: startOfDubaiDay(day),
            next: endOfDubaiDay(day),
          }),
          ...filterConditions(chosen),
        ],
        reader,
      ),
      ending: conjunction(
        [
          sectionCondition("all"),
          ...filterConditions({ ...chosen, status: ["open"], ends: { from: day, to: day } }),
        ],
        reader,
      ),
    })),
  );
  const dictionaries = await dictionariesOf(store);
  return ok(
    days.map((day, i) => {
      const { opening, ending } = read[i]!;
      const openings = KINDS.flatMap((kind) => openingOf(kind, opening, dictionaries));
      return { day, openings, ending: endingOf(ending, dictionaries) };
    }),
  );
};

function openingOf(
  kind: Schema<"Kind">,
  all: readonly SalesInCity[],
  dictionaries: Dictionaries,
): Schema<"Opening">[] {
  const sales = all.filter((each) => each.kind === kind);
  if (sales.length === 0) return [];
  const places = new Set(sales.flatMap(({ inspection }) => inspection || []));
  const [inspection = null] = places.size === 1 ? places : [];
  const { at, lots, cities } = summed(sales, dictionaries);
  return [{ kind, at, lots, cities: cities.map(({ label }) => label), inspection }];
}

function endingOf(sales: readonly SalesInCity[], dictionaries: Dictionaries): Schema<"Ending"> | null {
  return sales.length === 0 ? null : summed(sales, dictionaries);
}

/** Adds lots up, by city and in all, with the first instant. */
function summed(sales: readonly SalesInCity[], { term }: Dictionaries): Schema<"Ending"> {
  const counts = new Map<string, number>();
  for (const { city, lots } of sales) counts.set(city, (counts.get(city) ?? 0) + lots);
  const cities = [...counts].toSorted(([, a], [, b]) => b - a);
  return {
    at: new Date(Math.min(...sales.map(({ first }) => first))).toISOString(),
    lots: sales.reduce((sum, { lots }) => sum + lots, 0),
    cities: cities.map(([city, count]) => ({ label: term("cities", city).label, count })),
  };
}
