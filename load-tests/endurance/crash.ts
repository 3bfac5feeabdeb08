/**
 * `node load-tests/endurance/crash.ts [--runs 20] [--edges 3] [--postgres]`: kills the server at a random
 * moment under 64 bidders, again and again over one database. After each restart, every earlier reply is the same byte by
 * byte under its key; every bid without a reply gets one, the same one twice; no seq of a lot is missing; the database
 * recomputes; a watching client has each seq once and in order. With edges nothing is killed: each edge and the owner end
 * and start in turn behind a balancer, and no bid may fail or take longer than 8 s. With edges on PostgreSQL they are
 * servers of one house, each of which may be the owner. On PostgreSQL without edges a second server stands by: it takes over
 * within 8 s from one that is killed, from one that is paused for 10 s, which then says success to nobody and ends by
 * itself, and from one that is told to end. Exit code 1 at the first problem.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { newKey } from "@marsa/api-spec/client";
import { startPostgres } from "../../mock-server/src/postgres/test-support/server.ts";
import { ownDatabase } from "../../mock-server/src/testing/own-database.ts";
import { acceptedSeqs } from "@marsa/api-spec/model/accepted-seqs";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { bidOn, openMarket, sendAgain, STEP_AED, type Bid, type Market } from "./bidders.ts";
import { PairUnderTest, WAYS } from "./pair-under-test.ts";
import { dataOf, openServerUnderTest, type HouseUnderTest } from "./server-under-test.ts";
import { openSpectator, type Spectator } from "./spectator.ts";

const BIDDERS = 64;
const LOTS = 12;
/** The earliest time of a crash after the bidders begin, ms. */
const SOONEST_MS = 150;
const LATEST_MS = 1_500;
const PATIENCE_MS = 240_000;
/** The longest that a bid takes while servers are restarted, ms. */
const MOST_MS = 8_000;
/** A price that nobody has bid yet. */
const HIGH_AED = 1_000_000;
/** Number of crashes between two lines of progress. */
const TELL_EVERY = 20;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    edges: { type: "string", default: "0" },
    postgres: { type: "boolean", default: false },
  },
});
const [runs, edges] = [Number(values.runs), Number(values.edges)];
const postgres = values.postgres ? await startPostgres() : null;
const DATABASE_URL = postgres && (await ownDatabase(postgres.urlOf("NAME"), "house"));
const pair = DATABASE_URL && edges === 0 ? await PairUnderTest.open(DATABASE_URL) : null;
const underTest =
  pair ??
  (await (edges > 0
    ? openServerUnderTest(
        { env: { EDGES: String(edges), ...(DATABASE_URL && { DATABASE_URL }) } },
        "mock-server/src/testing/house.ts",
      )
    : openServerUnderTest()));
try {
  process.exitCode = (await endure(underTest)) ? 0 : 1;
} finally {
  await underTest.close();
  await postgres?.stop();
}

async function endure(place: HouseUnderTest): Promise<boolean> {
  const { url } = place.server;
  let given = 0;
  let open = 0;
  let longest = 0;
  for (let run = 1; run <= runs; run += 1) {
    const market = await openMarket(url, BIDDERS, LOTS);
    const spectator = await openSpectator(url, market.lots);
    await until(spectator.synced);
    const bids = edges > 0 ? await restartInTurn(place, market) : await crash(place, market);
    const answered = bids.filter(({ reply }) => reply !== null).length;
    const problems = [
      ...fromPaused(bids),
      ...(edges > 0 ? failed(bids) : []),
      ...(await answeredAgain(url, bids)),
      ...(await settled(url, market, bids, spectator)),
    ];
    const wrong = await place.verify();
    if (wrong) problems.push(`verify: ${wrong}`);
    spectator.leave();
    longest = Math.max(longest, ...bids.map(({ ms = 0 }) => Math.round(ms)));
    given += answered;
    open += bids.length - answered;
    if (problems.length === 0) {
      if (run % TELL_EVERY === 0) console.log(`${run} of ${runs} crashes: nothing lost.`);
      continue;
    }
    console.error(`Run ${run}, ${answered} bids answered before the crash:`);
    for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
    return false;
  }
  if (edges > 0) {
    const what = postgres ? `${edges} servers on PostgreSQL` : `an owner and ${edges} edges`;
    console.log(
      `${runs} restarts of ${what} in turn: none of ${given} bids failed, the longest took ${longest} ms.`,
    );
    return true;
  }
  const { on, what, gone, flag } = wordsOf();
  const figure = `${given} answers given before them stand, ${open} bids on their way were settled once; no seq missing, every database recomputed${gone}`;
  console.log(`${runs} crashes: ${figure}.`);
  recordFigure({
    id: `crashes${on}: ${runs}`,
    what: `${what} ${runs} times under ${BIDDERS} bidders`,
    figure,
    command: `npx node load-tests/endurance/crash.ts --runs ${runs}${flag}`,
  });
  return true;
}

