/** Tests of `filter.ts`. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conjunction } from "./condition.ts";
import { countingOf, facetNamed } from "./facets.ts";
import { filterConditions, filterErrors, type Filter } from "./filter.ts";
import { valueCounts } from "./repository-facets.ts";
import { numberOfLots } from "../repository.ts";
import { sectionCondition, type Section } from "./sections.ts";
import { filters, SECTIONS } from "../test-support/arbitraries.ts";
import { NOON, openCatalogue } from "../test-support/catalogue-world.ts";
import { inSection, modelLots, passes, valuesOf, type ModelReader } from "../test-support/model.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const world = await openCatalogue();
await world.store.write((db) =>
  sqlite(db).exec(
    "UPDATE lot SET hidden = 1 WHERE id % 17 = 0; UPDATE lot SET queue_id = 1 WHERE id % 13 = 0",
  ),
);
const lots = modelLots(world);

const whereOf = (section: Section, filter: Filter, reader: ModelReader, without?: string) =>
  conjunction(
    [sectionCondition(section), ...filterConditions(filter).filter(({ field }) => field !== without)],
    reader,
  );

async function idsFound(section: Section, filter: Filter, reader: ModelReader): Promise<number[]> {
  const { sql, params } = whereOf(section, filter, reader);
  const rows = await world.store.read((db) =>
    sqlite(db).prepare(`SELECT l.id FROM lot l WHERE ${sql} ORDER BY l.id`).all(params),
  );
  return (rows as { id: number }[]).map(({ id }) => id);
}

const readers = fc.record({
  userId: fc.constantFrom(null, 1, 2, 3),
  at: fc.integer({ min: NOON - 3 * 86_400_000, max: NOON + 6 * 86_400_000 }),
});
const FIELDS =
  "kind status mark model body gearbox engine drive colour emirate city community type developer bedrooms vat light mine";

describe("The filter", () => {
  it("finds the same lots as a check lot by lot, in each section, for each reader, at any time", async () => {
    const asked = fc.tuple(fc.constantFrom(...SECTIONS), filters(lots), readers);
    await fc.assert(
      fc.asyncProperty(asked, async ([section, filter, reader]) => {
        const expected = lots.filter((lot) => inSection(lot, section, reader) && passes(lot, filter, reader));
        const ids = expected.map(({ id }) => id).toSorted((a, b) => a - b);
        expect(await idsFound(section, filter, reader)).toEqual(ids);
        expect(await world.store.readInWorker(numberOfLots, whereOf(section, filter, reader))).toBe(
          ids.length,
        );
      }),
      { numRuns: 600 },
    );
  });

  it("counts facets as if the field itself had no choice", async () => {
    const asked = fc.tuple(
      fc.constantFrom(...SECTIONS),
      filters(lots),
      readers,
      fc.constantFrom(...FIELDS.split(" ")),
    );
    await fc.assert(
      fc.asyncProperty(asked, async ([section, filter, reader, name]) => {
        const field = facetNamed(name)!;
        const expected = new Map<string, number>();
        for (const lot of lots) {
          if (!inSection(lot, section, reader) || !passes(lot, { ...filter, [field]: undefined }, reader))
            continue;
          for (const value of valuesOf(lot, field, reader))
            expected.set(value, (expected.get(value) ?? 0) + 1);
        }
        const counts = await world.store.readInWorker(valueCounts, {
          where: whereOf(section, filter, reader, field),
          counting: countingOf(field),
        });
        expect(new Map(counts.map(({ value, count }) => [value, count]))).toEqual(expected);
      }),
      { numRuns: 600 },
    );
  });

  it("counts for each facet value the lots of the list with that choice", async () => {
    const asked = fc.tuple(filters(lots), readers, fc.constantFrom(...FIELDS.split(" ")));
    await fc.assert(
      fc.asyncProperty(asked, async ([filter, reader, name]) => {
        const field = facetNamed(name)!;
        const counts = await world.store.readInWorker(valueCounts, {
          where: whereOf("all", filter, reader, field),
          counting: countingOf(field),
        });
        for (const { value, count } of counts.slice(0, 5)) {
          const choice = { ...filter, [field]: [field === "bedrooms" ? Number(value) : value] };
          expect(await world.store.readInWorker(numberOfLots, whereOf("all", choice, reader))).toBe(count);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("never lets a choice change the query itself", async () => {
    const reader = { userId: null, at: NOON };
    for (const text of [
      "' OR 1=1 --",
      '"',
      "*",
      "NEAR(a b)",
      "a AND",
      "title:x",
      "]}",
      "\u0000",
      "{}",
      "-",
    ]) {
      expect(await idsFound("all", { mark: [text] }, reader)).toEqual([]);
      await expect(idsFound("all", { q: text }, reader)).resolves.toBeDefined();
    }
  });
});

describe("A filter's own errors", () => {
  // @proves 5.message.start-date-can-t-be-after
  it("include a period that ends before its start", () => {
    expect(filterErrors({ ends: { from: "2026-11-22", to: "2026-11-21" } })).toEqual([
      { field: "filter.ends", message: "Start date can't be after End date" },
    ]);
    expect(filterErrors({ ends: { from: "2026-11-21", to: "2026-11-21" } })).toEqual([]);
  });
});
