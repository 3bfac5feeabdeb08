/**
 * The cost of lists to a reader thread: processor time of the queries alone, which other work on the machine blurs
 * least. `node mock-server/bench/queries.ts FILE [PART]`, a database as bench/many-lots.ts makes it. PART: only the
 * calls with this in their name, each on a line. `first`: nothing is cached. `again`: nothing changed since.
 */
import type { WorkerQuery } from "../src/store/store.ts";
import { openReader } from "../src/sqlite/connection.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { counted } from "../src/features/catalogue/query/counted.ts";
import type { ConditionField } from "../src/features/catalogue/query/condition.ts";
import { countingOf, facetNamed } from "../src/features/catalogue/query/facets.ts";
import { filterConditions, type Filter } from "../src/features/catalogue/query/filter.ts";
import { stretchesOf, type Sort } from "../src/features/catalogue/query/order.ts";
import { valueCounts } from "../src/features/catalogue/query/repository-facets.ts";
import { pageOfLots } from "../src/features/catalogue/repository.ts";
import { placesOfLots } from "../src/features/catalogue/repository-map.ts";
import { isBroad, type Section } from "../src/features/catalogue/query/sections.ts";

const SORTS = [
  "ending",
  "new",
  "price_asc",
  "price_desc",
  "you_pay_asc",
  "you_pay_desc",
  "per_sqft",
  "bids",
  "year",
  "mileage",
] as const;
const FIELDS = "kind status mark model body gearbox emirate city colour light price_band you_pay_band".split(
  " ",
);
const FILTERS: readonly Filter[] = [
  { emirate: ["dubai"], kind: ["apartment"] },
  { mark: ["toyota"] },
  { price: { from: 50_000, to: 90_000 } },
  { year: { from: 2020 }, mileage: { to: 40_000 } },
  { per_sqft: { to: 1_000 } },
  { bbox: [55.12, 25.05, 55.2, 25.1] },
  ...["toyota land cruiser", "toyota", "white", "dubai"].map((q) => ({ q })),
];
/** The clock of a thread goes in ticks of some milliseconds. */
const LEAST_MS = 40;
const GROUPS = 5;
const LIMIT = 24;

const [file, part = ""] = process.argv.slice(2);
if (!file) throw new Error("Say which database.");
const db = openReader({ file, durable: false });
const reader = { userId: null, at: Date.now() };

interface Cost {
  readonly name: string;
  readonly first: number;
  readonly again: number;
}

const SECTIONS = ["all", "finished"] as const;
await print(
  "pages, the first and the second",
  SECTIONS.flatMap((section) => [
    ...SORTS.map((sort) => () => pages(section, sort, {})),
    ...FILTERS.map((filter) => () => pages(section, "ending", filter)),
  ]),
);
await print(
  "facets",
  SECTIONS.flatMap((section) =>
    FIELDS.flatMap((field) =>
      [{}, { q: "toyota" }, { q: "dubai" }].map((filter) => () => facet(section, field, filter)),
    ),
  ),
);
await print(
  "maps",
  SECTIONS.flatMap((section) => [
    ...(["city", "community", "building"] as const).map((by) => () => map(section, by, {})),
    () => map(section, "building", { bbox: [55.12, 25.05, 55.2, 25.1] }),
  ]),
);

function named(section: Section, what: string, filter: Filter): string {
  return [
    section,
    what,
    ...Object.entries(filter).map(([field, value]) => `${field} ${JSON.stringify(value)}`),
  ].join(", ");
}

async function pages(section: Section, sort: Sort, filter: Filter): Promise<Cost[]> {
  const conditions = filterConditions(filter);
  const query = {
    where: counted(section, conditions, reader),
    stretches: stretchesOf(sort, defaultTerms, section),
    isBroad: isBroad(section) && conditions.length === 0,
    limit: LIMIT,
    ...reader,
  };
  const name = named(section, sort, filter);
  if (!name.includes(part)) return [];
  const { next } = await pageOfLots.run(db, { ...query, after: null });
  const second = next ? await costOf(`${name}, second`, pageOfLots, { ...query, after: next }) : [];
  return [...(await costOf(name, pageOfLots, { ...query, after: null })), ...second];
}

function facet(section: Section, name: string, filter: Filter): Promise<Cost[]> {
  const counting = countingOf(facetNamed(name)!);
  const own = counting.by === "band" ? counting.of : (name as ConditionField);
  const where = counted(section, filterConditions(filter), reader, own);
  const isAlongPrices = Object.keys(filter).every((field) => field === "q");
  return costOf(named(section, name, filter), valueCounts, { where, counting, isAlongPrices });
}

function map(section: Section, by: "city" | "community" | "building", filter: Filter): Promise<Cost[]> {
  const where = counted(section, filterConditions(filter), reader);
  return costOf(named(section, `map by ${by}`, filter), placesOfLots, { where, by });
}

/** Nothing for a call without the searched part in its name. */
async function costOf<Input, Output>(
  name: string,
  query: WorkerQuery<Input, Output>,
  input: Input,
): Promise<Cost[]> {
  if (!name.includes(part)) return [];
  const live = query.parts?.of(input)?.rest;
  const first = await msOf(() => query.run(db, input));
  return [{ name, first, again: live ? await msOf(() => query.run(db, live)) : first }];
}

/** Processor time of this thread for one run, in the group of runs that took least: other work only ever adds. */
async function msOf(work: () => unknown): Promise<number> {
  await work();
  let least = Infinity;
  for (let group = 0; group < GROUPS; group++) {
    const before = process.threadCpuUsage();
    let ms = 0;
    let runs = 0;
    for (; ms < LEAST_MS; runs += 1) {
      await work();
      const { user, system } = process.threadCpuUsage(before);
      ms = (user + system) / 1000;
    }
    least = Math.min(least, ms / runs);
  }
  return least;
}

/** Measures one after the other. */
async function print(title: string, asks: readonly (() => Promise<Cost[]>)[]): Promise<void> {
  const costs: Cost[] = [];
  for (const ask of asks) costs.push(...(await ask()));
  if (costs.length === 0) return;
  for (const kind of ["first", "again"] as const) {
    const sorted = costs.toSorted((a, b) => b[kind] - a[kind]);
    const slowest = sorted.slice(0, 4).map((cost) => `${cost.name}: ${cost[kind].toFixed(1)}`);
    const median = sorted[Math.floor(sorted.length / 2)]![kind];
    console.log(`${title}, ${kind}: median ${median.toFixed(1)} ms, slowest ${slowest.join(" · ")}`);
  }
  if (part === "") return;
  for (const { name, first, again } of costs)
    console.log(`  ${name.padEnd(60)} ${first.toFixed(1).padStart(6)} ${again.toFixed(1).padStart(6)}`);
}
