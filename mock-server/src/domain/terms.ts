import type { DepositTerms, PriceTerms, VatMode } from "@marsa/api-spec/money";
import type { LaneTimers } from "./lane/lane.ts";
import type { LotKind } from "./lot.ts";

/** The numbers of the auction. One object, passed in, so that a test or another market can have its own. */
export interface AuctionTerms {
  /** Changes with any number here; stored with a confirmed price. */
  readonly version: string;
  /** Share of the leader's maximum that is held, and the least hold. */
  readonly depositShare: number;
  readonly depositLeastAed: Readonly<Record<LotKind, number>>;
  /** Charged on top of a top-up by card, as a share of it. */
  readonly cardFeeShare: number;
  readonly buyerFeeShare: number;
  readonly buyerFeeLeastAed: number;
  readonly buyerFeeMostAed: number;
  readonly vatShare: number;
  /** A bid with less than this left resets the time left to it. */
  readonly closingWindowMs: Readonly<Record<LotKind, number>>;
  /** How long the closer may take to judge what was received before the end; after that the lot stays open. */
  readonly closingDrainMs: number;
  /** The same before the hammer of a live lane, where everybody waits. */
  readonly laneDrainMs: number;
  /** How long a body may take before its bid is refused, so that nobody names his price after the end. */
  readonly slowestBodyMs: number;
  /** How long an answer is kept for its idempotency key. */
  readonly keyKeptMs: number;
  /** How long a buyer has to pay what he won. */
  readonly paymentMs: number;
  /** How long before that he is reminded. */
  readonly paymentRemindersMs: readonly number[];
  /** What the staff may give him on top, each time. */
  readonly paymentExtensionMs: number;
  /** How long a counteroffer waits for an answer, and how many each side may send. */
  readonly offerMs: number;
  readonly mostOffers: number;
  /** What a seller pays of the price. */
  readonly sellerFeeShare: number;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
export const DAY_MS = 24 * HOUR_MS;

export const defaultTerms: AuctionTerms = {
  version: "2026-11",
  depositShare: 0.2,
  depositLeastAed: { vehicle: 1_000, apartment: 5_000 },
  cardFeeShare: 0.02,
  buyerFeeShare: 0.02,
  buyerFeeLeastAed: 500,
  buyerFeeMostAed: 10_000,
  vatShare: 0.05,
  closingWindowMs: { vehicle: 120 * SECOND_MS, apartment: 180 * SECOND_MS },
  closingDrainMs: 2 * SECOND_MS,
  laneDrainMs: 1.5 * SECOND_MS,
  slowestBodyMs: 1 * SECOND_MS,
  keyKeptMs: 24 * HOUR_MS,
  paymentMs: 48 * HOUR_MS,
  paymentRemindersMs: [24 * HOUR_MS, 4 * HOUR_MS],
  paymentExtensionMs: 24 * HOUR_MS,
  offerMs: 24 * HOUR_MS,
  mostOffers: 3,
  sellerFeeShare: 0,
};

/** How far a buy-now price is above the start price, at least. */
export const BUY_NOW_LEAST_STEPS = 4;

/** Lowering a minimum price: small repeated lowerings would let a seller feel out the leader's maximum. */
export const loweringTerms = {
  /** After the first bid. */
  mostTimes: 2,
  /** Of the minimum as it was, each time. */
  leastPerCent: 5,
} as const;

/** A time in which nobody could bid, and what everybody is given after it. */
export const outageTerms = {
  /** Without a sign of life for longer than this it was an outage, not a restart. */
  leastMs: 30 * SECOND_MS,
  /** What everybody has left after it, at least. */
  graceMs: 600 * SECOND_MS,
  /** After an outage longer than this the ends are spread, so that nobody must be everywhere at once. */
  longMs: HOUR_MS,
  apartMs: 30 * SECOND_MS,
} as const;

/** When a live lane stands still by itself. */
export const laneStopTerms = {
  /** An operator who was not heard of for this long is away. He reports every 3 s. */
  operatorAwayMs: 10 * SECOND_MS,
  /** More than this share of a lane's bidders, and at least so many, lost within so many ms: nobody is left behind. */
  lostShare: 0.2,
  lostLeast: 3,
  lostWithinMs: 5 * SECOND_MS,
  /** Without the way to the bidders for so long, nobody can be heard. */
  routerLostMs: 10 * SECOND_MS,
} as const;

/** How long each phase of a lane lasts by itself, unless its staff say otherwise. */
export const laneTimers: LaneTimers = {
  betweenMs: 3 * SECOND_MS,
  waitingMs: 30 * SECOND_MS,
  loweredMs: 20 * SECOND_MS,
  runningMs: 15 * SECOND_MS,
  finalCallMs: 10 * SECOND_MS,
  cardMs: 10 * SECOND_MS,
};

/** What a lot of this kind holds, in the form the money formulas and the lot's conditions share. */
export function depositTerms(terms: AuctionTerms, kind: LotKind): DepositTerms {
  return { rate: terms.depositShare, min: terms.depositLeastAed[kind] };
}

/** What a bid on a lot with this VAT mode costs, in the form the money formulas and the lot's conditions share. */
export function priceTerms(terms: AuctionTerms, mode: VatMode): PriceTerms {
  return {
    fee: { rate: terms.buyerFeeShare, min: terms.buyerFeeLeastAed, max: terms.buyerFeeMostAed },
    vat: { mode, rate: terms.vatShare },
  };
}
