/** The constants of the auction rules. */
import type { DepositTerms, PriceTerms, VatMode } from "@marsa/api-spec/money";
import type { AuthorityCost } from "@marsa/api-spec/you-pay";
import { authorityCosts } from "./authority-costs.ts";
import type { LaneFees } from "./fees.ts";
import type { LaneTimers } from "./lane.ts";
import type { LotKind } from "./lot.ts";

/** The constants of the auction. Passed in as one object, so that a test or another market can use its own. */
export interface AuctionTerms {
  /** Changes with any constant here; stored with a confirmed price. */
  readonly version: string;
  /** Share of the leader's maximum that is held, and the smallest hold. */
  readonly depositShare: number;
  readonly depositLeastAed: Readonly<Record<LotKind, number>>;
  /** Fee on a top-up by card, as a share of the top-up. */
  readonly cardFeeShare: number;
  readonly buyerFeeShare: number;
  readonly buyerFeeLeastAed: number;
  readonly buyerFeeMostAed: number;
  readonly vatShare: number;
  /** Costs of the buyer that go to somebody else. */
  readonly authorityCosts: readonly AuthorityCost[];
  /** A bid with less than this time left resets the time left to it. */
  readonly closingWindowMs: Readonly<Record<LotKind, number>>;
  /** How long the closing job may take to judge bids received before the end; after that the lot stays open. */
  readonly closingDrainMs: number;
  /** The same before the hammer of a live lane, where everyone waits. */
  readonly laneDrainMs: number;
  /** How long a body may take before its bid is refused, so that nobody can choose a price after the end. */
  readonly slowestBodyMs: number;
  /** How long an answer is stored for its idempotency key. */
  readonly keyKeptMs: number;
  /** A buy now from this price needs a confirmation of the person. */
  readonly confirmFromAed: number;
  /** How long a buyer has to pay a won lot. */
  readonly paymentMs: number;
  /** When the buyer is reminded, before the deadline. */
  readonly paymentRemindersMs: readonly number[];
  /** Each extension by the staff. */
  readonly paymentExtensionMs: number;
  /** How long a counteroffer waits for an answer, and how many each side may send. */
  readonly offerMs: number;
  readonly mostOffers: number;
  /** The seller's fee, as a share of the price. */
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
  authorityCosts,
  closingWindowMs: { vehicle: 120 * SECOND_MS, apartment: 180 * SECOND_MS },
  closingDrainMs: 2 * SECOND_MS,
  laneDrainMs: 1.5 * SECOND_MS,
  slowestBodyMs: 1 * SECOND_MS,
  keyKeptMs: 24 * HOUR_MS,
  confirmFromAed: 20_000,
  paymentMs: 48 * HOUR_MS,
  paymentRemindersMs: [24 * HOUR_MS, 4 * HOUR_MS],
  paymentExtensionMs: 24 * HOUR_MS,
  offerMs: 24 * HOUR_MS,
  mostOffers: 3,
  sellerFeeShare: 0,
};

/** How long an approved lot waits for a live lane before it ends as not sold. */
export const laneWaitMs = 30 * DAY_MS;

/** How long an opened lot in moderation is kept for one staff member; opening it again renews it. */
export const claimMs = 600 * SECOND_MS;

/** The work of the back office. */
export const deskTerms = {
  /** A sale needs staff when it is due within this time, or not paid in time. */
  dueSoonMs: DAY_MS,
  /** Work that has waited longer is late. Settlements: in the last 4 hours before their deadline, and after it. */
  lateAfterMs: {
    clients: 4 * HOUR_MS,
    moderation: 8 * HOUR_MS,
    payments: DAY_MS,
    refunds: 2 * DAY_MS,
    signatures: DAY_MS,
    cases: 3 * DAY_MS,
    settlements: 20 * HOUR_MS,
    calls: HOUR_MS,
    questions: 4 * HOUR_MS,
    claims: DAY_MS,
    auctions: HOUR_MS / 2,
  },
} as const;

/** Two people for money. */
export const signatureTerms = {
  /** Smaller refunds, invoices and limits are decided by one person. */
  refundFromFils: 1_000_000,
  invoiceFromFils: 5_000_000,
  limitFromFils: 5_000_000,
  /** How long a request waits for its signature. */
  openMs: 7 * DAY_MS,
} as const;

/** Suspicions of shill and shield bids, which open cases for the staff. */
export const caseTerms = {
  /** What each shared mark adds. A network address is often an office's, and says little alone. */
  weights: { document: 100, account: 90, device: 80, phone: 80, card: 70, address: 60, network: 20 },
  /** An address of more people than this is a place, and says nothing about any of them. */
  mostAtOnePlace: 4,
  /** The score from which a case opens, and the most that a pattern of bids gives. */
  least: 50,
  most: 90,
  /** Lots on which a bidder came second, behind how many people, and their share of the lots of that seller. */
  leastSecond: 4,
  leastAhead: 3,
  secondShare: 0.8,
  /** Withdrawn maxima, and the lots with one. */
  leastWithdrawn: 4,
  leastWithdrawnLots: 2,
  /** The share of one seller, or one winner, in all that the bidder does so. */
  oneShare: 0.6,
  /** Older lots do not count. */
  withinMs: 90 * DAY_MS,
  /** Bidders of lots that ended within this time are looked at. */
  newMs: 2 * DAY_MS,
} as const;

