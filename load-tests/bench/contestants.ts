/** Measures the contestants of the bench. */
import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { childrenOf, cpuSecondsOf, waitUntilIdle, startServer, type OwnServer } from "../bin/server.ts";
import { drive, type Duel, type Measured } from "./drive.ts";
import { makeDuels, START_PRICE, STEP } from "./duels.ts";

/** The contestants: the baseline at full durability, the baseline at its fastest, and the product. */
export const contestants = ["baseline FULL", "baseline NORMAL", "marsa"] as const;
/** The contestants of `--edges`: the product in one process, and its owner behind edges. */
export const edgeContestants = ["marsa", "owner"] as const;
export type Contestant = (typeof contestants)[number] | (typeof edgeContestants)[number];

export interface Run {
  readonly connections: number;
  /** Time in which many connections first bid on other lots, so that the code is compiled, s. */
  readonly warmupS: number;
  readonly seconds: number;
  /** Time from one bid of a connection to its next, ms; left out: back to back. */
  readonly everyMs?: number;
  /** Edges before the owner. */
  readonly edges?: number;
}

export interface Result extends Measured {
  /** Events per second at the 50 subscribers; 0 for the baseline, which publishes nothing. */
  readonly events: number;
}

/** The core of the server; the generator and the subscribers share the other one. */
const SERVER_CORE = 0;
const WARM_CONNECTIONS = 64;
/** Time in which the measured connections bid before their bids count. */
const SETTLE_S = 1;

/** Measures one contestant once, on a fresh server with a fresh database. */
export function measure(contestant: Contestant, run: Run): Promise<Result> {
  if (contestant === "owner") return measureMarsa(run, run.edges ?? 1);
  return contestant === "marsa" ? measureMarsa(run, 0) : measureBaseline(contestant, run);
}

async function measureBaseline(contestant: Contestant, run: Run): Promise<Result> {
  const env = { SYNCHRONOUS: contestant === "baseline NORMAL" ? "NORMAL" : "FULL" };
  const server = await startServer({ core: SERVER_CORE, env }, "load-tests/bench/baseline.ts");
  try {
    const duels = Array.from({ length: WARM_CONNECTIONS + run.connections }, (_, index): Duel => ({
      lot: index + 1,
      tokens: ["first", "second"],
      from: START_PRICE,
      step: STEP,
    }));
    await drive(server, duels.slice(0, WARM_CONNECTIONS), 0, run.warmupS);
    const measured = duels.slice(WARM_CONNECTIONS);
    return { ...(await drive(server, measured, SETTLE_S, run.seconds, run.everyMs)), events: 0 };
  } finally {
    await server.stop();
  }
}

async function measureMarsa(run: Run, edges: number): Promise<Result> {
  const started = await startServer({
    core: SERVER_CORE,
    ...(edges > 0 && { env: { EDGES: String(edges) } }),
  });
  const server = edges > 0 ? ownerOf(started) : started;
  try {
    const duels = await makeDuels(server.url, run.connections);
    const warming = await makeDuels(server.url, WARM_CONNECTIONS);
    await waitUntilIdle(server);
    const subscribers = await startSubscribers(server.url, duels);
    try {
      await drive(server, warming, 0, run.warmupS);
      const before = await receivedBy(subscribers);
      const measured = await drive(server, duels, SETTLE_S, run.seconds, run.everyMs);
      const received = (await receivedBy(subscribers)) - before;
      return { ...measured, events: received / (SETTLE_S + run.seconds) };
    } finally {
      subscribers.kill();
    }
  } finally {
    await server.stop();
  }
}

/** Returns a server of which only the owner counts, alone on its core. */
function ownerOf(server: OwnServer): OwnServer {
  const owner = Number(readFileSync(join(server.folder, "server.pid"), "utf8"));
  for (const pid of [server.pid, ...childrenOf(server.pid)])
    if (pid !== owner) spawnSync("taskset", ["-a", "-p", "-c", String(1 - SERVER_CORE), String(pid)]);
  return { ...server, cpuSeconds: () => cpuSecondsOf(owner) };
}

/** Returns the number of events that the subscribers have received so far. */
async function receivedBy(subscribers: ChildProcess): Promise<number> {
  subscribers.send("how many");
  const [received] = (await once(subscribers, "message", { signal: AbortSignal.timeout(10_000) })) as [
    number,
  ];
  return received;
}

async function startSubscribers(url: string, duels: readonly Duel[]) {
  const lots = duels.map(({ lot }) => String(lot));
  const child = fork(join(import.meta.dirname, "subscribers.ts"), [
    `${url.replace("http", "ws")}/ws`,
    ...lots,
  ]);
  await once(child, "message", { signal: AbortSignal.timeout(20_000) });
  return child;
}
