import * as fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS, defaultTerms } from "../../domain/terms.ts";
import { counted } from "./counted.ts";
import { countingOf, facetNamed } from "./facets.ts";
import { filterConditions } from "./filter.ts";
import { stretchesOf } from "./order.ts";
import { valueCounts } from "./repository-facets.ts";
import { numberOfLots, pageOfLots } from "./repository.ts";
import { filters } from "./test-support/arbitraries.ts";
import { NOON, openHouse } from "./test-support/house.ts";
import { inSection, modelLots, passes, valuesOf } from "./test-support/model.ts";

const house = await openHouse();
const FIELDS = "kind status mark model emirate bedrooms vat light mine".split(" ");
const lots = modelLots(house);

/** What becomes of a lot; of most it changes what some facet says of it. */
const CHANGES = [
  "hidden = 1 - hidden",
  "status = 'draft'",
  "status = 'sold'",
  `ends_at = ends_at - ${9 * DAY_MS}`,
  `ends_at = ends_at + ${9 * DAY_MS}`,
  "mark = 'bmw', model = 'bmw-x5'",
  "emirate = 'ajman'",
  "reserve = NULL, reserve_reached = 0",
  "queue_id = 1",
  "bids = bids + 1",
];

it("Counts of what ever ended are those of a reading lot by lot, whatever changes between two of them and however time goes on", async () => {
  const asked = fc.record({
    days: fc.integer({ min: 5, max: 30 }),
    filter: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: filters(lots) }),
    userId: fc.constantFrom(null, 1, 2),
    field: fc.constantFrom(...FIELDS),
    change: fc.option(fc.tuple(fc.constantFrom(...lots), fc.constantFrom(...CHANGES)), { freq: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ days, filter, userId, field: name, change }) => {
      if (change) {
        const [{ id }, what] = change;
        await house.store.writeBeside(
          (db) => void db.$client.exec(`UPDATE lot SET ${what} WHERE id = ${id}`),
        );
      }
      const reader = { userId, at: NOON + days * DAY_MS };
      const field = facetNamed(name)!;
      const ended = modelLots(house).filter((lot) => inSection(lot, "finished", reader));
      const expected = new Map<string, number>();
      for (const lot of ended.filter((each) => passes(each, { ...filter, [field]: undefined }, reader))) {
        for (const value of valuesOf(lot, field, reader)) expected.set(value, (expected.get(value) ?? 0) + 1);
      }
      const conditions = filterConditions(filter);
      const others = conditions.filter((each) => each.field !== field);
      const counts = await house.store.readAside(valueCounts, {
        where: counted("finished", others, reader, field),
        counting: countingOf(field),
      });
      expect(new Map(counts.map(({ value, count }) => [value, count]))).toEqual(expected);
      const where = counted("finished", conditions, reader);
      const total = ended.filter((each) => passes(each, filter, reader)).length;
      expect(await house.store.readAside(numberOfLots, where)).toBe(total);
      const page = { where, stretches: stretchesOf("new", defaultTerms), limit: 3, after: null, ...reader };
      expect(await house.store.readAside(pageOfLots, page)).toMatchObject({
        total,
        rows: { length: Math.min(3, total) },
        next: total > 3 ? { total } : null,
      });
    }),
    { numRuns: 400 },
  );
});

it("A count is parted where lots that ended long ago cannot change it any more, and there alone", () => {
  const reader = { userId: 1, at: NOON };
  const partsOf = (
    section: Parameters<typeof counted>[0],
    filter: Parameters<typeof filterConditions>[0] = {},
  ) => counted(section, filterConditions(filter), reader).parts;
  expect(partsOf("finished")!.until).toBeLessThan(NOON - 8 * DAY_MS);
  expect(partsOf("finished", { mark: ["bmw"], year: { from: 2020 } })).toBeDefined();
  for (const filter of [{ price: { from: 1 } }, { buynow: true }, { mine: ["noted" as const] }, { q: "bmw" }])
    expect(partsOf("finished", filter)).toBeUndefined();
  expect(partsOf("all")).toBeUndefined();
  expect(counted("finished", [], reader, "mine").parts).toBeUndefined();
});

it("What is kept is the same for every reader", () => {
  const [one, nobody] = [1, null].map((userId) => counted("finished", [], { userId, at: NOON }));
  expect(one!.parts!.past).toEqual(nobody!.parts!.past);
});
