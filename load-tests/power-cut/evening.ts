/** The recorded evening: rounds of bids and other commits, with many people or one, and pauses. */
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
/** A pause for delayed writes of the server, and for checkpoints once a second. */
const PAUSES_MS: readonly (readonly [least: number, most: number])[] = [
  [1, 60],
  [210, 320],
  [210, 320],
  [320, 900],
];
const QUIET_BIDS = 6;
/** The actions of one bidder in a crowded round. */
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

/** Makes the people and the lots of the evening on an empty server. */
export async function prepare(world: World): Promise<void> {
  world.bidders.push(...(await world.people(4, "buyer")));
  [world.clerk] = (await world.people(1, "backoffice")) as [Person];
  [world.auctioneer] = (await world.people(1, "auctioneer")) as [Person];
  world.lots.push(...(await world.makeLots(LOTS, 7 * 86_400)));
}

/** Plays one round. The seed and the numbers of the server and the round decide its actions. */
export async function playRound(world: World, server: number, round: number): Promise<void> {
  const random = randomFrom(`${world.seed}/server ${server}/round ${round}`);
  await random.pick([crowded, quiet, quiet, acts])(world, random);
  await pause(world, random);
}

/** All bidders bid at once, beside one other action. */
export async function crowded(world: World, random: Random): Promise<void> {
  const seed = random.next();
  const act = random.pick(ACTS);
  const ended = await Promise.allSettled([
    act(world, random),
    ...world.bidders.map((by, i) => bidOn(world, by, CROWDED_THINGS, randomFrom(`${seed}/${i}`))),
  ]);
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

/** One person bids and waits. Between bids keys are repeated and bids are refused, which commit little or nothing. */
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

/** Pauses for a moment, where a power cut is most likely to come. */
async function pause(world: World, random: Random): Promise<void> {
  if (random.chance(0.25)) return;
  world.acknowledged.pause();
  const [least, most] = random.pick(PAUSES_MS);
  await wait(random.int(least, most));
}

async function acts(world: World, random: Random): Promise<void> {
  for (let act = 0; act < 3; act += 1) await random.pick(ACTS)(world, random);
}
