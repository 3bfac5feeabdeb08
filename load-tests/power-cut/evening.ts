/** The evening that is recorded: rounds of bids and other commits, crowded and quiet ones, with pauses in between. */
import { setTimeout as wait } from "node:timers/promises";
import { bid, bidOn, bidTooLow } from "./bidding.ts";
import { runLane } from "./lane.ts";
import { payByCard, payByInvoice, refund } from "./money.ts";
import { randomFrom, type Random } from "./random.ts";
import { buyNow, sellByTime } from "./sales.ts";
import { changeContact, changeNotices, saveSearch, setAvatar, uploadPhoto } from "./settings.ts";
import type { Act, Person, World } from "./world.ts";

/** Lots that stay open. */
const LOTS = 3;
/** A server may put off for some moments to write what has happened, and checkpoints come every second. */
const PAUSES_MS: readonly (readonly [least: number, most: number])[] = [
  [1, 60],
  [210, 320],
  [210, 320],
  [320, 900],
];
const QUIET_BIDS = 6;
/** What one bidder does in a crowded round. */
const CROWDED_THINGS = 15;

const ACTS: readonly Act[] = [
  sellByTime,
  buyNow,
  refund,
  payByCard,
  payByInvoice,
  changeContact,
  changeNotices,
  saveSearch,
  setAvatar,
  uploadPhoto,
  runLane,
  runLane,
  runLane,
];

/** The people and the lots of the evening, on a server that has neither. */
export async function prepare(world: World): Promise<void> {
  world.bidders.push(...(await world.people(4, "buyer")));
  [world.clerk] = (await world.people(1, "backoffice")) as [Person];
  [world.auctioneer] = (await world.people(1, "auctioneer")) as [Person];
  world.lots.push(...(await world.makeLots(LOTS, 7 * 86_400)));
}

/** One round: what is done in it follows from the seed, the server's number and the round's. */
export async function playRound(world: World, server: number, round: number): Promise<void> {
  const random = randomFrom(`${world.seed}/server ${server}/round ${round}`);
  await random.pick([crowded, quiet, quiet, acts])(world, random);
  await pause(world, random);
}

/** All bid at once, while something else is done. */
export async function crowded(world: World, random: Random): Promise<void> {
  const seed = random.next();
  const act = random.pick(ACTS);
  const ended = await Promise.allSettled([
    act(world, random),
    ...world.bidders.map((by, i) => bidOn(world, by, CROWDED_THINGS, randomFrom(`${seed}/${i}`))),
  ]);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

/**
 * One person alone, who bids and waits; in between keys are repeated and bids are refused, which commits nothing or next to
 * nothing.
 */
async function quiet(world: World, random: Random): Promise<void> {
  const by = random.pick(world.bidders);
  for (let turn = 0; turn < QUIET_BIDS; turn += 1) {
    const lot = random.pick(world.lots);
    const sent = await bid(world, by, lot, random);
    await pause(world, random);
    if (random.chance(0.7)) await world.repeat(sent);
    else if (random.chance(0.3)) await bidTooLow(world, by, lot);
  }
}

/** For a moment nothing happens, mostly: there a power cut is most likely to come. */
async function pause(world: World, random: Random): Promise<void> {
  if (random.chance(0.25)) return;
  world.acknowledged.pause();
  const [least, most] = random.pick(PAUSES_MS);
  await wait(random.int(least, most));
}

async function acts(world: World, random: Random): Promise<void> {
  for (let act = 0; act < 3; act += 1) await random.pick(ACTS)(world, random);
}
