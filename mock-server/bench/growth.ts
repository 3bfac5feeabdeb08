/**
 * `npx node mock-server/bench/growth.ts [bids=200000]`: what a bid leaves on the disk, table by table, and how long
 * the archive, a backup, a restore and `verify` take. 3 years of 1,000,000 bids a day are the measured amounts
 * multiplied, since each of them grows with the rows.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import SqliteDatabase from "better-sqlite3";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { openStore } from "../src/scenes/open.ts";
import { openReader } from "../src/sqlite/connection.ts";
import { bid } from "../src/sqlite/test-support/commands.ts";
import { car, person, SELLER, START } from "../src/sqlite/test-support/people.ts";
import { deleteAnswersBefore } from "../src/tables/people/expired.ts";
import { sqlite } from "../src/tables/system/driver.ts";
import { passingKeys } from "../src/tables/sealing/keyring.ts";
import { ARCHIVED_TABLES, archiveOf, copyToArchive, moveToArchive } from "../src/tables/system/archive.ts";
import { checkDatabase } from "../src/verify/check-database.ts";

const bids = Number(process.argv[2] ?? 200_000);
const BIDS_PER_LOT = 50;
const AT_ONCE = 64;
const YEARS = 3;
const PER_DAY = 1_000_000;
const DAYS = YEARS * 365;
const DAY_MS = 24 * 3_600_000;
const lots = Math.ceil(bids / BIDS_PER_LOT);
const folder = mkdtempSync(join(tmpdir(), "marsa-growth-"));
const file = join(folder, "marsa.db");
let now = START;

const users = [person(SELLER, 0), ...Array.from({ length: 400 }, (_, i) => person(1001 + i, 1_000_000_000))];
const store = await openStore({
  file,
  clock: { now: () => now },
  log: console,
  terms: defaultTerms,
  scenes: {
    make: () => ({ name: "bench", users, lots: Array.from({ length: lots }, (_, i) => car(i + 1)) }),
    makeFresh: () => [],
  },
  seed: 1,
  password: "secret",
  durable: false,
  keys: passingKeys(),
});
const published: number[] = [];
store.onCommit(({ outboxId }) => outboxId && published.push(outboxId));

const bytesBefore = await bytesByTable();
for (let lot = 1; lot <= lots; lot += AT_ONCE) {
  for (let each = 1; each <= BIDS_PER_LOT; each += 1) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, lots - lot + 1) }, (_, i) => place(lot + i, each)),
    );
  }
  await store.outbox.acknowledged(published.splice(0));
}
const bytesAfter = await bytesByTable();
const perBid = [...bytesAfter]
  .map(([table, bytes]) => [table, (bytes - (bytesBefore.get(table) ?? 0)) / bids] as const)
  .filter(([, bytes]) => bytes >= 0.5)
  .toSorted(([, a], [, b]) => b - a);
for (const [table, bytes] of perBid) console.log(`${table.padEnd(28)}${bytes.toFixed(1)} bytes a bid`);
const keptBytes = perBid
  .filter(([table]) => !table.startsWith("idempotency"))
  .reduce((sum, [, n]) => sum + n, 0);
const answerBytes = perBid.reduce((sum, [, n]) => sum + n, 0) - keptBytes;

now += 31 * DAY_MS;
const archiveS = await seconds(async () => {
  for (const table of ARCHIVED_TABLES) {
    for (;;) {
      const to = await store.writeUnrelated((db) => copyToArchive(db, table, now - 30 * DAY_MS, 1_000));
      if (to === null) break;
      await store.writeUnrelated((db) => moveToArchive(db, table, to));
    }
  }
});
while ((await store.writeUnrelated((db) => deleteAnswersBefore(db, now, 1_000))) > 0);
await store.close();
const main = new SqliteDatabase(file);
main.exec("VACUUM");
main.close();
const size = (path: string) => statSync(path).size;
const archiveBytes = size(archiveOf(file)) / bids;

const backup = join(folder, "backup", "marsa.db");
mkdirSync(dirname(archiveOf(backup)), { recursive: true });
const backupS = await seconds(() => copyBoth(file, backup));
const restored = join(folder, "restored", "marsa.db");
mkdirSync(dirname(archiveOf(restored)), { recursive: true });
const restoreS = await seconds(() => copyBoth(backup, restored));
const memoryBefore = process.memoryUsage().rss;
let rows = 0;
const verifyS = await seconds(async () => {
  const { findings, rows: read } = checkDatabase(restored, defaultTerms);
  rows = read;
  if (findings.length > 0) throw new Error(`verify: ${JSON.stringify(findings[0])}`);
});
const verifyMb = (process.memoryUsage().rss - memoryBefore) / 1e6;
rmSync(folder, { recursive: true });

const whole = PER_DAY * DAYS;
const times = whole / bids;
const gb = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
const hours = (measured: number) => `${((measured * times) / 3_600).toFixed(1)} h`;
const figures: readonly [string, string, string][] = [
  [
    "bytes",
    "What a bid leaves in the database",
    `${keptBytes.toFixed(0)} bytes, ${answerBytes.toFixed(0)} more for a day (its answer); ${archiveBytes.toFixed(0)} bytes in the archive after 30 days`,
  ],
  [
    "archive",
    "Moving rows to the archive",
    `${((archiveS / bids) * 1e6).toFixed(1)} us a bid: ${((archiveS * PER_DAY) / bids).toFixed(0)} s a day`,
  ],
  [
    "size",
    `${YEARS} years of 1,000,000 bids a day, extrapolated`,
    `archive ${gb(archiveBytes * whole)}; database ${gb(keptBytes * PER_DAY * 30 + answerBytes * PER_DAY)} and its lots`,
  ],
  [
    "times",
    `The same: backup, restore, verify of all of it, extrapolated`,
    `${hours(backupS)}, ${hours(restoreS)}, ${hours(verifyS)}`,
  ],
  [
    "measured",
    `Measured for it: ${bids.toLocaleString("en-US")} bids on ${lots.toLocaleString("en-US")} lots`,
    `backup ${backupS.toFixed(2)} s, restore ${restoreS.toFixed(2)} s, verify ${verifyS.toFixed(2)} s (${rows.toLocaleString("en-US")} rows of history, ${verifyMb.toFixed(0)} MB of memory)`,
  ],
];
for (const [id, what, figure] of figures) {
  console.log(`${what}: ${figure}`);
  recordFigure({
    id: `growth: ${id}`,
    what,
    figure,
    command: `npx node mock-server/bench/growth.ts ${bids}`,
  });
}

/** Two of the people take turns on a lot. */
async function place(lot: number, each: number): Promise<void> {
  const user = 1001 + ((lot * 7 + (each % 5)) % 400);
  const amount = 20_000 + each * 500;
  const outcome = await bid(store, { lot, user, amount, key: `${now.toString(16)}-${lot}-${each}` });
  if (!outcome.ok) throw new Error(outcome.code);
}

function bytesByTable(): Promise<Map<string, number>> {
  return store.read(
    (db) =>
      new Map(
        sqlite(db)
          .prepare<[], [string, number]>("SELECT name, sum(pgsize) FROM dbstat GROUP BY name")
          .raw()
          .all(),
      ),
  );
}

/** Copies a database and its archive, the database first, and syncs the copies. */
async function copyBoth(from: string, to: string): Promise<void> {
  for (const [source, target] of [
    [from, to],
    [archiveOf(from), archiveOf(to)],
  ] as const) {
    const db = new SqliteDatabase(source, { readonly: true });
    await db.backup(target, { progress: () => 10_000 });
    db.close();
  }
  sqlite(openReader({ file: to, durable: false })).close();
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1_000;
}
