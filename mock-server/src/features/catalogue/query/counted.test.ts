/** Tests of `counted.ts`. */
import { execOnLots } from "../../../sqlite/test-support/exec-on-lots.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, defaultTerms } from "../../../domain/lot/terms.ts";
import { counted } from "./counted.ts";
import { countingOf, facetNamed } from "./facets.ts";
import { filterConditions, type Filter } from "./filter.ts";
import { stretchesOf } from "./order.ts";
import { valueCounts } from "./repository-facets.ts";
import { numberOfLots, pageOfLots } from "../repository.ts";
import { type Place, placesOfLots } from "../repository-map.ts";
import { LONGEST_REVIEW_MS, type Section } from "./sections.ts";
import { filters } from "../test-support/arbitraries.ts";
import { NOON, openCatalogue } from "../test-support/catalogue-world.ts";
import { inSection, type ModelLot, modelLots, passes, valuesOf } from "../test-support/model.ts";

const HOUR_MS = DAY_MS / 24;
const world = await openCatalogue();
const FIELDS = "kind status mark model emirate bedrooms vat light mine price_band you_pay_band".split(" ");
const lots = modelLots(world);

/** Changes of a lot; most of them affect a facet. */
const CHANGES = [
  "hidden = 1 - hidden",
  "status = 'draft'",
  "status = 'sold'",
  "status = 'sold', price = 777000, leader_id = 1, leader_max = 777000, reserve = NULL, reserve_reached = 0",
  `ends_at = ends_at - ${9 * DAY_MS}`,
  `ends_at = ends_at + ${9 * DAY_MS}`,
  "mark = 'bmw', model = 'bmw-x5'",
  "emirate = 'ajman'",
  "reserve = NULL, reserve_reached = 0",
  "queue_id = 1",
  "bids = bids + 1",
];

/** The place of each lot. */
const placesOf = (found: readonly ModelLot[]) =>
  found.map(({ id, city, lat, lon }) => ({
    key: city,
    lat,
    lon,
    west: lon,
    south: lat,
    east: lon,
    north: lat,
    count: 1,
    lotId: id,
  }));

/** 40 m: lots that near count as at one place. */
const near = (degrees: number): unknown => expect.closeTo(degrees, 3);

/** Joins the places of each city, by city. */
function placesIn(places: readonly Place[], degrees: (each: number) => unknown): Record<string, unknown> {
  const cities = [...Map.groupBy(places, ({ key }) => key)].map(([key, of]) => {
    const sum = (each: keyof Place) => of.reduce((all, place) => all + Number(place[each]), 0);
    const least = (each: keyof Place) => Math.min(...of.map((place) => Number(place[each])));
    const most = (each: keyof Place) => Math.max(...of.map((place) => Number(place[each])));
    const middle = [sum("lat"), sum("lon")].map((all) => all / sum("count"));
    const box = [least("west"), least("south"), most("east"), most("north")];
    return [key, [[...middle, ...box].map(degrees), sum("count"), least("lotId")]] as const;
  });
  return Object.fromEntries(cities);
}