/** Claims of buyers after the handover. */
export const claimTerms = {
  /** How long after the handover a claim can be made; the seller's proceeds are held as long. */
  openMs: DAY_MS,
  /** How long the seller can answer before the staff decide without an answer. */
  answerMs: 48 * HOUR_MS,
  /** Larger sums need the signature of a second person, as refunds do. */
  signedFromFils: signatureTerms.refundFromFils,
  mostPhotos: 10,
} as const;

/** Offers of an unpaid lot to its next bidder. */
export const nextBidderTerms = {
  /** An offer is sent within this time after the time to pay. */
  withinMs: 72 * HOUR_MS,
  /** How long it can be answered. */
  answerMs: 48 * HOUR_MS,
} as const;

/** Rules for lowering a minimum price: small repeated steps would let a seller probe the leader's maximum. */
export const loweringTerms = {
  /** After the first bid. */
  mostTimes: 2,
  /** Of the previous minimum, each time. */
  leastPerCent: 5,
} as const;

/** Sales that are comparable with a lot. */
export const comparableTerms = {
  /** Fewer say too little about a price. */
  least: 4,
  most: 24,
  /** A car may be so much older or newer, and have been driven so much less or farther. */
  years: 1,
  mileageKm: 20_000,
  /** Older sales do not count. */
  days: 365,
} as const;

/** Questions about a lot, and the figures of its seller. */
export const questionTerms = {
  /** Neither asked nor answered so shortly before the end. */
  closedBeforeEndMs: HOUR_MS,
  /** Open ones of one person on one lot. */
  mostOpen: 3,
  /** Fewer answers, or lots that ended below their minimum price, say too little about a seller. */
  leastAnswers: 3,
  leastBelow: 4,
} as const;

/** Appointments to pick up a paid lot. */
export const pickupTerms = {
  slotMs: HOUR_MS / 2,
  /** Appointments at one time of one yard. */
  perSlot: 3,
  /** A paid lot is picked up within this time after the payment. */
  withinMs: 7 * DAY_MS,
  /** An appointment is made, moved or cancelled at least this long before it. */
  noticeMs: 2 * HOUR_MS,
} as const;

/** Quotes of partners for transport and insurance, and their orders. */
export const serviceTerms = {
  /** How long a quote can be ordered. */
  quoteMs: DAY_MS,
  /** How long after an order cancelling is free. */
  freeMs: DAY_MS,
  /** How often a partner is asked whether an order is confirmed. */
  askEveryMs: 60 * SECOND_MS,
} as const;

/** A time in which nobody could bid, and the extension after it. */
export const outageTerms = {
  /** A longer time without a heartbeat counts as an outage, not a restart. */
  leastMs: 30 * SECOND_MS,
  /** Least time left for every lot after an outage. */
  graceMs: 600 * SECOND_MS,
  /** After a longer outage the ends are spread, so that nobody has to follow all lots at once. */
  longMs: HOUR_MS,
  apartMs: 30 * SECOND_MS,
} as const;

/** When a live lane pauses by itself. */
export const laneStopTerms = {
  /** An operator without a report for this long is away. Reports come every 3 s. */
  operatorAwayMs: 10 * SECOND_MS,
  /** A lane pauses if it loses more than this share of its bidders, and at least this many, within this time. */
  lostShare: 0.2,
  lostLeast: 3,
  lostWithinMs: 5 * SECOND_MS,
  /** A lane pauses after this long without a router, since nobody can bid. */
  routerLostMs: 10 * SECOND_MS,
  /** The hammer waits this long for the paddle of a bid that was entered without one. */
  nameMs: 60 * SECOND_MS,
} as const;

/** Default duration of each phase of a lane. */
export const laneTimers: LaneTimers = {
  betweenMs: 3 * SECOND_MS,
  waitingMs: 30 * SECOND_MS,
  loweredMs: 20 * SECOND_MS,
  runningMs: 15 * SECOND_MS,
  finalCallMs: 10 * SECOND_MS,
  cardMs: 10 * SECOND_MS,
};

/** Returns the deposit terms of a lot of this kind, in the form of the money formulas and the lot's conditions. */
export function depositTerms(terms: AuctionTerms, kind: LotKind): DepositTerms {
  return { rate: terms.depositShare, min: terms.depositLeastAed[kind] };
}

/** Returns the price terms of a lot with this VAT mode, in the form of the money formulas and the lot's conditions. */
export function priceTerms(terms: AuctionTerms, mode: VatMode): PriceTerms {
  return {
    fee: { rate: terms.buyerFeeShare, min: terms.buyerFeeLeastAed, max: terms.buyerFeeMostAed },
    vat: { mode, rate: terms.vatShare },
  };
}

/**
 * Returns the terms of a sale: the fee of its lane counts before the one agreed with the seller, and that before the
 * house's.
 * @param agreed basis points of the price; null: nothing was agreed.
 */
export function termsOfSale(
  terms: AuctionTerms,
  fees: LaneFees | undefined,
  agreed: number | null,
): AuctionTerms {
  const buyer = fees?.buyer;
  const seller = fees?.seller ?? agreed;
  return {
    ...terms,
    ...(buyer && {
      buyerFeeShare: buyer.basisPoints / 10_000,
      buyerFeeLeastAed: buyer.min,
      buyerFeeMostAed: buyer.max,
    }),
    ...(seller !== null && { sellerFeeShare: seller / 10_000 }),
  };
}
