/**
 * The cost of catalogue pages and facet counts to a reader thread: processor time of the queries alone, which other
 * work on the machine blurs least. `node mock-server/bench/queries.ts FILE`, a database as bench/many-lots.ts makes it.
 */
import { openReader } from "../src/sqlite/connection.ts";
import { defaultTerms } from "../src/domain/terms.ts";
import { conjunction } from "../src/features/catalogue/query/condition.ts";
import { countingOf, facetNamed } from "../src/features/catalogue/query/facets.ts";
import { filterConditions, type Filter } from "../src/features/catalogue/query/filter.ts";
import { stretchesOf, type Sort } from "../src/features/catalogue/query/order.ts";
import { valueCounts } from "../src/features/catalogue/query/repository-facets.ts";
import { pageOfLots } from "../src/features/catalogue/repository.ts";
import { isBroad, sectionCondition, type Section } from "../src/features/catalogue/query/sections.ts";

const SORTS: readonly Sort[] = ["ending", "new", "price_asc", "price_desc", "bids", "year", "mileage"];
const FIELDS = ["kind", "status", "mark", "model", "body", "gearbox", "emirate", "city", "colour", "light"];
const NARROWED: readonly Filter[] = [
  { emirate: ["dubai"], kind: ["apartment"] },
  { mark: ["toyota"] },
  { price: { from: 50_000, to: 90_000 } },
  { year: { from: 2020 }, mileage: { to: 40_000 } },
  { q: "toyota land cruiser" },
];
/** The clock of a thread goes in ticks of some milliseconds. */
const TIMES = 10;
const GROUPS = 5;
const LIMIT = 24;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Say which database.");
const db = openReader({ file, durable: false });
const reader = { userId: null, at: Date.now() };

const pages: Cost[] = [];
for (const section of ["all", "finished"] as const) {
  for (const sort of SORTS) measurePage(section, sort, {});
  for (const filter of NARROWED) measurePage(section, "ending", filter);
}
const facets = (["all", "finished"] as const).flatMap((section) =>
  FIELDS.map((field) => costOf(`${field} in ${section}`, () => count(section, field))),
);
print("pages, the first and the second", pages);
print("facet counts", facets);

interface Cost {
  readonly name: string;
  readonly ms: number;
}

function measurePage(section: Section, sort: Sort, filter: Filter): void {
  const conditions = filterConditions(filter);
  const query = {
    where: conjunction([sectionCondition(section), ...conditions], reader),
    stretches: stretchesOf(sort, defaultTerms),
    isBroad: isBroad(section) && conditions.length === 0,
    limit: LIMIT,
    ...reader,
  };
  const name = `${section} by ${sort}${conditions.length > 0 ? ` with ${Object.keys(filter).join()}` : ""}`;
  const { next } = pageOfLots.run(db, { ...query, after: null });
  pages.push(costOf(name, () => pageOfLots.run(db, { ...query, after: null })));
  if (next) pages.push(costOf(`${name}, second`, () => pageOfLots.run(db, { ...query, after: next })));
}

function count(section: Section, name: string): unknown {
  const where = conjunction([sectionCondition(section)], reader);
  return valueCounts.run(db, { where, counting: countingOf(facetNamed(name)!) });
}

/** Processor time of this thread for one run, in the group of runs that took least: other work only ever adds. */
function costOf(name: string, work: () => unknown): Cost {
  const groups = Array.from({ length: GROUPS }, () => {
    const before = process.threadCpuUsage();
    for (let run = 0; run < TIMES; run += 1) work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / TIMES;
  });
  return { name, ms: Math.min(...groups) };
}

function print(title: string, costs: readonly Cost[]): void {
  const sorted = costs.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const slowest = sorted.slice(-3).toReversed();
  console.log(`${title}: median ${at(0.5).ms.toFixed(1)} ms, p95 ${at(0.95).ms.toFixed(1)} ms`);
  console.log(`  slowest: ${slowest.map(({ name, ms }) => `${name} ${ms.toFixed(1)}`).join(" · ")}`);
}
