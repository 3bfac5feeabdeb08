/**
 * `npm run bench:stalls [-- --acts watchers,cleanup,exports,pages --rounds 3 --seconds 5]`: what an act beside the
 * bids costs them. A probe bids each 20 ms, without and beside the act in turns; a probe that is due while the server
 * stalls counts from then on. `--people 5000` watch one lot, `--due 950000` answers are due, `--lots 30000` are
 * exported, `--pages 1000` lot pages a second are read (needs `npm run build`). The exit code only says whether the
 * bench ran.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { lotTopic } from "@marsa/realtime/topics";
import Database from "better-sqlite3";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { startServer, waitUntilIdle, type OwnServer } from "../bin/server.ts";
import type { Answer } from "./connection.ts";
import { quantile, type Duel } from "./drive.ts";
import { bids, folderOfLots, makeDuels } from "./duels.ts";
import { pace, quantileOf, type Timed } from "./pace.ts";
import type { Spread } from "./watchers.ts";

const { values } = parseArgs({
  options: {
    acts: { type: "string", default: "watchers,cleanup,exports,pages" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    people: { type: "string", default: "5000" },
    due: { type: "string", default: "950000" },
    lots: { type: "string", default: "30000" },
    pages: { type: "string", default: "1000" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const people = Number(values.people);

const PROBE_MS = 20;
const WARMUP_S = 4;

/** A running server, and the lot on which the probe bids. */
interface Stage {
  readonly server: OwnServer;
  readonly folder: string;
  readonly duel: Duel;
}

/** Work beside the bids. */
interface Act {
  readonly what: string;
  /** Returns the data folder of a run; a small one when left out. */
  folder?(): Promise<string>;
  /** Begins the work and returns a function that ends it. */
  begin(stage: Stage): Promise<() => Promise<void>>;
  /** Greatest ratio of the p99 beside the act to that without; longest probe beside it, ms. */
  readonly p99?: number;
  readonly longestMs?: number;
  /** Least ratio of the bids a second. */
  readonly rate?: number;
}

const acts: Readonly<Record<string, Act>> = {
  watchers: { what: `${count(people)} watch the lot`, begin: watch, rate: 0.95, p99: 1.5 },
  cleanup: { what: `${count(Number(values.due))} answers are due`, begin: cleanUp, p99: 1.5 },
  exports: {
    what: `three exports of ${count(Number(values.lots))} lots`,
    folder: () => folderOfLots(Number(values.lots)),
    begin: (stage) => readAgainAndAgain(stage, 3, exportOf),
    longestMs: 40,
  },
  pages: { what: `${values.pages} lot pages a second`, begin: readPages, p99: 1.5 },
};
/** When each seq of the watched lot was acknowledged, ms since 1970. */
const acknowledged = new Map<number, number>();
/** What the watchers saw: ms from the acknowledgement, and from the first, to the last of them. */
const toLast: number[] = [];
const firstToLast: number[] = [];

for (const name of values.acts.split(",")) {
  const act = acts[name];
  if (!act) throw new Error(`There is no act "${name}". There are: ${Object.keys(acts).join(", ")}.`);
  await measure(name, act);
}

