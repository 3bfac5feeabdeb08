import { aedToFils, needAed, nextMin, type BidMode } from "@marsa/api-spec/money";
import type { Bot, LotOnOffer } from "../../scenes/bots.ts";
import { canaryBelow, isCanary } from "../../scenes/seed/canaries.ts";
import type { Random } from "../../scenes/seed/random.ts";
import { depositTerms, type AuctionTerms } from "../../domain/terms.ts";
import type { Temperament } from "../controls.ts";
import { SNIPING_MS } from "./pause.ts";
import { wants, worthTo } from "./worth.ts";

/** What a bot sees when it is to decide. */
export interface Scenery {
  /** ms since 1970 UTC on the auctions' clock. */
  readonly now: number;
  readonly bots: readonly Bot[];
  /** Open lots, what ends soonest first. */
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

/** How somebody bids. */
export interface Manner {
  /** How many steps above the least bid at most. */
  readonly extraSteps: number;
  /** And how much of the way to his limit besides, at most. */
  readonly stride: number;
  /** How often the whole limit is stored as a maximum. */
  readonly storesMaximum: number;
  /** How many of the bots want a lot; left out: the usual share. */
  readonly interest?: number;
}

const MANNERS: Readonly<Record<Temperament, Manner>> = {
  calm: { extraSteps: 1, stride: 0, storesMaximum: 0.12 },
  eager: { extraSteps: 3, stride: 0, storesMaximum: 0.08 },
  sniper: { extraSteps: 3, stride: 0, storesMaximum: 0.3 },
  stubborn: { extraSteps: 0, stride: 0, storesMaximum: 0.05 },
};

const MINUTE_MS = 60_000;
/** How often a stubborn bot begins something where it has nothing to answer. */
const BEGINS = 0.25;

/** The next bid of any bot, or null: nobody wants to, may, or can afford to. */
export function chooseBid(temperament: Temperament, scenery: Scenery, random: Random): BotBid | null {
  for (const lot of lotsFor(temperament, scenery, random)) {
    const bid = bidOn(lot, MANNERS[temperament], scenery, random);
    if (bid) return bid;
  }
  return null;
}

/** The lots that this temperament looks at, in the order in which it does. */
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

/** Lots on which a bot is outbid: by people first, who are waiting to see it. */
function toAnswer({ bots, lots }: Scenery): LotOnOffer[] {
  const ids = new Set(bots.map(({ id }) => id));
  const isLedByBot = ({ leaderId }: LotOnOffer) => leaderId !== null && ids.has(leaderId);
  const isAnswered = ({ leaderId, bidderIds }: LotOnOffer) =>
    leaderId !== null && bots.some(({ id }) => id !== leaderId && bidderIds.has(id));
  return lots.filter(isAnswered).toSorted((a, b) => Number(isLedByBot(a)) - Number(isLedByBot(b)));
}

/** How much more often a lot is looked at the sooner it ends. */
function urgency(leftMs: number): number {
  if (leftMs < 3 * MINUTE_MS) return 12;
  if (leftMs < 15 * MINUTE_MS) return 6;
  if (leftMs < 60 * MINUTE_MS) return 3;
  return 1;
}

/** All items, drawn one after the other by weight. */
function drawn<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T[] {
  return items
    .map((item) => ({ item, key: random.next() ** (1 / weightOf(item)) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ item }) => item);
}

/** The bid of some bot on this lot, or null. */
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

/** What a bot offers, within its limit, its deposit, and below the buy-now price. */
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

/** An amount that everybody will see: round, and never one of the numbers that are kept for secrets. */
function plainAmount(least: number, step: number): number {
  let amount = Math.ceil(least / step) * step;
  while (isCanary(amount)) amount += step;
  return amount;
}

/** An amount that nobody may see: always one of those numbers, so that a leak would be found. */
function secretBelow(limit: number): number | null {
  return limit > SMALLEST_SECRET ? canaryBelow(limit) : null;
}

/** There is a canary below it. */
const SMALLEST_SECRET = 4_100;