/** Says what was killed, how, and how long nothing answered. */
function wordsOf() {
  if (pair)
    return {
      on: " on PostgreSQL",
      what: `The server on PostgreSQL ${WAYS.join(", ")}`,
      gone: `; the next server answered after ${timesOf(pair)}`,
      flag: " --postgres",
    };
  return { on: "", what: "The server killed", gone: "", flag: "" };
}

function timesOf({ takeovers }: PairUnderTest): string {
  const longest = (way: string) =>
    Math.max(0, ...takeovers.filter(({ how }) => how === way).map(({ ms }) => ms));
  return `${WAYS.map((way) => `${longest(way)} ms`).join(", ")} at most when the first was ${WAYS.join(", ")}`;
}

async function crash(place: HouseUnderTest, market: Market): Promise<Bid[]> {
  let isOver = false;
  const bidding = bidOn(place.server.url, market, () => isOver);
  await wait(SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
  await place.server.kill();
  isOver = true;
  const late = pair?.pausedUrl ? bidAtPaused(pair.pausedUrl, market) : Promise.resolve([]);
  await place.restart();
  const bids = [...(await bidding), ...(await late)];
  // "Come back" is no answer to a bid.
  for (const bid of bids.filter(({ reply }) => reply !== null && reply.status >= 500)) bid.reply = null;
  return bids;
}

/** Sends one bid of each person to a server that is paused. */
async function bidAtPaused(url: string, { lots, tokens }: Market): Promise<Bid[]> {
  const bids = tokens.map((token, i): Bid => {
    const body = {
      id_auction: lots[i % lots.length]!,
      price: HIGH_AED + i * STEP_AED,
      mode: "exact" as const,
    };
    return { key: newKey(), token, body, reply: null, isLate: true };
  });
  await Promise.all(bids.map(async (bid) => (bid.reply = await sendAgain(url, bid).catch(() => null))));
  return bids;
}

/** Bids that a server took after another one took over. The next server has not seen them. */
function fromPaused(bids: readonly Bid[]): string[] {
  return bids
    .filter(({ isLate, reply }) => isLate && reply !== null)
    .map(({ key, reply }) => `${key}: a paused server answered ${reply!.text}`);
}

/** Ends and starts each process of a house while the bidders bid. */
async function restartInTurn({ server }: HouseUnderTest, market: Market): Promise<Bid[]> {
  let isOver = false;
  const bidding = bidOn(server.url, market, () => isOver);
  await wait(SOONEST_MS);
  const restarted = server.prints("restarted");
  process.kill(server.pid, "SIGHUP");
  // A house with a process that does not start again ends: the bids then say so.
  await Promise.race([restarted, server.ended]);
  isOver = true;
  return bidding;
}

/** Bids that somebody would see fail: without an answer, or with one that says "come back". */
function failed(bids: readonly Bid[]): string[] {
  return bids
    .filter(({ reply, ms = 0 }) => reply === null || reply.status >= 500 || ms > MOST_MS)
    .map(
      ({ key, reply, ms }) => `${key} failed: ${reply?.status ?? "no answer"} ${reply?.text ?? ""} ${ms} ms`,
    );
}

/** Sends every bid once more under its key; bids without a reply twice. */
async function answeredAgain(url: string, bids: readonly Bid[]): Promise<string[]> {
  const problems: string[] = [];
  for (const batch of batchesOf(bids, BIDDERS)) {
    await Promise.all(
      batch.map(async (bid) => {
        const first = bid.reply ?? (await sendAgain(url, bid));
        bid.reply = first;
        const again = await sendAgain(url, bid);
        if (again.status === first.status && again.text === first.text) return;
        problems.push(`${bid.key}: ${first.status} ${first.text}\n    then ${again.status} ${again.text}`);
      }),
    );
  }
  return problems;
}

/**
 * Checks per lot that the seqs of accepted bids have no gap up to the lot's own, and that the spectator has the
 * same seq.
 */
async function settled(
  url: string,
  { lots }: Market,
  bids: readonly Bid[],
  spectator: Spectator,
): Promise<string[]> {
  const problems: string[] = [];
  const heads = new Map<number, number>();
  for (const lot of lots) {
    const { live } = await dataOf(url, "getLot", { path: { id: lot } });
    heads.set(lot, live.seq);
    const accepted = bids.filter(({ body, reply }) => body.id_auction === lot && reply?.status === 200);
    const seqs = acceptedSeqs(accepted.map(({ reply }) => reply?.body.data));
    const expected = seqs.map((_, i) => live.seq - seqs.length + 1 + i);
    if (seqs.join() !== expected.join())
      problems.push(`lot ${lot}: seqs ${seqs.join()}, the lot has ${live.seq}`);
  }
  const arrived = () => lots.every((lot) => spectator.seqs().get(lot) === heads.get(lot));
  if (!(await until(() => spectator.synced() && arrived()))) {
    problems.push(
      `somebody who was watching has ${[...spectator.seqs()].join(" ")}, not ${[...heads].join(" ")}`,
    );
  }
  return [...problems, ...spectator.faults];
}

async function until(isSo: () => boolean): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo() && Date.now() < end) await wait(20);
  return isSo();
}

function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
