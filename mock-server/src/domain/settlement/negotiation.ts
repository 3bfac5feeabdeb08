/** Decides a lot below its minimum price: accept, decline or counteroffers. */
import { fieldRules } from "@marsa/api-spec/rules";
import type { Decision, HistoryEntry, Notice, Refused } from "../lot/decision.ts";
import { balanceNotices, holdChange } from "../bidding/hold.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import { openOffer, otherSide, withOpenOffer, type Offer } from "../lot/offer.ts";
import { stakedLead, type StakedLead } from "../lot/lead.ts";
import type { AuctionTerms } from "../lot/terms.ts";

/** A lot below its minimum price, and its leader's stake. */
export interface ReviewState {
  readonly lot: LotState;
  readonly leader: Stake | null;
}

/** The acting party, and when their command arrived (ms since 1970 UTC). */
export interface Party {
  readonly userId: number;
  readonly at: number;
}

export type ReviewCode = "NOT_FOUND" | "REVIEW_ENDED" | "STALE";
/** VALIDATION carries the sentence for the amount in its details. */
export type OfferCode = "NOT_FOUND" | "REVIEW_ENDED" | "OFFER_CLOSED" | "VALIDATION";

export interface ReviewReply {
  readonly seq: number;
  readonly status: LotState["status"];
  readonly price: number | null;
  readonly offer: Offer | null;
  readonly reviewEndsAt: number | null;
}

const refuse = <Code extends string>(code: Code, details: Refused["details"] = {}): Refused<Code> => ({
  ok: false,
  code,
  details,
});

/** The seller accepts the highest bid: sold at that price. */
export function acceptBid(state: ReviewState, party: Party): Decision<ReviewReply> | Refused<ReviewCode> {
  const review = reviewOf(state, party, "seller");
  if ("ok" in review) return review;
  const { lot, lead } = review;
  const cause = "The seller accepted the highest bid";
  return sold(withOpenOffer(lot, "lapsed"), lead, lead.price, [
    rowOf("bid_accepted", lead, lead.price, "The seller accepted the bid"),
    rowOf("sold", lead, lead.price, cause),
  ]);
}

/** The seller declines the highest bid, with a reason for both sides: not sold, and the deposit is free. */
export function declineBid(
  state: ReviewState,
  party: Party,
  reason: string,
): Decision<ReviewReply> | Refused<ReviewCode> {
  const review = reviewOf(state, party, "seller");
  if ("ok" in review) return review;
  const { lot, lead } = review;
  return notSold(withOpenOffer(lot, "lapsed"), lead, [
    rowOf("bid_declined", lead, lead.price, reason),
    plain("not_sold", "The seller declined the highest bid"),
  ]);
}

/**
 * Offers the lot at another price. The seller offers at least the highest bid. The buyer answers the seller's offer
 * with at least their own bid, and below the asked price. Three offers each at most, one open at a time, each for
 * 24 hours and never past the end of the review.
 */
export function sendOffer(
  state: ReviewState,
  party: Party,
  sender: Offer["sender"],
  amount: number,
  terms: AuctionTerms,
): Decision<ReviewReply> | Refused<OfferCode> {
  const review = reviewOf(state, party, sender);
  if ("ok" in review)
    return review.code === "STALE" ? refuse("OFFER_CLOSED") : { ...review, code: review.code };
  const { lot, lead } = review;
  const open = stillOpen(lot, party.at);
  const offers = lot.offers ?? [];
  const mine = offers.filter((offer) => offer.sender === sender).length;
  if (open?.sender === sender) return refuse("OFFER_CLOSED", { rule: "waiting" });
  if (mine >= terms.mostOffers) return refuse("OFFER_CLOSED", { rule: "most", most: terms.mostOffers });
  if (sender === "buyer" && !open) return refuse("OFFER_CLOSED", offers.length === 0 ? { rule: "none" } : {});
  if (amount < lead.price) return refuse("VALIDATION", { message: fieldRules.belowMaximumBet() });
  if (sender === "buyer" && open && amount >= open.amount) {
    return refuse("VALIDATION", { message: fieldRules.maximum(open.amount - 1) });
  }
  const until = Math.min(party.at + terms.offerMs, lot.reviewEndsAt ?? Infinity);
  const offer: Offer = { id: offers.length + 1, sender, amount, sentAt: party.at, until, status: "open" };
  const answered = (open ? withOpenOffer(lot, "countered", party.at) : withOpenOffer(lot, "lapsed")).offers;
  return changed(
    { ...lot, offers: [...(answered ?? []), offer] },
    [],
    [
      { userId: userOf(otherSide(sender), lot, lead), kind: "offer" },
      // The sender's other tabs show the offer too.
      { userId: party.userId, kind: "balance" },
    ],
  );
}

/**
 * Marks the other side's open offer as seen; the sender gets an event, not a notice. SEEN: it was before, and nothing
 * changes.
 */
export function seeOffer(
  state: ReviewState,
  party: Party,
  sender: Offer["sender"],
  offerId: number,
): Decision<Offer> | Refused<OfferCode | "SEEN"> {
  const answered = offerToAnswer(state, party, sender, offerId);
  if ("ok" in answered) return answered;
  const { lot, lead, offer } = answered;
  if (offer.seenAt !== undefined) return refuse("SEEN");
  const seen = { ...offer, seenAt: party.at };
  const offers = lot.offers?.map((each) => (each.id === offer.id ? seen : each));
  const notices: Notice[] = [{ userId: userOf(sender, lot, lead), kind: "balance" }];
  return { ...changed({ ...lot, offers }, [], notices), reply: seen };
}

