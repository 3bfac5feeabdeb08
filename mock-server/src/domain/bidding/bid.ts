/** Judges one bid on one lot. */
import type { BidMode } from "@marsa/api-spec/money";
import { isBid, rowsOfConsequences, rowsOfOffer, viaRows, withMarks } from "./bid-history.ts";
import { refusalOfDeposit, refusalOnLot, type BidCode } from "./bid-refusal.ts";
import { refusalInGroup, type Group } from "./group.ts";
import { replyOf, type BidReply } from "./bid-reply.ts";
import type { Decision, HoldChange, Notice, Refused } from "../lot/decision.ts";
import { notSignedIn, refusalAtGate, type Person } from "../people/gate.ts";
import { balanceNotices, holdChange, holdFils } from "./hold.ts";
import { isBeforeTurn, withoutAsk, type Lead, type LedLot, type LotState, type Stake } from "../lot/lot.ts";
import { startRows } from "../lot/opening.ts";
import type { Pause } from "../lot/pause.ts";
import { contest, type Offer } from "../lot/price.ts";
import { extendForBid, type Closing } from "../lot/soft-close.ts";
import { stakedLead, type StakedLead } from "../lot/lead.ts";
import { deskBidOf } from "./take-back.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { isQuiet } from "../lot/visibility.ts";

/** All facts that a bid is judged on, loaded in one transaction. */
export interface BidState {
  readonly lot: LotState;
  /** The bidder and their means; null when nobody is signed in. */
  readonly bidder: Bidder | null;
  /** The leader's stake on this lot; null without a leader, and ignored when the bidder leads. */
  readonly leader: Stake | null;
  /** The pause of all standard auctions; null while they run. */
  readonly pause: Pause | null;
}

export interface Bidder {
  readonly person: Person;
  readonly stake: Stake;
  /** Their active groups; left out without any. */
  readonly groups?: readonly Group[];
}

export interface BidCommand {
  /** Whole AED; the API refuses anything else. */
  readonly amount: number;
  readonly mode: BidMode;
  /** When the last byte of the command arrived, ms since 1970 UTC. Only this instant decides. */
  readonly receivedAt: number;
}

/**
 * Judges one bid on one lot: refused with the first reason that applies, or stored together with its deposit hold.
 * A bid that does not beat the leader's stored maximum is stored too, and outbid at once.
 */
