/** Sends bids to a server and measures its rate, latency and processor time. */
import { setTimeout as sleep } from "node:timers/promises";
import type { OwnServer } from "../bin/server.ts";
import { Connection } from "./connection.ts";

/** One lot and the two bidders who outbid each other on it. */
export interface Duel {
  readonly lot: number;
  readonly tokens: readonly [string, string];
  /** The first bid, AED; each later bid is `step` higher. */
  readonly from: number;
  readonly step: number;
}

export interface Measured {
  /** Accepted bids per second. */
  readonly rate: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server per accepted bid, us. A busy machine blurs this less than the rates. */
  readonly serverUs: number;
  /**
   * The same in the second that cost least. Other work on the machine only adds, so it blurs this figure least. At a
   * pace, of all seconds: the system counts in ticks of 10 ms.
   */
  readonly leastUs: number;
  /** Load of the generator's core, 0 to 1. Near 1 the generator is the limit, not the server. */
  readonly generatorLoad: number;
}

/**
 * Bids over one connection per duel, one bid at a time on each. Every request is an accepted bid. The first
 * `warmupS` seconds do not count. `everyMs`: time from one bid of a connection to its next; 0: back to back.
 * @throws Error at the first reply that is not 200.
 */
export async function drive(
  { url, cpuSeconds }: Pick<OwnServer, "url" | "cpuSeconds">,
  duels: readonly Duel[],
  warmupS: number,
  seconds: number,
  everyMs = 0,
): Promise<Measured> {
  const target = new URL(url);
  const connections = await Promise.all(duels.map(() => Connection.open(target)));
  const begin = performance.now() + warmupS * 1000;
  const end = begin + seconds * 1000;
  const latencies: number[] = [];
  const watched = watch(begin, seconds, () => ({ bids: latencies.length, server: cpuSeconds() }));
  const before = setTimeoutOnce(begin - performance.now(), () => process.cpuUsage());
  await Promise.all(connections.map((connection, index) => fight(connection, target, duels[index]!)));
  const { user, system } = process.cpuUsage(await before);
  const costs = costsOf(await watched, everyMs > 0);
  for (const connection of connections) connection.close();
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    ...costs,
    generatorLoad: (user + system) / 1e6 / seconds,
  };

  async function fight(
    connection: Connection,
    { host }: URL,
    { lot, tokens, from, step }: Duel,
  ): Promise<void> {
    const start = performance.now();
    for (let turn = 0; performance.now() < end; turn += 1) {
      if (everyMs > 0) await sleep(Math.max(0, start + turn * everyMs - performance.now()));
      const body = `{"id_auction":${lot},"price":${from + turn * step}}`;
      const {
        status,
        body: answer,
        ms,
      } = await connection.send(
        `POST /api/auction/makebid HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${tokens[turn % 2]}\r\n` +
          `Idempotency-Key: ${keyOf(lot, turn)}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${body.length}\r\n\r\n${body}`,
      );
      if (status !== 200) throw new Error(`A bid was answered with ${status}: ${answer}`);
      const now = performance.now();
      if (now >= begin && now < end) latencies.push(ms);
    }
  }
}

/** The key begins with the time, like the keys of our clients. */
export function keyOf(lot: number, turn: number): string {
  return `${Date.now().toString(16).padStart(12, "0")}-${lot}-${turn}`;
}

interface Reading {
  /** Accepted bids so far. */
  readonly bids: number;
  /** Processor time of the server so far, s. */
  readonly server: number;
}

/** Reads at `begin` (ms of performance.now) and after each following second. */
function watch(begin: number, seconds: number, read: () => Reading): Promise<Reading[]> {
  const instants = Array.from({ length: Math.floor(seconds) + 1 }, (_, second) => begin + second * 1000);
  return Promise.all(instants.map((instant) => setTimeoutOnce(instant - performance.now(), read)));
}

function costsOf(readings: readonly Reading[], isPaced: boolean): Pick<Measured, "serverUs" | "leastUs"> {
  const cost = (from: Reading, to: Reading) => ((to.server - from.server) * 1e6) / (to.bids - from.bids);
  const bySecond = readings.slice(1).map((to, second) => cost(readings[second]!, to));
  const serverUs = cost(readings[0]!, readings.at(-1)!);
  return { serverUs, leastUs: isPaced ? serverUs : Math.min(...bySecond) };
}

function setTimeoutOnce<Result>(ms: number, work: () => Result): Promise<Result> {
  return new Promise((resolve) => setTimeout(() => resolve(work()), Math.max(0, ms)));
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
