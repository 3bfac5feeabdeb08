/**
 * What one accepted bid costs in the store alone: no HTTP, no publishing.
 * `node bench/store.ts [connections=64] [seconds=5] [FULL|OFF]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../src/db/open.ts";
import type { Store } from "../src/db/store.ts";
import { bid } from "../src/db/test-support/commands.ts";
import { car, person, SELLER, START } from "../src/db/test-support/people.ts";
import { defaultTerms } from "../src/domain/terms.ts";

const [connections = 64, seconds = 5] = process.argv.slice(2).map(Number);
const durable = process.argv[4] !== "OFF";
const STEP = 500;

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
});

// What was published is dropped again, as the pump does it.
const published: number[] = [];
store.onCommit(({ outboxId }) => outboxId && published.push(outboxId));
const trimming = setInterval(() => void store.outbox.acknowledged(published.splice(0)), 100);

await run(store, 1_000);
const before = process.cpuUsage();
const started = performance.now();
const latencies = await run(store, seconds * 1_000);
const elapsedMs = performance.now() - started;
const { user, system } = process.cpuUsage(before);
clearInterval(trimming);
await store.close();
rmSync(folder, { recursive: true });

latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.floor(latencies.length * share)]!.toFixed(2);
console.log(
  `${connections} connections, synchronous ${durable ? "FULL" : "OFF"}: ` +
    `${Math.round((latencies.length / elapsedMs) * 1_000)} bids/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
    `CPU per bid ${((user + system) / latencies.length).toFixed(1)} us (user ${(user / latencies.length).toFixed(1)})`,
);

function scene() {
  const users = Array.from({ length: connections * 2 }, (_, i) => person(i + 1001, 1_000_000_000));
  const lots = Array.from({ length: connections }, (_, i) => car(i + 1));
  return { name: "bench", users: [person(SELLER, 0), ...users], lots };
}

/** Each connection has a lot to itself, where two bidders take turns. @returns ms per bid. */
async function run(store: Store, ms: number): Promise<number[]> {
  const until = performance.now() + ms;
  const latencies: number[] = [];
  const one = async (i: number) => {
    const lots = await store.read((db) =>
      db.$client.prepare("SELECT price FROM lot WHERE id = ?").get(i + 1),
    );
    let amount = (lots as { price: number | null }).price ?? 20_000;
    for (let turn = 0; performance.now() < until; turn++) {
      amount += STEP;
      const sent = performance.now();
      const outcome = await bid(store, {
        lot: i + 1,
        user: 1001 + i * 2 + ((amount / STEP) % 2),
        amount,
        key: `${process.pid}-${i}-${amount}`,
      });
      if (!outcome.ok) throw new Error(outcome.code);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  return latencies;
}
