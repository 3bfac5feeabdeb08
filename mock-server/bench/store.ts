/**
 * The cost of one accepted bid in the store alone: no HTTP, no publishing. Rounds of a second; the best and the median,
 * since other work on the machine only ever adds.
 * `node bench/store.ts [connections=64] [rounds=8] [FULL|OFF]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { openStore } from "../src/scenes/open.ts";
import { bid } from "../src/sqlite/test-support/commands.ts";
import { car, person, SELLER, START } from "../src/sqlite/test-support/people.ts";
import { passingKeys } from "../src/tables/sealing/keyring.ts";
import { defaultTerms } from "../src/domain/terms.ts";
import { sqlite } from "../src/tables/system/driver.ts";

const [connections = 64, rounds = 8] = process.argv.slice(2, 4).map(Number);
const durable = process.argv[4] !== "OFF";
const STEP = 500;
const ROUND_MS = 1_000;

const folder = mkdtempSync(join(tmpdir(), "marsa-bench-"));
const store = await openStore({
  file: join(folder, "marsa.db"),
  clock: { now: () => START },
  log: console,
  terms: defaultTerms,
  scenes: { make: scene, makeFresh: () => [] },
  seed: 1,
  password: "secret",
  durable,
  keys: passingKeys(),
});

// Published rows are deleted, as the pump does it.
const published: number[] = [];
store.onCommit(({ outboxId }) => outboxId && published.push(outboxId));
const trimming = setInterval(() => void store.outbox.acknowledged(published.splice(0)), 100);

await run();
const measured = [];
for (let round = 0; round < rounds; round++) measured.push(await measure());
clearInterval(trimming);
await store.close();
rmSync(folder, { recursive: true });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const cpu = measured.map(({ cpuUs }) => cpuUs);
const synchronous = durable ? "FULL" : "OFF";
const figure =
  `CPU per bid best ${Math.min(...cpu).toFixed(1)} us, median ${median(cpu).toFixed(1)} us; ` +
  `${Math.round(Math.max(...measured.map(({ perSecond }) => perSecond)))} bids/s at best; ` +
  `median p50 ${median(measured.map(({ p50 }) => p50)).toFixed(2)} ms, p99 ${median(measured.map(({ p99 }) => p99)).toFixed(2)} ms`;
console.log(`${connections} connections, synchronous ${synchronous}: ${figure}`);
recordFigure({
  id: `store: ${connections} ${synchronous}`,
  what: `An accepted bid in the store alone, ${connections} connections, synchronous ${synchronous}`,
  figure,
  command: `npx node mock-server/bench/store.ts ${connections} ${rounds} ${synchronous}`,
});

async function measure() {
  const before = process.cpuUsage();
  const started = performance.now();
  const latencies = (await run()).toSorted((a, b) => a - b);
  const elapsedMs = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)]!;
  return {
    cpuUs: (user + system) / latencies.length,
    perSecond: (latencies.length / elapsedMs) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

function scene() {
  const users = Array.from({ length: connections * 2 }, (_, i) => person(i + 1001, 1_000_000_000));
  const lots = Array.from({ length: connections }, (_, i) => car(i + 1));
  return { name: "bench", users: [person(SELLER, 0), ...users], lots };
}

/** Each connection has a lot to itself, where two bidders take turns; keys begin with the time. @returns ms per bid. */
async function run(): Promise<number[]> {
  const until = performance.now() + ROUND_MS;
  const latencies: number[] = [];
  const one = async (i: number) => {
    let amount = await store.read(
      (db) =>
        sqlite(db)
          .prepare("SELECT shown_price FROM lot WHERE id = ?")
          .pluck()
          .get(i + 1) as number,
    );
    for (; performance.now() < until;) {
      amount += STEP;
      const sent = performance.now();
      const user = 1001 + i * 2 + ((amount / STEP) % 2);
      const outcome = await bid(store, {
        lot: i + 1,
        user,
        amount,
        key: `${Date.now().toString(16)}-${i}-${amount}`,
      });
      if (!outcome.ok) throw new Error(outcome.code);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  return latencies;
}