async function measure(name: string, act: Act): Promise<void> {
  const own = await act.folder?.();
  const folder = own ?? (await folderOfLots(200));
  const start = async () => ({ server: await startServer({ folder }), folder });
  let { server } = await start();
  const without: Timed[] = [];
  const beside: Timed[] = [];
  try {
    const [duel] = await makeDuels(server.url, 1);
    await waitUntilIdle(server);
    await probe({ server, folder, duel: duel! }, WARMUP_S);
    // The clean-up goes on for minutes: one long window.
    const turns = act.begin === cleanUp ? 1 : rounds;
    const windowS = (seconds * rounds) / turns;
    for (let round = 0; round < turns; round += 1) {
      without.push(...(await probe({ server, folder, duel: duel! }, windowS)));
      if (act.begin === cleanUp) {
        await server.stop();
        plantAnswers(folder);
        ({ server } = await start());
        await probe({ server, folder, duel: duel! }, WARMUP_S);
      }
      const stage = { server, folder, duel: duel! };
      acknowledged.clear();
      const end = await act.begin(stage);
      beside.push(...(await probe(stage, windowS)));
      await end();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  report(name, act, without, beside);
}

function probe({ server, duel }: Stage, forSeconds: number): Promise<Timed[]> {
  const how = { connections: 1, perSecond: 1000 / PROBE_MS, seconds: forSeconds };
  return bids(server.url, [duel], how, noteSeq);
}

function noteSeq({ body }: Answer): void {
  const { data } = JSON.parse(body) as { data: { seq: number } };
  acknowledged.set(data.seq, performance.timeOrigin + performance.now());
}

/** All of them watch the lot of the probe. */
async function watch({ server, duel }: Stage): Promise<() => Promise<void>> {
  const router = `${server.url.replace("http", "ws")}/ws`;
  const child = fork(join(import.meta.dirname, "watchers.ts"), [router, lotTopic(duel.lot), String(people)]);
  // They watch from other machines.
  setPriority(child.pid!, 10);
  const died = once(child, "exit").then(() => {
    throw new Error("The watchers ended");
  });
  await Promise.race([once(child, "message"), died]);
  died.catch(() => undefined);
  return async () => {
    await sleep(4_000);
    for (const { seq, first, last, visitors } of await spreadsOf(child)) {
      const from = acknowledged.get(seq);
      if (visitors < people) throw new Error(`${visitors} of ${people} visitors got seq ${seq}`);
      if (from === undefined) continue;
      toLast.push(last - from);
      firstToLast.push(last - first);
    }
    child.kill();
    await once(child, "exit");
  };
}

async function spreadsOf(child: ChildProcess): Promise<Spread[]> {
  child.send("now");
  const [spreads] = (await once(child, "message")) as [Spread[]];
  return spreads;
}

/** Adds answers of two days ago to the database of a stopped server. */
function plantAnswers(folder: string): void {
  const db = new Database(join(folder, "marsa.db"));
  const past = Date.now() - 2 * 86_400_000;
  const { least } = db.prepare("SELECT coalesce(min(id), 0) AS least FROM idempotency").get() as {
    least: number;
  };
  db.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO idempotency (id, user_id, call, key, hash, answer, at)
     SELECT ? - i, 1, 'POST /auction/makebid', printf('%012x-planted-%d', ?, i), hex(randomblob(32)),
       hex(randomblob(300)), ? FROM n`,
  ).run(Number(values.due), least, past, past);
  db.close();
}

/** The clean-up runs since the start of the server. */
function cleanUp({ folder }: Stage): Promise<() => Promise<void>> {
  const db = new Database(join(folder, "marsa.db"), { readonly: true });
  const left = db.prepare("SELECT count(*) AS rows FROM idempotency WHERE key LIKE '%-planted-%'");
  const rows = () => (left.get() as { rows: number }).rows;
  console.log(`${count(rows())} answers are left when the probe begins`);
  return Promise.resolve(async () => {
    console.log(`${count(rows())} answers are left when the probe ends`);
    db.close();
  });
}

function exportOf({ server }: Stage): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${server.url}/api/auction/export/finished`, { method: "POST", headers, body: "{}" });
}

/** Each of some readers asks again when it has the whole answer. */
function readAgainAndAgain(
  stage: Stage,
  readers: number,
  ask: (stage: Stage) => Promise<Response>,
): Promise<() => Promise<void>> {
  const end = new AbortController();
  let answers = 0;
  const read = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const response = await ask(stage);
      if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`);
      await response.arrayBuffer();
      answers += 1;
    }
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  return Promise.resolve(async () => {
    end.abort();
    await all;
    console.log(`${answers} answers`);
  });
}

function readPages({ server, duel }: Stage): Promise<() => Promise<void>> {
  const request = `GET /auction/${duel.lot} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nAccept: text/html\r\n\r\n`;
  const how = { connections: 16, perSecond: Number(values.pages), seconds };
  const reading = pace(server.url, how, () => () => ({ name: "page", request }));
  return Promise.resolve(async () => {
    const pages = await reading;
    console.log(`${Math.round(pages.length / seconds)} pages/s, p50 ${quantileOf(pages, 0.5).toFixed(1)} ms`);
  });
}

function report(name: string, act: Act, without: readonly Timed[], beside: readonly Timed[]): void {
  const both = (of: (timed: readonly Timed[]) => number) =>
    `${of(without).toFixed(1)} -> ${of(beside).toFixed(1)}`;
  const figures = [
    `bids/s ${both(rate)}`,
    `p50 ${both((timed) => at(timed, 0.5))} ms`,
    `p99 ${both((timed) => at(timed, 0.99))} ms`,
    `of the reply alone ${both((timed) => quantileOf(timed, 0.99))} ms`,
    `longest ${both((timed) => at(timed, 1))} ms`,
  ].join(", ");
  console.log(`${act.what}: ${figures}`);
  record(`${name}: all`, act.what, figures);
  const goal = (what: string, value: number, unit: string, bound: number, isLeast = false) =>
    record(`${name}: ${what}`, `${act.what}: ${what}`, `${value.toFixed(2)}${unit}`, {
      goal: `${isLeast ? ">=" : "<="} ${bound}${unit}`,
      met: isLeast ? value >= bound : value <= bound,
    });
  if (act.rate) goal("bids/s of those without", rate(beside) / rate(without), " x", act.rate, true);
  if (act.p99)
    goal(
      "p99 of a reply, of that without",
      quantileOf(beside, 0.99) / quantileOf(without, 0.99),
      " x",
      act.p99,
    );
  if (act.longestMs) goal("longest probe", at(beside, 1), " ms", act.longestMs);
  if (act.begin !== watch) return;
  goal("p50 until the last visitor has it", median(toLast), " ms", 300);
  console.log(`first to last visitor: p50 ${median(firstToLast).toFixed(1)} ms`);
}

function rate(timed: readonly Timed[]): number {
  return timed.length / seconds / rounds;
}

function at(timed: readonly Timed[], share: number): number {
  return quantileOf(timed, share, "sinceDueMs");
}

function record(
  id: string,
  what: string,
  figure: string,
  goal?: { readonly goal: string; readonly met: boolean },
): void {
  if (goal) console.log(`${goal.met ? "met   " : "MISSED"}  ${what}, goal ${goal.goal}: ${figure}`);
  recordFigure({ id: `stalls: ${id}`, what, figure, ...goal, command: "npm run bench:stalls" });
}

function median(numbers: readonly number[]): number {
  return quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
