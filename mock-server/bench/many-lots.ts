/**
 * Makes a database with very many lots, a sixth of them for sale, for measuring lists.
 * `node mock-server/bench/many-lots.ts FILE [lots=100000]`
 */
import { recordFigure } from "../../.ci/figures/figures.ts";
import { openWriter } from "../src/sqlite/connection.ts";
import { makeLots } from "../src/scenes/seed/lots/lots.ts";
import { DEMO_PASSWORD, makePeople } from "../src/scenes/seed/people.ts";
import { plantLots, plantScene } from "../src/scenes/seed/plant/plant.ts";
import { ENDED, EVENING } from "../src/scenes/seed/programme.ts";
import { readMeta } from "../src/tables/system/meta.ts";
import { DAY_MS, defaultTerms } from "../src/domain/lot/terms.ts";
import { inTransaction, sqlite } from "../src/tables/system/driver.ts";

const [file, wanted = "100000"] = process.argv.slice(2);
if (!file) throw new Error("Say which file is to be made.");
const FOR_SALE = 0.16;
/** So many lots ask for deposits as an ordinary evening has them. */
const LOTS_OF_AN_EVENING = 150;
const APARTMENTS = 0.24;
/** Lots in memory at once. */
const BATCH = 1_000;
const CACHE_KB = 32_000;
const MOST_MB = 1_024;
const now = Date.now();
const begin = performance.now();
const seed = 1;

const db = openWriter({ file, durable: false });
const users = makePeople(now, Math.ceil(Number(wanted) / LOTS_OF_AN_EVENING));
await plantScene(
  db,
  { name: "evening", users, lots: [] },
  { terms: defaultTerms, password: DEMO_PASSWORD, seed, now },
);
const { epoch } = readMeta(db)!;
sqlite(db).pragma(`cache_size = -${CACHE_KB}`);
// Ended lots ended over two years, not in one night.
const AGO = `(id * 7919 % 730) * ${DAY_MS}`;
const spread = sqlite(db)
  .prepare(`UPDATE lot SET ends_at = ends_at - ${AGO}, opens_at = opens_at - ${AGO}, approved_at = approved_at - ${AGO},
  created_at = created_at - ${AGO} WHERE id >= ? AND status IN ('sold', 'notSold')`);
/** Those of vehicles and of apartments must never meet. */
const next = { id: 1, vehicle: 1_000_001, apartment: 5_000_001 };
for (const [share, programme] of [
  [FOR_SALE, EVENING],
  [1 - FOR_SALE, ENDED],
] as const) {
  const lots = Math.round(Number(wanted) * share);
  for (let made = 0; made < lots; made += BATCH) {
    const counts = countsOf(Math.min(BATCH, lots - made));
    const batch = makeLots(seed + next.id, now, counts, { ...next }, programme);
    const first = next.id;
    await inTransaction(db, async () => {
      await plantLots(db, batch, { terms: defaultTerms, epoch, now });
      spread.run(first);
    });
    next.id += counts.vehicles + counts.apartments;
    next.vehicle += counts.vehicles;
    next.apartment += counts.apartments;
  }
}
sqlite(db).close();
const memoryMb = Math.round(process.resourceUsage().maxRSS / 1_024);
const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
console.log(`${wanted} lots: ${memoryMb} MB of memory at most, ${minutes} min`);
recordFigure({
  id: `many lots: ${wanted}`,
  what: `A database of ${Number(wanted).toLocaleString("en-US")} lots: memory at most, time`,
  figure: `${memoryMb} MB, ${minutes} min`,
  goal: `<= ${MOST_MB} MB`,
  met: memoryMb <= MOST_MB,
  command: `node mock-server/bench/many-lots.ts FILE ${wanted}`,
});

function countsOf(lots: number) {
  const apartments = Math.round(lots * APARTMENTS);
  return { vehicles: lots - apartments, apartments };
}
