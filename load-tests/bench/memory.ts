/**
 * `npx node load-tests/bench/memory.ts`: the resident memory of `npm start` in MB (Linux): idle, with all its processes,
 * and its highest value under 64 bidders. A page that processes share, such as Node's program, counts once. A fresh database is the worst case, since the start makes its scene.
 */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { childrenOf, startServer } from "../bin/server.ts";
import { drive } from "./drive.ts";
import { makeDuels } from "./duels.ts";

const BIDDERS = 64;
/** Processes that make scenes and pictures end after 30 s without work. */
const IDLE_AFTER_S = 70;
const BIDDING_S = 20;
const MOST_IDLE_MB = 300;
const MOST_BIDDING_MB = 600;

const server = await startServer({ env: { BOTS: "calm", NODE_ENV: "" } }, "mock-server/bin/start.mjs");
try {
  await sleep(IDLE_AFTER_S * 1_000);
  report("idle", residentMb(server.pid), MOST_IDLE_MB);
  const duels = await makeDuels(server.url, BIDDERS);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 500);
  await drive(server, duels, 0, BIDDING_S);
  clearInterval(watch);
  report(`under ${BIDDERS} bidders`, most, MOST_BIDDING_MB);
} finally {
  await server.stop();
}

function report(state: string, mb: number, goal: number): void {
  console.log(`${state}: ${mb.toFixed(0)} MB (goal ${goal})`);
  recordFigure({
    id: `memory: ${state}`,
    what: `Resident memory of npm start, ${state}`,
    figure: `${mb.toFixed(0)} MB`,
    goal: `<= ${goal} MB`,
    met: mb <= goal,
    command: "npx node load-tests/bench/memory.ts",
  });
}

/** Returns the resident memory of a process and of the processes that it started, MB. */
function residentMb(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), ownMb(pid));
}

/** Returns the memory of a process, with its part of the pages that others use, too. */
function ownMb(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1_024;
  } catch {
    // The process has ended.
    return 0;
  }
}
