/** Estimates the value of a lot for a bot. */
import type { Bot, LotOnOffer } from "../../scenes/bots.ts";
import { randomFrom } from "../../scenes/seed/random.ts";

/** Typical share of a start price, and of a buy-now price, in a lot's value. */
const START_SHARE = 0.6;
const BUY_NOW_SHARE = 1.16;
/** Range of a bot's limit, as a share of the value. */
const LEAST_SHARE = 0.86;
const MOST_SHARE = 1.04;
/** Share of the bots that are interested in a lot at all. */
const INTERESTED_SHARE = 0.25;
/** In a live lane: share of lots without interest, and the range of interest in the others. */
const UNWANTED_SHARE = 0.12;
const LEAST_INTEREST = 0.06;
const MOST_INTEREST = 0.3;

type Priced = Pick<LotOnOffer, "id" | "startPrice" | "step" | "buyNow">;

/**
 * Returns a bot's highest amount (AED) for a lot: near the market price, estimated from public facts, on the grid
 * of its steps. Always the same for this seed, bot and lot.
 */
export function worthTo(seed: number, bot: Pick<Bot, "id">, lot: Priced): number {
  const market = lot.buyNow === null ? lot.startPrice / START_SHARE : lot.buyNow / BUY_NOW_SHARE;
  const share = randomFrom(`${seed}/worth/${bot.id}/${lot.id}`).between(LEAST_SHARE, MOST_SHARE);
  return Math.floor((market * share) / lot.step) * lot.step;
}

/** Whether a bot wants a lot: earlier bidders stay interested, and a share of the others. Always the same too. */
export function wants(
  seed: number,
  bot: Pick<Bot, "id">,
  lot: Pick<LotOnOffer, "id" | "bidderIds">,
  share = INTERESTED_SHARE,
): boolean {
  return lot.bidderIds.has(bot.id) || randomFrom(`${seed}/wants/${bot.id}/${lot.id}`).chance(share);
}

/** Returns the share of bots that want a lane's lot: sometimes none, so that an auctioneer has work. */
export function interestInRoom(seed: number, lotId: number): number {
  const random = randomFrom(`${seed}/interest/${lotId}`);
  return random.chance(UNWANTED_SHARE) ? 0 : random.between(LEAST_INTEREST, MOST_INTEREST);
}
