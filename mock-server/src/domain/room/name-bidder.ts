/** Names the bidder of a bid from the room that was entered without a paddle. */
import { refusalInGroup } from "../bidding/group.ts";
import { balanceNotices, holdChange, holdFils } from "../bidding/hold.ts";
import type { BidState, Bidder } from "../bidding/bid.ts";
import { refusalOfDeposit } from "../bidding/bid-refusal.ts";
import type { GateCode } from "../people/gate.ts";
import { stale } from "../lot/lane-decision.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { enters } from "../lot/via.ts";
import { isUnnamed } from "../lot/lot.ts";
import { refusalAtDesk } from "./bid-at-desk.ts";

/** The lot afterwards; `price`: AED. */
export interface Named {
  readonly seq: number;
  readonly price: number;
}

/** Gives the lead of nobody by name to the holder of a paddle, at the same price: now their deposit holds for it. */
export function nameBidder(
  { lot, bidder: { person, stake, groups }, leader }: Omit<BidState, "pause"> & { readonly bidder: Bidder },
  { paddle, namedBy }: { readonly paddle: number; readonly namedBy: number },
  terms: AuctionTerms,
): Decision<Named> | Refused<GateCode | "OWN_LOT" | "LOT_IN_GROUP" | "DEPOSIT_REQUIRED" | "STALE"> {
  const { lane, lead, deskBid } = lot;
  if (!lane?.room) return stale("The lane has no room");
  const by = enters(lane.room, namedBy);
  if (!by) return stale("Another person holds the desk");
  if (!leader || !lead || !isUnnamed(lead) || lot.status === "notSold")
    return stale("No bid of the room waits for a paddle");
  const { price } = lead;
  const refusal =
    refusalAtDesk(person) ??
    (person.id === lot.sellerId ? ({ ok: false, code: "OWN_LOT", details: {} } as const) : null) ??
    refusalInGroup(groups, lot.id) ??
    refusalOfDeposit(lot, price, stake, terms);
  if (refusal) return refusal;
  const mark = stake.mark ?? lot.bidders + 1;
  const isNew = stake.mark === null;
  const via = { channel: "room", paddle, by } as const;
  const holds = [
    ...holdChange(lead.leaderId, leader.heldOnLotFils, 0),
    ...holdChange(person.id, stake.heldOnLotFils, holdFils(price, lot.kind, terms)),
  ];
  const before = deskBid && { ...deskBid.before, bid: stake.bid ?? null };
  const seq = lot.seq + 1;
  return {
    ok: true,
    lot: {
      ...lot,
      lead: { price, leaderMax: price, leaderId: person.id, via },
      bidders: isNew ? mark : lot.bidders,
      ...(deskBid && before && { deskBid: { ...deskBid, userId: person.id, via, before } }),
      seq,
    },
    newMark: isNew ? { userId: person.id, mark } : null,
    holds,
    history: [
      { kind: "bid", userId: person.id, mark, amount: price, auto: false, cause: "The bid of the room", via },
    ],
    notices: [{ userId: person.id, kind: "leading" }, ...balanceNotices(holds)],
    reply: { seq, price },
  };
}
