import type { Bot, LotOnOffer } from "../../scenes/bots.ts";
import { randomFrom } from "../../scenes/seed/random.ts";

/** Start prices lie about here below what a lot is worth, buy-now prices about here above it. */
const START_SHARE = 0.6;
const BUY_NOW_SHARE = 1.16;
/** How far from that worth a bot stops, at either side. */
const LEAST_SHARE = 0.86;
const MOST_SHARE = 1.04;
/** How many of the bots look at a lot at all. */
const INTERESTED_SHARE = 0.25;
/** In a live lane: lots that nobody wants, and the shares of the bots that want the others. */
const UNWANTED_SHARE = 0.12;
const LEAST_INTEREST = 0.06;
const MOST_INTEREST = 0.3;

type Priced = Pick<LotOnOffer, "id" | "startPrice" | "step" | "buyNow">;

/**
 * The highest amount (AED) that a bot pays for a lot: near the market price, guessed from what everybody sees, on the
 * grid of its steps. Always the same for this seed, bot and lot.
 */
export function worthTo(seed: number, bot: Pick<Bot, "id">, lot: Priced): number {
  const market = lot.buyNow === null ? lot.startPrice / START_SHARE : lot.buyNow / BUY_NOW_SHARE;
  const share = randomFrom(`${seed}/worth/${bot.id}/${lot.id}`).between(LEAST_SHARE, MOST_SHARE);
  return Math.floor((market * share) / lot.step) * lot.step;
}

/** Whether a bot wants a lot: who has bid stays interested, and a share of the others. Always the same, too. */
export function wants(
  seed: number,
  bot: Pick<Bot, "id">,
  lot: Pick<LotOnOffer, "id" | "bidderIds">,
  share = INTERESTED_SHARE,
): boolean {
  return lot.bidderIds.has(bot.id) || randomFrom(`${seed}/wants/${bot.id}/${lot.id}`).chance(share);
}

/** How many of a room want a lot: now and then nobody, so that an auctioneer has something to do. */
export function interestInRoom(seed: number, lotId: number): number {
  const random = randomFrom(`${seed}/interest/${lotId}`);
  return random.chance(UNWANTED_SHARE) ? 0 : random.between(LEAST_INTEREST, MOST_INTEREST);
}
