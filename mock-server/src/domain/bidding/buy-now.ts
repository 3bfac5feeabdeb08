/** Sells a lot at its buy-now price. */
import { refusalOfBidder, refusalOfDeposit, type BidCode } from "./bid-refusal.ts";
import { reachedRows } from "./bid-history.ts";
import { replyOf, type BidReply } from "./bid-reply.ts";
import type { BidState, Bidder } from "./bid.ts";
import type { Decision, Notice, Refused } from "../lot/decision.ts";
import { notSignedIn, refusalAtGate } from "../people/gate.ts";
import { balanceNotices, holdChange, holdFils } from "./hold.ts";
import { refusalInGroup } from "./group.ts";
import { buyNowAt } from "../lot/lot.ts";
import { startRows } from "../lot/opening.ts";
import { stakedLead } from "../lot/lead.ts";
import type { AuctionTerms } from "../lot/terms.ts";

export interface BuyNowCommand {
  /** The buy-now price that the buyer saw, AED. */
  readonly price: number;
  /** When the last byte of the command arrived, ms since 1970 UTC. */
  readonly receivedAt: number;
}

export type BuyNowCode =
  | Exclude<BidCode, "USE_BUY_NOW" | "ALREADY_LEADING" | "MAX_NOT_HIGHER" | "BID_TOO_LOW">
  | "BUY_NOW_CLOSED"
  | "STALE";

/**
 * Buys a lot at its buy-now price: sold at once, all stored maxima void, the leader's deposit free unless the
 * leader buys. Possible until the next allowable bid would reach that price. The refusals of a bid apply, in the
 * same order.
 */
export function buyNow(
  state: BidState,
  command: BuyNowCommand,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BuyNowCode> {
  const { lot, bidder } = state;
  if (!bidder) return notSignedIn;
  const refusal =
    refusalAtGate(bidder.person) ?? refusalOfBidder(lot, bidder.person.id, command.receivedAt, state.pause);
  if (refusal) return refusal;
  const price = buyNowAt(lot, command.receivedAt);
  if (price === null) return { ok: false, code: "BUY_NOW_CLOSED", details: {} };
  if (price !== command.price) return { ok: false, code: "STALE", details: { buy_now: price } };
  return (
    refusalInGroup(bidder.groups, lot.id) ??
    refusalOfDeposit(lot, price, bidder.stake, terms) ??
    sell(state, bidder, command, terms)
  );
}

/** The buy-now price is above any minimum price, so the minimum is reached too. */
function sell(
  { lot, leader }: BidState,
  { person, stake }: Bidder,
  { price, receivedAt }: BuyNowCommand,
  terms: AuctionTerms,
): Decision<BidReply> {
  const isLeader = lot.lead?.leaderId === person.id;
  const displaced = isLeader ? null : stakedLead(lot, leader);
  const isNew = stake.mark === null;
  const mark = stake.mark ?? lot.bidders + 1;
  const next = {
    ...lot,
    status: "sold" as const,
    opened: true,
    opensAt: Math.min(lot.opensAt, receivedAt),
    endsAt: receivedAt,
    lead: { price, leaderId: person.id, leaderMax: price },
    bidders: isNew ? lot.bidders + 1 : lot.bidders,
    reserveReached: lot.reserve !== null,
    seq: lot.seq + 1,
  };
  const holds = [
    ...(displaced ? holdChange(displaced.leaderId, displaced.stake.heldOnLotFils, 0) : []),
    ...holdChange(person.id, stake.heldOnLotFils, holdFils(price, lot.kind, terms)),
  ];
  const lost: Notice[] = displaced ? [{ userId: displaced.leaderId, kind: "not_won" }] : [];
  return {
    ok: true,
    lot: next,
    newMark: isNew ? { userId: person.id, mark } : null,
    holds,
    history: [
      ...startRows(lot),
      ...reachedRows(lot, next),
      {
        kind: "sold_by_buy_now",
        userId: person.id,
        mark,
        amount: price,
        auto: false,
        cause: "Bought at the buy-now price, which ends the auction",
      },
    ],
    notices: [
      ...lost,
      { userId: person.id, kind: "won" },
      { userId: lot.sellerId, kind: "sold" },
      ...balanceNotices(holds),
    ],
    reply: replyOf(
      { before: lot, after: next, outcome: "sold" },
      { userId: person.id, stake, myMax: price },
      terms,
    ),
  };
}
