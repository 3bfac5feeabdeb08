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
import { START } from "../src/sqlite/test-support/people.ts";
import { passingKeys } from "../src/tables/sealing/keyring.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { acknowledging, bidFor, sceneFor } from "./bidders.ts";

const [connections = 64, rounds = 8] = process.argv.slice(2, 4).map(Number);
const durable = process.argv[4] !== "OFF";
const ROUND_MS = 1_000;

const folder = mkdtempSync(join(tmpdir(), "marsa-bench-"));
const store = await openStore({
  file: join(folder, "marsa.db"),
  clock: { now: () => START },
  log: console,
  terms: defaultTerms,
  scenes: { make: () => sceneFor(connections), makeFresh: () => [] },
  seed: 1,
  password: "secret",
  durable,
  keys: passingKeys(),
});

const stopAcknowledging = acknowledging(store);

await bidFor(store, connections, ROUND_MS);
const measured = [];
for (let round = 0; round < rounds; round++) measured.push(await measure());
stopAcknowledging();
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
  const latencies = (await bidFor(store, connections, ROUND_MS)).toSorted((a, b) => a - b);
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
