/** Judges a bid that the desk enters for a paddle. */
import { placeBid, type BidState, type Bidder } from "../bidding/bid.ts";
import type { BidCode } from "../bidding/bid-refusal.ts";
import type { BidReply } from "../bidding/bid-reply.ts";
import { stale } from "../lot/lane-decision.ts";
import { refusalAtGate, refusalOfLock, type GateCode, type Person } from "../people/gate.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { enters, type DeskOrigin } from "../lot/via.ts";

interface DeskCommand {
  /** Whole AED. */
  readonly amount: number;
  readonly via: DeskOrigin;
  /** The person at the desk. */
  readonly enteredBy: number;
  /** ms. */
  readonly receivedAt: number;
}

/** Returns why a person may not bid at the desk: a profile that staff still look at is enough there. */
export function refusalAtDesk(person: Person | null): Refused<GateCode> | null {
  const refusal = refusalAtGate(person);
  return refusal?.code === "STANDBY" && person ? refusalOfLock(person) : refusal;
}

/** Judges a bid of a paddle's holder as if they had sent it, for the operator at the desk and the clerk alone. */
export function bidAtDesk(
  state: BidState & { readonly bidder: Bidder },
  { amount, via, enteredBy, receivedAt }: DeskCommand,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BidCode | "STALE"> {
  const { person, groups } = state.bidder;
  const room = state.lot.lane?.room;
  if (!room) return stale("The lane has no room");
  const by = enters(room, enteredBy);
  if (!by) return stale("Another person holds the desk");
  const offer = { userId: person.id, amount, mode: "exact", via: { ...via, by } } as const;
  const refusal = via.paddle === undefined ? null : refusalAtDesk(person);
  return refusal ?? placeBid(state, offer, receivedAt, terms, groups);
}
