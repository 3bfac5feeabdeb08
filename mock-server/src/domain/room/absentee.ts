/** Judges a maximum that staff enter from a written instruction. */
import { placeBid, type BidState, type Bidder } from "../bidding/bid.ts";
import type { BidCode } from "../bidding/bid-refusal.ts";
import type { BidReply } from "../bidding/bid-reply.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import { stale } from "../lot/lane-decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { refusalAtDesk } from "./bid-at-desk.ts";

interface Instruction {
  /** Whole AED. */
  readonly maximum: number;
  /** ms. */
  readonly receivedAt: number;
}

/**
 * Stores the maximum of a paddle's holder, sealed like all others. A leader's own maximum is theirs to change: a refusal
 * of a smaller one would tell its amount to the person who enters it.
 */
export function enterAbsentee(
  state: BidState & { readonly bidder: Bidder },
  { maximum, receivedAt }: Instruction,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BidCode | "STALE"> {
  const { person, groups } = state.bidder;
  if (!state.lot.lane?.room) return stale("The lane has no room");
  if (state.lot.lead?.leaderId === person.id)
    return stale("This client leads the lot already: only they change their maximum");
  const offer = { userId: person.id, amount: maximum, mode: "max", absentee: true } as const;
  return refusalAtDesk(person) ?? placeBid(state, offer, receivedAt, terms, groups);
}