it("Counts of ended lots and lots for sale equal a count lot by lot, after any changes and any passing of time", async () => {
  const asked = fc.record({
    section: fc.constantFrom<Section>("finished", "all", "apartments"),
    hours: fc.oneof(fc.constantFrom(1, 1.2, 1.8, 2, 2.5), fc.integer({ min: -24, max: 720 })),
    filter: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: filters(lots) }),
    userId: fc.constantFrom(null, 1, 2),
    field: fc.constantFrom(...FIELDS),
    isAlong: fc.boolean(),
    change: fc.option(fc.tuple(fc.constantFrom(...lots), fc.constantFrom(...CHANGES)), { freq: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ section, hours, filter, userId, field: name, isAlong, change }) => {
      if (change) {
        const [{ id }, what] = change;
        await world.store.writeUnrelated((db) => execOnLots(db, `UPDATE lot SET ${what} WHERE id = ${id}`));
      }
      const reader = { userId, at: NOON + hours * HOUR_MS };
      const counting = countingOf(facetNamed(name)!);
      const own = counting.by === "band" ? counting.of : (name as keyof Filter);
      const now = modelLots(world);
      // No lot awaits a decision for this long; the count does not promise the exact hour.
      const forgotten = reader.at - LONGEST_REVIEW_MS;
      fc.pre(!now.some(({ ends_at }) => ends_at > forgotten - HOUR_MS && ends_at <= forgotten));
      const isThere = (ends_at: number) => section === "finished" || ends_at > forgotten;
      const there = now.filter((lot) => isThere(lot.ends_at) && inSection(lot, section, reader));
      const expected = new Map<string, number>();
      for (const lot of there.filter((each) => passes(each, { ...filter, [own]: undefined }, reader))) {
        for (const value of valuesOf(lot, name, reader)) expected.set(value, (expected.get(value) ?? 0) + 1);
      }
      const conditions = filterConditions(filter);
      const others = conditions.filter((each) => each.field !== own);
      const counts = await world.store.readInWorker(valueCounts, {
        where: counted(section, others, reader, own),
        counting,
        isAlongPrices: isAlong,
      });
      expect(new Map(counts.map(({ value, count }) => [value, count]))).toEqual(expected);
      const where = counted(section, conditions, reader);
      const found = there.filter((each) => passes(each, filter, reader));
      const total = found.length;
      expect(await world.store.readInWorker(numberOfLots, where)).toBe(total);
      const map = await world.store.readInWorker(placesOfLots, { where, by: "city" as const });
      expect({ ...map, places: placesIn(map.places, Number) }).toEqual({
        places: placesIn(placesOf(found), near),
        total,
        placed: total,
      });
      const page = { where, stretches: stretchesOf("new", defaultTerms), limit: 3, after: null, ...reader };
      expect(await world.store.readInWorker(pageOfLots, page)).toMatchObject({
        total,
        rows: { length: Math.min(3, total) },
        next: total > 3 ? { total } : null,
      });
    }),
    { numRuns: 400 },
  );
});

const reader = { userId: 1, at: NOON + HOUR_MS / 2 };
const partsOf = (section: Section, filter: Parameters<typeof filterConditions>[0] = {}) =>
  counted(section, filterConditions(filter), reader).parts;

it("A count is split only where time cannot change most of it", () => {
  const ends = (section: Section) => partsOf(section)!.steady.map((part) => part.ends);
  const over = NOON - HOUR_MS;
  expect(ends("all")).toEqual([
    { after: -Infinity, until: over },
    { after: NOON + 2 * HOUR_MS, until: Infinity },
  ]);
  const [decided, perhaps] = ends("finished");
  expect(decided!.until).toBeLessThan(NOON - 8 * DAY_MS);
  expect(perhaps).toEqual({ after: decided!.until, until: over });
  expect(partsOf("finished", { status: ["finished"] })).toBeDefined();
  for (const section of ["finished", "all", "vehicles"] as const) {
    expect(partsOf(section, { mark: ["bmw"], year: { from: 2020 } })).toBeDefined();
    for (const filter of [{ buynow: true }, { mine: ["noted" as const] }, { q: "bmw" }])
      expect(partsOf(section, filter)).toBeUndefined();
    expect(counted(section, [], reader, "mine").parts).toBeUndefined();
  }
  expect(partsOf("all", { status: ["open"] })).toBeUndefined();
  // Bids move the prices of lots for sale, and no others.
  for (const filter of [{ price: { from: 1 } }, { you_pay: { to: 90_000 } }, { per_sqft: { to: 900 } }]) {
    expect(partsOf("all", filter)).toBeUndefined();
    expect(partsOf("finished", filter)).toBeDefined();
  }
  for (const section of ["live", "upcoming", "favorites"] as const) expect(partsOf(section)).toBeUndefined();
});

const steady = (section: Section, userId: number | null, at: number) =>
  counted(section, [], { userId, at }).parts!.steady;

it("The cached part is the same for every reader, for an hour", () => {
  for (const section of ["finished", "all"] as const) {
    expect(steady(section, 1, NOON)).toEqual(steady(section, null, NOON + HOUR_MS - 1));
  }
  expect(steady("all", null, NOON)).not.toEqual(steady("all", null, NOON + HOUR_MS));
});