/** Accepts the other side's open offer: sold at that price; the hold stays as the bid needed it. */
export function acceptOffer(
  state: ReviewState,
  party: Party,
  sender: Offer["sender"],
  offerId: number,
): Decision<ReviewReply> | Refused<OfferCode> {
  const answered = offerToAnswer(state, party, sender, offerId);
  if ("ok" in answered) return answered;
  const { lot, lead, offer } = answered;
  const cause =
    offer.sender === "seller"
      ? "The buyer accepted the seller's offer"
      : "The seller accepted the buyer's offer";
  return sold(withOpenOffer(lot, "accepted", party.at), lead, offer.amount, [
    rowOf("bid_accepted", lead, offer.amount, cause),
    rowOf("sold", lead, offer.amount, "Both sides agreed on a price after the auction"),
  ]);
}

/**
 * Declines the other side's open offer, which voids the auction. A party who wants to continue sends a
 * counteroffer.
 */
export function declineOffer(
  state: ReviewState,
  party: Party,
  sender: Offer["sender"],
  offerId: number,
): Decision<ReviewReply> | Refused<OfferCode> {
  const answered = offerToAnswer(state, party, sender, offerId);
  if ("ok" in answered) return answered;
  const { lot, lead } = answered;
  return notSold(withOpenOffer(lot, "declined", party.at), lead, [
    plain("not_sold", "An offer after the auction was declined, which voids it"),
  ]);
}

/** An unanswered offer lapses; the bid stays valid until the end of the review. */
export function lapseOffer({ lot, leader }: ReviewState, now: number): Decision<null> | Refused<"NOT_DUE"> {
  const open = openOffer(lot);
  const lead = stakedLead(lot, leader);
  if (lot.status !== "summarizing" || !lead || !open || now < open.until) return refuse("NOT_DUE");
  const both = [lead.leaderId, lot.sellerId];
  const notices = both.map((userId): Notice => ({ userId, kind: "awaiting_decision" }));
  return { ...changed(withOpenOffer(lot, "lapsed"), [], notices), reply: null };
}

interface Review {
  readonly lot: LotState;
  readonly lead: StakedLead;
}

/** Returns the lot for the seller or the leader during the review; nobody else may see the review. */
function reviewOf(
  { lot, leader }: ReviewState,
  { userId, at }: Party,
  side: Offer["sender"],
): Review | Refused<ReviewCode> {
  const lead = stakedLead(lot, leader);
  if (userId !== (side === "seller" ? lot.sellerId : lot.lead?.leaderId)) return refuse("NOT_FOUND");
  if (lot.reviewEndsAt === null || !lead) return refuse("STALE");
  if (lot.status === "summarizing") return at < lot.reviewEndsAt ? { lot, lead } : refuse("REVIEW_ENDED");
  return at < lot.reviewEndsAt ? refuse("STALE") : refuse("REVIEW_ENDED");
}

function offerToAnswer(
  state: ReviewState,
  party: Party,
  sender: Offer["sender"],
  offerId: number,
): (Review & { readonly offer: Offer }) | Refused<OfferCode> {
  const review = reviewOf(state, party, otherSide(sender));
  if ("ok" in review)
    return review.code === "STALE" ? refuse("OFFER_CLOSED") : { ...review, code: review.code };
  const offer = stillOpen(review.lot, party.at);
  const isIt = offer?.id === offerId && offer.sender === sender;
  return isIt ? { ...review, offer } : refuse("OFFER_CLOSED");
}

function userOf(side: Offer["sender"], lot: LotState, lead: StakedLead): number {
  return side === "seller" ? lot.sellerId : lead.leaderId;
}

/** The deadline decides, written by a job or not. */
function stillOpen(lot: LotState, at: number): Offer | undefined {
  const open = openOffer(lot);
  return open && at < open.until ? open : undefined;
}

function sold(
  lot: LotState,
  { leaderId, leaderMax }: StakedLead,
  price: number,
  rows: readonly HistoryEntry[],
): Decision<ReviewReply> {
  return changed({ ...lot, status: "sold", lead: { price, leaderId, leaderMax } }, rows, [
    { userId: leaderId, kind: "won" },
    { userId: lot.sellerId, kind: "sold" },
  ]);
}

function notSold(lot: LotState, lead: StakedLead, rows: readonly HistoryEntry[]): Decision<ReviewReply> {
  const holds = holdChange(lead.leaderId, lead.stake.heldOnLotFils, 0);
  const notices: Notice[] = [
    { userId: lead.leaderId, kind: "not_won" },
    { userId: lot.sellerId, kind: "not_sold" },
    ...balanceNotices(holds),
  ];
  return { ...changed({ ...lot, status: "notSold" }, rows, notices), holds };
}

function changed(
  lot: LotState,
  history: readonly HistoryEntry[],
  notices: readonly Notice[],
): Decision<ReviewReply> {
  const { status, lead, reviewEndsAt, offers } = lot;
  const next = { ...lot, seq: lot.seq + 1 };
  const price = lead?.price ?? null;
  const reply = { seq: next.seq, status, price, offer: offers?.at(-1) ?? null, reviewEndsAt };
  return { ok: true, lot: next, newMark: null, holds: [], history, notices, reply };
}

function rowOf(
  kind: HistoryEntry["kind"],
  { leaderId, stake }: StakedLead,
  amount: number,
  cause: string,
): HistoryEntry {
  return { kind, userId: leaderId, mark: stake.mark, amount, auto: false, cause };
}

function plain(kind: HistoryEntry["kind"], cause: string): HistoryEntry {
  return { kind, userId: null, mark: null, amount: null, auto: false, cause };
}