export function makeBid(
  state: BidState,
  command: BidCommand,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BidCode> {
  const { bidder } = state;
  if (!bidder) return notSignedIn;
  const offer: Offer = { userId: bidder.person.id, amount: command.amount, mode: command.mode };
  return (
    refusalAtGate(bidder.person) ??
    placeBid({ ...state, bidder }, offer, command.receivedAt, terms, bidder.groups)
  );
}

/** Judges the offer of a person who may bid. `groups`: their active groups, for a bid by hand. */
export function placeBid(
  state: BidState & { readonly bidder: Bidder },
  offer: Offer,
  receivedAt: number,
  terms: AuctionTerms,
  groups?: readonly Group[],
): Decision<BidReply> | Refused<BidCode> {
  const { lot, bidder } = state;
  const refusal =
    refusalOnLot(lot, offer, receivedAt, state.pause) ??
    refusalInGroup(groups, lot.id) ??
    refusalOfDeposit(lot, offer.amount, bidder.stake, terms);
  return refusal ?? accept(state, bidder, offer, receivedAt, terms);
}

function accept(
  { lot, leader }: BidState,
  { stake }: Bidder,
  offer: Offer,
  receivedAt: number,
  terms: AuctionTerms,
): Decision<BidReply> {
  const lead = stakedLead(lot, lot.lead?.leaderId === offer.userId ? stake : leader);
  const after = contest(lot, offer);
  const bids = rowsOfOffer(lot, offer, after);
  const isNew = stake.mark === null;
  const mark = stake.mark ?? lot.bidders + 1;
  const changed: LedLot = {
    ...lot,
    ...closingAfter(lot, after.lead, receivedAt, terms),
    ...(isMoved(lot, after.lead) && withoutAsk(lot)),
    opened: !isBeforeTurn(lot),
    lead: after.lead,
    bids: lot.bids + bids.filter(isBid).length,
    bidders: isNew ? lot.bidders + 1 : lot.bidders,
    reserveReached: lot.reserve !== null && after.lead.price >= lot.reserve,
  };
  const rows = [
    ...startRows(lot),
    ...withMarks(
      [...viaRows(lot, offer, bids), ...rowsOfConsequences(lot, offer, changed, terms)],
      marksOf(lead, offer, mark),
    ),
  ];
  // A raise that others do not see leaves seq alone: a new number would tell its moment.
  const next: LedLot = {
    ...changed,
    ...deskBidOf(lot, changed, offer, stake, receivedAt),
    seq: isQuiet(rows) ? lot.seq : lot.seq + 1,
  };
  const holds = holdChanges(lead, stake, offer, next, terms);
  return {
    ok: true,
    lot: next,
    newMark: isNew ? { userId: offer.userId, mark } : null,
    holds,
    history: rows,
    notices: [...leadNotices(lot, next), ...ownNotices(offer.userId, next.seq === lot.seq, holds)],
    reply: replyOf(
      { before: lot, after: next, outcome: outcomeOf(lot, next, offer.userId) },
      { userId: offer.userId, stake, myMax: offer.amount },
      terms,
    ),
  };
}

function marksOf(lead: StakedLead | null, offer: Offer, mark: number) {
  return new Map([
    [lead?.leaderId ?? null, lead?.stake.mark ?? null],
    [offer.userId, mark],
  ]);
}

/** A quiet raise has no event of the lot: the leader's other devices need the notice even if the hold stays. */
function ownNotices(userId: number, isQuietRaise: boolean, holds: readonly HoldChange[]): Notice[] {
  return isQuietRaise ? [{ userId, kind: "balance" }] : balanceNotices(holds);
}

/** Returns the end of the lot after the bid. A raise that changes neither price nor leader never extends. */
function closingAfter(lot: LotState, after: Lead, receivedAt: number, terms: AuctionTerms): Closing {
  return isMoved(lot, after)
    ? extendForBid(lot, receivedAt, terms)
    : { endsAt: lot.endsAt, extensions: lot.extensions };
}

function isMoved({ lead }: LotState, after: Lead): boolean {
  return after.price !== lead?.price || after.leaderId !== lead.leaderId;
}

/**
 * Returns the changed holds. Only the leader's maximum is held: a new leader frees the old leader's deposit in the
 * same commit.
 */
function holdChanges(
  lead: StakedLead | null,
  stake: Stake,
  { userId, amount }: Offer,
  next: LedLot,
  terms: AuctionTerms,
): HoldChange[] {
  if (next.lead.leaderId !== userId) return [];
  const displaced = lead && lead.leaderId !== userId ? lead : null;
  const freed = displaced ? holdChange(displaced.leaderId, displaced.stake.heldOnLotFils, 0) : [];
  return [...freed, ...holdChange(userId, stake.heldOnLotFils, holdFils(amount, next.kind, terms))];
}

function leadNotices(lot: LotState, next: LedLot): Notice[] {
  const { leaderId } = next.lead;
  if (leaderId === lot.lead?.leaderId) return [];
  const outbid: Notice[] = lot.lead ? [{ userId: lot.lead.leaderId, kind: "outbid" }] : [];
  return [...outbid, { userId: leaderId, kind: "leading" }];
}

function outcomeOf(lot: LotState, next: LedLot, userId: number): BidReply["outcome"] {
  if (next.lead.leaderId !== userId) return "outbid_by_stored_maximum";
  return lot.lead?.leaderId === userId ? "raised" : "leading";
}
