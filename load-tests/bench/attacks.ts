/**
 * `npm run bench:attacks [-- --seconds 8 --rounds 5]`: the latency of bids on a server with its limits, without and
 * beside each attack of a stranger on its router, in turns. Its database lies in memory
 * where the machine has such a folder, since a stall of the disk is no attack; each figure is the median of the rounds.
 * The exit code only says whether the bench ran.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ATTACKS } from "@marsa/realtime/probes/attacks";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { waitUntilIdle, startServer } from "../bin/server.ts";
import { Connection } from "./connection.ts";
import { makeDuels } from "./duels.ts";
import { keyOf, quantile, type Duel } from "./drive.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, rounds: { type: "string", default: "5" } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

/** Bidders stay below the limits of a person. */
const DUELS = 16;
const PAUSE_MS = 200;
const GOAL = 2;
/** Time in which an address may connect again after an attack, ms. */
const CALM_MS = 3_000;

/** Bids in turns on one lot. */
interface Bidder {
  readonly duel: Duel;
  readonly connection: Connection;
  turn: number;
}

const IN_MEMORY = "/dev/shm";
const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), "marsa-attacks-"));
const server = await startServer({ folder, env: { LIMITS: "on" } });
try {
  const router = `${server.url.replace("http", "ws")}/ws`;
  const target = new URL(server.url);
  const bidders: Bidder[] = [];
  for (const duel of await makeDuels(server.url, DUELS))
    bidders.push({ duel, connection: await Connection.open(target), turn: 0 });
  await waitUntilIdle(server);
  await latencies(bidders, target.host);
  console.log("attack | bids p50, ms: without -> beside | p99, ms: without -> beside | ratio");
  for (const name of Object.keys(ATTACKS)) {
    const [without, beside]: [number[][], number[][]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      without.push(await latencies(bidders, target.host));
      const attacker = fork(join(import.meta.dirname, "attacker.ts"), [router, name]);
      // A stranger attacks from another machine.
      setPriority(attacker.pid!, 19);
      await once(attacker, "message");
      beside.push(await latencies(bidders, target.host));
      attacker.kill();
      await sleep(CALM_MS);
    }
    const ratio = typical(beside, 0.99) / typical(without, 0.99);
    console.log(lineOf(name, without, beside, ratio));
    record(name, ratio);
  }
  for (const { connection } of bidders) connection.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the times of all bids in one window, ms. */
async function latencies(bidders: readonly Bidder[], host: string): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const all = await Promise.all(
    bidders.map(async (bidder, index) => {
      const times: number[] = [];
      await sleep((index * PAUSE_MS) / DUELS);
      while (performance.now() < end) {
        times.push(await bid(bidder, host));
        await sleep(PAUSE_MS);
      }
      return times;
    }),
  );
  return all.flat();
}

async function bid(bidder: Bidder, host: string): Promise<number> {
  const { lot, tokens, from, step } = bidder.duel;
  const turn = bidder.turn++;
  const body = `{"id_auction":${lot},"price":${from + turn * step}}`;
  const { status, ms, ...answer } = await bidder.connection.send(
    `POST /api/auction/makebid HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${tokens[turn % 2]}\r\n` +
      `Idempotency-Key: ${keyOf(lot, turn)}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  if (status !== 200) throw new Error(`A bid was answered with ${status}: ${answer.body}`);
  return ms;
}

/** @param ratio how many times as long the p99 of bids is beside the attack. */
function lineOf(
  name: string,
  without: readonly number[][],
  beside: readonly number[][],
  ratio: number,
): string {
  const part = (share: number) =>
    `${typical(without, share).toFixed(1)} -> ${typical(beside, share).toFixed(1)}`;
  return `${name} | ${part(0.5)} | ${part(0.99)} | ${ratio.toFixed(2)}${ratio > GOAL ? " (missed)" : ""}`;
}

function record(name: string, ratio: number): void {
  recordFigure({
    id: `attack: ${name}`,
    what: `p99 of bids beside a stranger's attack of ${name}, of that without`,
    figure: `${ratio.toFixed(2)} x`,
    goal: `<= ${GOAL} x`,
    met: ratio <= GOAL,
    command: "npm run bench:attacks",
  });
}

/** Returns the median over the rounds of this quantile of each, ms. */
function typical(measured: readonly number[][], share: number): number {
  return quantileOf(
    measured.map((times) => quantileOf(times, share)),
    0.5,
  );
}

function quantileOf(times: readonly number[], share: number): number {
  return quantile(
    times.toSorted((a, b) => a - b),
    share,
  );
}
