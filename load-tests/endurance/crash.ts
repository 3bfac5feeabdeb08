/**
 * `node load-tests/endurance/crash.ts [--runs 20]`: kills the server at a random moment under 64 bidders, again and
 * again over one database. After each restart, every earlier reply is the same byte by byte under its key; every
 * bid without a reply gets one, the same one twice; no seq of a lot is missing; the database recomputes; a watching
 * client has each seq once and in order. Exit code 1 at the first problem.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { acceptedSeqs } from "@marsa/api-spec/model/accepted-seqs";
import { verifyDatabase } from "../bin/server.ts";
import { recordFigure } from "../../.ci/figures/figures.ts";
import { bidOn, openMarket, sendAgain, type Bid, type Market } from "./bidders.ts";
import { dataOf, openServerUnderTest, type ServerUnderTest } from "./server-under-test.ts";
import { openSpectator, type Spectator } from "./spectator.ts";

const BIDDERS = 64;
const LOTS = 12;
/** The earliest time of a crash after the bidders begin, ms. */
const SOONEST_MS = 150;
const LATEST_MS = 1_500;
const PATIENCE_MS = 240_000;
/** Number of crashes between two lines of progress. */
const TELL_EVERY = 20;

const { values } = parseArgs({ options: { runs: { type: "string", default: "20" } } });
const runs = Number(values.runs);
const underTest = await openServerUnderTest();
try {
  process.exitCode = (await endure(underTest)) ? 0 : 1;
} finally {
  await underTest.close();
}

async function endure(place: ServerUnderTest): Promise<boolean> {
  const { url } = place.server;
  let given = 0;
  let open = 0;
  for (let run = 1; run <= runs; run += 1) {
    const market = await openMarket(url, BIDDERS, LOTS);
    const spectator = await openSpectator(url, market.lots);
    await until(spectator.synced);
    const bids = await crash(place, market);
    const answered = bids.filter(({ reply }) => reply !== null).length;
    await place.restart();
    const problems = [...(await answeredAgain(url, bids)), ...(await settled(url, market, bids, spectator))];
    const wrong = verifyDatabase(place.database);
    if (wrong) problems.push(`verify: ${wrong}`);
    spectator.leave();
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
  const figure = `${given} answers given before them stand, ${open} bids on their way were settled once; no seq missing, every database recomputed`;
  console.log(`${runs} crashes: ${figure}.`);
  recordFigure({
    id: `crashes: ${runs}`,
    what: `The server killed ${runs} times under ${BIDDERS} bidders`,
    figure,
    command: `npx node load-tests/endurance/crash.ts --runs ${runs}`,
  });
  return true;
}

async function crash({ server }: ServerUnderTest, market: Market): Promise<Bid[]> {
  const bidding = bidOn(server.url, market, () => false);
  await wait(SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
  await server.kill();
  return bidding;
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
