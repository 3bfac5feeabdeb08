/**
 * `node load-tests/failover/matrix.ts [--short] [--rounds 1] [--seed 1]`: each part of a cluster dies while each kind of
 * work runs, 36 cells a round; --short plays six in which each part and each work stands once. After each: every answer is
 * the same under its key, every acknowledged value is in the tables, a watching client has each seq once, in order and
 * within 5 s, no call waited for longer than 8 s more than the part was away, and the database recomputes. Exit code 1 at
 * the first problem.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { verifyDatabase } from "../bin/server.ts";
import { Acknowledgements, missingFrom } from "../power-cut/acknowledged.ts";
import { bid, bidOn } from "../power-cut/bidding.ts";
import { prepare } from "../power-cut/evening.ts";
import { composeLane, runLane } from "../power-cut/lane.ts";
import { payByCard } from "../power-cut/money.ts";
import { randomFrom } from "../power-cut/random.ts";
import { closeTogether, counterOffer, importLots } from "../power-cut/sales.ts";
import { World, type Act } from "../power-cut/world.ts";
import { ClusterUnderTest } from "./cluster-under-test.ts";
import { Patience } from "./patience.ts";
import { dataOf } from "../endurance/server-under-test.ts";
import { openSpectator, type Spectator } from "../endurance/spectator.ts";

const WORK: Readonly<Record<string, Act>> = {
  "a bid war": async (world, random) => {
    const seed = random.next();
    await Promise.all(world.bidders.map((by, i) => bidOn(world, by, 15, randomFrom(`${seed}/${i}`))));
  },
  "a lane with its final calls": runLane,
  "the second of a closing": closeTogether,
  "a counteroffer": counterOffer,
  "a top-up by card": payByCard,
  "an import": importLots,
};
const MORE_BIDDERS = 28;
/** A lane that outlasts a cell. */
const LANE_LOTS = 40;
/** The latest time of a death after the work begins, ms. */
const LATEST_MS = 1_500;
/** How long the work goes on when everything is back, ms. */
const AFTER_MS = 500;
/** The longest wait of a call for the next owner, ms. */
const MOST_MS = 8_000;
/** How long somebody's view may be stale, ms. */
const STALE_MS = 5_000;

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    rounds: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const cluster = await ClusterUnderTest.open();
const folder = mkdtempSync(join(tmpdir(), "marsa-matrix-"));
const parts = Object.keys(cluster.dies) as (keyof typeof cluster.dies)[];
/** The longest wait of a call while each part was away, ms. */
const waits = new Map<string, number>();
let answers = 0;
try {
  process.exitCode = (await playAll()) ? 0 : 1;
} finally {
  await cluster.close();
  rmSync(folder, { recursive: true });
}

async function playAll(): Promise<boolean> {
  const works = Object.keys(WORK);
  const all = parts.flatMap((part, row) =>
    works.map((work, column) => ({ part, work, isShort: (row + seed) % works.length === column })),
  );
  const cells = all.filter(({ isShort }) => isShort || !values.short);
  for (let round = 1; round <= rounds; round += 1)
    for (const cell of cells) {
      const problems = await play(cell, seed * 1_000 + round);
      if (problems.length === 0) continue;
      console.error(`${cell.part} died, ${cell.work} (round ${round}, seed ${seed}):`);
      for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
      return false;
    }
  const longest = parts.map((part) => `${part} ${waits.get(part)} ms`).join(", ");
  const figure = `${rounds * cells.length} deaths: ${answers} answers stand, none twice; no value lost, no view stale, every database recomputed; longest wait of a call: ${longest}`;
  console.log(figure);
  if (!values.short)
    recordFigure({
      id: "the failover matrix",
      what: `${parts.join(", ")} died, each during ${works.join(", ")}`,
      figure,
      command: `npx node load-tests/failover/matrix.ts --rounds ${rounds}`,
    });
  return true;
}

/** Plays one cell. Returns what is wrong afterwards. */
async function play({ part, work }: { part: (typeof parts)[number]; work: string }, number: number) {
  const random = randomFrom(`${number}/${part}/${work}`);
  const patience = new Patience();
  const acknowledged = new Acknowledgements(() => performance.now());
  const world = new World(await cluster.edgeUrl(), number, acknowledged, patience);
  await prepare(world);
  world.bidders.push(...(await world.people(MORE_BIDDERS, "buyer")));
  world.lane = await composeLane(world, LANE_LOTS);
  const spectator = await openSpectator(world.url, world.lots);
  const evening = { isOver: false };
  const until = async (act: Act) => {
    while (!evening.isOver) await act(world, random);
  };
  const bids: Act = (_, by) =>
    bid(world, by.pick(world.bidders), by.pick(world.lots), by).then(() => undefined);
  const working = Promise.all([until(WORK[work]!), until(bids)]);
  await wait(random.int(1, LATEST_MS));
  const before = performance.now();
  await Promise.race([cluster.dies[part](), working]);
  const awayMs = performance.now() - before;
  await wait(AFTER_MS);
  evening.isOver = true;
  await working;
  const problems = [...(await settled(world, spectator)), ...(await answeredAgain(world))];
  spectator.leave();
  const longest = Math.round(patience.longestMs);
  waits.set(part, Math.max(longest, waits.get(part) ?? 0));
  if (longest > awayMs + MOST_MS) problems.push(`a call waited ${longest} ms`);
  answers += world.sent.length;
  console.log(`${part} died, ${work}: ${world.sent.length} answers, longest wait ${longest} ms`);
  return [...problems, ...(await storedWell(acknowledged))];
}

/** Each command again under its key: the same answer. */
async function answeredAgain(world: World): Promise<string[]> {
  const problems: string[] = [];
  for (const sent of world.sent)
    await world.repeat(sent).catch((error: unknown) => problems.push(String(error)));
  return problems;
}

/** Waits until somebody who watches has the last event of each lot. */
async function settled({ url, lots }: World, spectator: Spectator): Promise<string[]> {
  const heads = new Map<number, number>();
  for (const lot of lots) heads.set(lot, (await dataOf(url, "getLot", { path: { id: lot } })).live.seq);
  const isUpToDate = () => lots.every((lot) => spectator.seqs().get(lot) === heads.get(lot));
  const end = performance.now() + STALE_MS;
  while (!isUpToDate() && performance.now() < end) await wait(20);
  const stale = isUpToDate()
    ? []
    : [`a view has ${[...spectator.seqs()].join(" ")}, not ${[...heads].join(" ")}`];
  return [...stale, ...spectator.faults];
}

/** Compares the tables with what was acknowledged, and recomputes them. */
async function storedWell({ all }: Acknowledgements): Promise<string[]> {
  const file = join(folder, "marsa.db");
  await cluster.copyTo(file);
  const client = new Database(file);
  const missing = missingFrom(
    client,
    all.filter(({ what }) => !what.startsWith("the answer to")),
    Number.POSITIVE_INFINITY,
  );
  client.close();
  const wrong = verifyDatabase(file);
  return wrong ? [...missing, `verify: ${wrong}`] : missing;
}
