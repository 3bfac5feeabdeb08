/** Offers a lot whose buyer did not pay to the next bidder, at that person's own highest bid. */
import { refusalOfDeposit } from "../bidding/bid-refusal.ts";
import { balanceNotices, holdChange, holdFils } from "../bidding/hold.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import { nextBidderTerms, type AuctionTerms } from "../lot/terms.ts";
import type { Decision, HistoryEntry, Notice, Refused } from "../lot/decision.ts";
import type { NextOffer } from "../lot/offer.ts";

/** A person's highest bid on a lot, AED. */
export interface HighestBid {
  readonly userId: number;
  readonly mark: number;
  readonly amount: number;
}

/** A lot whose buyer did not pay. */
export interface Unpaid {
  /** When the time to pay ended, ms; null: the lot is not one of these. */
  readonly unpaidAt: number | null;
  /** The bids of those who have not bought it, the highest first, of equal ones the earlier. */
  readonly bids: readonly HighestBid[];
}

type Offered = Pick<LotState, "nextOffers">;
type Closed = Refused<"OFFER_CLOSED">;

const refuse = <Code extends string>(code: Code, details: Refused["details"] = {}): Refused<Code> => ({
  ok: false,
  code,
  details,
});

/** Returns the offer that waits for an answer at `now` (ms), its deadline written by a job or not. */
export function openNextOffer({ nextOffers }: Offered, now: number): NextOffer | undefined {
  return nextOffers?.find(({ status, until }) => status === "open" && now < until);
}

/** Returns the bidder to whom the lot can be offered at `now` (ms), and until when; null: to nobody. */
export function nextBidder(
  lot: LotState,
  { unpaidAt, bids }: Unpaid,
  now: number,
): (HighestBid & { readonly until: number }) | null {
  if (lot.status !== "notSold" || unpaidAt === null || openNextOffer(lot, now)) return null;
  const until = unpaidAt + nextBidderTerms.withinMs;
  const bid = bids.find(({ userId }) => !lot.nextOffers?.some((offer) => offer.userId === userId));
  return bid && now < until ? { ...bid, until } : null;
}

/**
 * Offers the lot to the next bidder for 48 hours. The staff cannot offer it below the seller's minimum price.
 * @returns STALE for a lot that was not left unpaid, OFFER_CLOSED with the rule that forbids the offer.
 */
export function offerToNext(
  lot: LotState,
  unpaid: Unpaid,
  { by, at }: { readonly by: NextOffer["by"]; readonly at: number },
): Decision<NextOffer> | Refused<"STALE"> | Closed {
  if (lot.status !== "notSold" || unpaid.unpaidAt === null) return refuse("STALE");
  if (openNextOffer(lot, at)) return refuse("OFFER_CLOSED", { rule: "waiting" });
  if (at >= unpaid.unpaidAt + nextBidderTerms.withinMs) return refuse("OFFER_CLOSED", { rule: "late" });
  const next = nextBidder(lot, unpaid, at);
  if (!next) return refuse("OFFER_CLOSED", { rule: "nobody" });
  const { userId, mark, amount } = next;
  if (by === "staff" && lot.reserve !== null && amount < lot.reserve) {
    return refuse("OFFER_CLOSED", { rule: "minimum" });
  }
  const before = ended(lot, "lapsed");
  const until = at + nextBidderTerms.answerMs;
  const offer: NextOffer = {
    id: before.length + 1,
    userId,
    mark,
    amount,
    by,
    sentAt: at,
    until,
    status: "open",
  };
  return changed({ ...lot, nextOffers: [...before, offer] }, offer, [
    { userId, kind: "offer" },
    { userId: lot.sellerId, kind: by === "staff" ? "offer" : "balance" },
  ]);
}

/** The person who answers, their means, and when their answer arrived (ms). */
export interface Answering {
  readonly userId: number;
  readonly stake: Stake;
  readonly at: number;
}

/** Sells the lot to the bidder at the offered amount. The deposit is held now, not before. */
export function acceptNext(
  lot: LotState,
  offerId: number,
  { userId, stake, at }: Answering,
  terms: AuctionTerms,
): Decision<NextOffer> | Refused<"NOT_FOUND" | "DEPOSIT_REQUIRED"> | Closed {
  const offer = offerOf(lot, offerId, { userId, at });
  if ("ok" in offer) return offer;
  const { amount } = offer;
  const refusal = refusalOfDeposit(lot, amount, stake, terms);
  if (refusal) return refusal;
  const holds = holdChange(userId, stake.heldOnLotFils, holdFils(amount, lot.kind, terms));
  const lead = { price: amount, leaderId: userId, leaderMax: amount };
  const sold = { ...lot, status: "sold" as const, lead, nextOffers: ended(lot, "accepted") };
  const cause = "The buyer did not pay, and the next bidder accepted the lot at their own bid";
  const row: HistoryEntry = { kind: "sold", userId, mark: stake.mark, amount, auto: false, cause };
  const notices: Notice[] = [
    { userId, kind: "won" },
    { userId: lot.sellerId, kind: "sold" },
    ...balanceNotices(holds),
  ];
  return { ...changed(sold, offer, notices), history: [row], holds };
}

/** Ends the offer without a sale. It costs the bidder nothing. */
export function declineNext(
  lot: LotState,
  offerId: number,
  by: Omit<Answering, "stake">,
): Decision<NextOffer> | Refused<"NOT_FOUND"> | Closed {
  const offer = offerOf(lot, offerId, by);
  if ("ok" in offer) return offer;
  return changed({ ...lot, nextOffers: ended(lot, "declined") }, offer, [
    { userId: lot.sellerId, kind: "offer" },
    { userId: by.userId, kind: "balance" },
  ]);
}

/** Ends an offer that nobody answered in time. @returns NOT_DUE while there is none. */
export function lapseNext(lot: LotState, now: number): Decision<NextOffer> | Refused<"NOT_DUE"> {
  const offer = lot.nextOffers?.find(({ status }) => status === "open");
  if (!offer || now < offer.until) return refuse("NOT_DUE");
  return changed({ ...lot, nextOffers: ended(lot, "lapsed") }, offer, [
    { userId: lot.sellerId, kind: "offer" },
    { userId: offer.userId, kind: "offer" },
  ]);
}

function offerOf(
  lot: LotState,
  offerId: number,
  { userId, at }: Omit<Answering, "stake">,
): NextOffer | Refused<"NOT_FOUND"> | Closed {
  if (!lot.nextOffers?.some((offer) => offer.userId === userId)) return refuse("NOT_FOUND");
  const offer = openNextOffer(lot, at);
  const isIt = lot.status === "notSold" && offer?.id === offerId && offer.userId === userId;
  return isIt ? offer : refuse("OFFER_CLOSED");
}

function ended({ nextOffers = [] }: Offered, status: NextOffer["status"]): NextOffer[] {
  return nextOffers.map((offer) => (offer.status === "open" ? { ...offer, status } : offer));
}

function changed(lot: LotState, offer: NextOffer, notices: readonly Notice[]): Decision<NextOffer> {
  const reply = lot.nextOffers?.find(({ id }) => id === offer.id) ?? offer;
  const next = { ...lot, seq: lot.seq + 1 };
  return { ok: true, lot: next, newMark: null, holds: [], history: [], notices, reply };
}
