/** Chooses the next bid of a bot. */
import { aedToFils, needAed, nextMin, type BidMode } from "@marsa/api-spec/money";
import type { Bot, LotOnOffer } from "../../scenes/bots.ts";
import { canaryBelow, isCanary } from "../../scenes/seed/canaries.ts";
import type { Random } from "../../scenes/seed/random.ts";
import { depositTerms, type AuctionTerms } from "../../domain/lot/terms.ts";
import type { Temperament } from "../../ports/controls.ts";
import { SNIPING_MS } from "./pause.ts";
import { wants, worthTo } from "./worth.ts";

/** The state that a bot decides on. */
export interface Scenery {
  /** ms since 1970 UTC on the auction clock. */
  readonly now: number;
  readonly bots: readonly Bot[];
  /** Open lots, earliest end first. */
  readonly lots: readonly LotOnOffer[];
  readonly terms: AuctionTerms;
  readonly seed: number;
}

export interface BotBid {
  readonly bot: Bot;
  readonly lotId: number;
  /** AED. */
  readonly amount: number;
  readonly mode: BidMode;
}

/** A style of bidding. */
export interface Manner {
  /** Most steps above the least bid. */
  readonly extraSteps: number;
  /** Largest additional part of the way to the limit. */
  readonly stride: number;
  /** Probability that the whole limit is stored as a maximum. */
  readonly storesMaximum: number;
  /** Share of the bots that want a lot; left out: the default. */
  readonly interest?: number;
}

const MANNERS: Readonly<Record<Temperament, Manner>> = {
  calm: { extraSteps: 1, stride: 0, storesMaximum: 0.12 },
  eager: { extraSteps: 3, stride: 0, storesMaximum: 0.08 },
  sniper: { extraSteps: 3, stride: 0, storesMaximum: 0.3 },
  stubborn: { extraSteps: 0, stride: 0, storesMaximum: 0.05 },
};

const MINUTE_MS = 60_000;
/** Probability that a stubborn bot bids on a new lot when it is not outbid. */
const BEGINS = 0.25;

/** Returns the next bid of any bot; null: no bot wants to, may, or can afford to bid. */
export function chooseBid(temperament: Temperament, scenery: Scenery, random: Random): BotBid | null {
  for (const lot of lotsFor(temperament, scenery, random)) {
    const bid = bidOn(lot, MANNERS[temperament], scenery, random);
    if (bid) return bid;
  }
  return null;
}

/** Returns the lots for this temperament, in its order. */
function lotsFor(temperament: Temperament, scenery: Scenery, random: Random): readonly LotOnOffer[] {
  const { now, lots } = scenery;
  const soonFirst = () => drawn(lots, ({ endsAt }) => urgency(endsAt - now), random);
  switch (temperament) {
    case "calm":
    case "eager":
      return soonFirst();
    case "sniper":
      return lots.filter(({ endsAt }) => endsAt - now <= SNIPING_MS);
    case "stubborn":
      return [...toAnswer(scenery), ...(random.chance(BEGINS) ? soonFirst() : [])];
  }
}

/** Returns lots with an outbid bot: outbid by people first, who wait for a reaction. */
function toAnswer({ bots, lots }: Scenery): LotOnOffer[] {
  const ids = new Set(bots.map(({ id }) => id));
  const isLedByBot = ({ leaderId }: LotOnOffer) => leaderId !== null && ids.has(leaderId);
  const isAnswered = ({ leaderId, bidderIds }: LotOnOffer) =>
    leaderId !== null && bots.some(({ id }) => id !== leaderId && bidderIds.has(id));
  return lots.filter(isAnswered).toSorted((a, b) => Number(isLedByBot(a)) - Number(isLedByBot(b)));
}

/** Returns a weight that grows towards the end of a lot. */
function urgency(leftMs: number): number {
  if (leftMs < 3 * MINUTE_MS) return 12;
  if (leftMs < 15 * MINUTE_MS) return 6;
  if (leftMs < 60 * MINUTE_MS) return 3;
  return 1;
}

/** Draws all items one after the other by weight. */
function drawn<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T[] {
  return items
    .map((item) => ({ item, key: random.next() ** (1 / weightOf(item)) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ item }) => item);
}

/** Returns some bot's bid on this lot, or null. */
export function bidOn(
  lot: LotOnOffer,
  manner: Manner,
  scenery: Pick<Scenery, "bots" | "seed" | "terms">,
  random: Random,
): BotBid | null {
  const { bots, seed } = scenery;
  const able = bots.filter(
    (bot) => bot.id !== lot.sellerId && bot.id !== lot.leaderId && wants(seed, bot, lot, manner.interest),
  );
  for (const bot of random.shuffled(able)) {
    const offer = offerOf(bot, lot, manner, scenery, random);
    if (offer) return { bot, lotId: lot.id, ...offer };
  }
  return null;
}

/** Returns a bot's offer, within its limit, its deposit, and below the buy-now price. */
function offerOf(
  bot: Bot,
  lot: LotOnOffer,
  { extraSteps, stride, storesMaximum }: Manner,
  { terms, seed }: Pick<Scenery, "seed" | "terms">,
  random: Random,
): Pick<BotBid, "amount" | "mode"> | null {
  const limit = Math.min(worthTo(seed, bot, lot), (lot.buyNow ?? Infinity) - 1);
  const affords = (amount: number) =>
    aedToFils(needAed(amount, depositTerms(terms, lot.kind))) <= bot.availableFils;
  const least = plainAmount(nextMin(lot), lot.step);
  if (least > limit || !affords(least)) return null;
  if (random.chance(storesMaximum)) {
    const secret = secretBelow(limit);
    if (secret !== null && secret > least + lot.step && affords(secret))
      return { amount: secret, mode: "max" };
  }
  const most = extraSteps + Math.floor(((limit - least) * stride) / lot.step);
  const amount = plainAmount(least + random.int(0, most) * lot.step, lot.step);
  return { amount: amount <= limit && affords(amount) ? amount : least, mode: "exact" };
}

/** Returns a public amount: round, and never a canary. */
function plainAmount(least: number, step: number): number {
  let amount = Math.ceil(least / step) * step;
  while (isCanary(amount)) amount += step;
  return amount;
}

/** Returns a secret amount: always a canary, so that a leak is detectable. */
function secretBelow(limit: number): number | null {
  return limit > SMALLEST_SECRET ? canaryBelow(limit) : null;
}

/** The smallest amount with a canary below it. */
const SMALLEST_SECRET = 4_100;
