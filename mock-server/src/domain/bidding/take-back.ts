/** Takes back the newest bid of a lot, if the desk entered it. */
import { money } from "@marsa/api-spec/amounts";
import { balanceNotices, holdChange, holdFils } from "./hold.ts";
import { stale } from "../lot/lane-decision.ts";
import { leastBid, type DeskBid, type Lead, type LotState, type Stake } from "../lot/lot.ts";
import type { Offer } from "../lot/price.ts";
import type { Decision, HistoryEntry, Refused } from "../lot/decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { enters, type DeskVia } from "../lot/via.ts";

/** Returns the record of an accepted bid of the desk, received at `receivedAt` (ms); nothing for a bid of the net. */
export function deskBidOf(
  lot: LotState,
  after: LotState,
  { userId, amount, via }: Offer,
  stake: Stake,
  receivedAt: number,
): Pick<LotState, "deskBid"> {
  const room = lot.lane?.room;
  if (!room || !via) return {};
  const { lead, reserveReached } = lot;
  const leftMs = Math.max(0, (room.deadline ?? receivedAt) - receivedAt);
  const before = { lead, reserveReached, phase: room.phase, leftMs, bid: stake.bid ?? null };
  return { deskBid: { userId, amount, via, bids: after.bids, reserve: lot.reserve, before } };
}

/** Returns the newest bid of a lot if the desk can take it back; null: the newest bid came otherwise, or something since. */
export function newestOfDesk({ deskBid, bids, reserve, status, lead }: LotState): DeskBid | null {
  if (!deskBid || status !== "inProgress") return null;
  // A maximum of the same bidder is a bid of its own.
  const raised = lead?.leaderId === deskBid.userId && lead.leaderMax > deskBid.amount;
  return deskBid.bids === bids && deskBid.reserve === reserve && !raised ? deskBid : null;
}

/** The lot afterwards. AED; `price` null: no bid is left. */
export interface TakenBack {
  readonly seq: number;
  readonly price: number | null;
  readonly nextMin: number;
}

interface TakeBack {
  readonly lot: LotState;
  /** The stakes of its bidder and of the leader before it, if there are such people. */
  readonly bidder: Stake | undefined;
  readonly earlier: Stake | undefined;
}

/**
 * Takes back the newest bid: price, leader, maximums and holds become what they were.
 * @param reason for the public row.
 */
export function takeBack(
  { lot, bidder, earlier }: TakeBack,
  { takenBy, reason }: { readonly takenBy: number; readonly reason: string },
  terms: AuctionTerms,
): Decision<TakenBack> | Refused<"STALE"> {
  if (!lot.lane?.room) return stale("The lane has no room");
  const by = enters(lot.lane.room, takenBy);
  if (!by) return stale("Another person holds the desk");
  const bid = newestOfDesk(lot);
  if (!bid || !bidder)
    return stale("Only the newest bid of the lot, from the room or a phone, can be taken back");
  const lead = leadBefore(lot, bid);
  if (lead && !earlier) return stale("The lot has changed: look, then press again");
  const need = lead && earlier ? holdFils(lead.leaderMax, lot.kind, terms) : 0;
  if (earlier && need > earlier.availableFils + earlier.heldOnLotFils) {
    return stale("The deposit of the earlier leader is used for other bids now");
  }
  const leads = lot.lead?.leaderId === bid.userId;
  const holds = [
    ...(leads && lead?.leaderId !== bid.userId ? holdChange(bid.userId, bidder.heldOnLotFils, 0) : []),
    ...(lead && earlier ? holdChange(lead.leaderId, earlier.heldOnLotFils, need) : []),
  ];
  const { deskBid: _, ask: __, ...rest } = lot;
  const history = [
    takenBack(bid, { mark: bidder.mark, reason, by }),
    ...(lead ? [leadsAgain(lead, earlier?.mark ?? null)] : []),
  ];
  const { reserveReached } = bid.before;
  const after = { ...rest, lead, bids: lot.bids + history.length - 1, reserveReached, seq: lot.seq + 1 };
  return {
    ok: true,
    lot: after,
    newMark: null,
    holds,
    history,
    notices: [
      ...(leads && lead ? ([{ userId: lead.leaderId, kind: "leading" }] as const) : []),
      ...balanceNotices(holds),
    ],
    reply: { seq: after.seq, price: lead?.price ?? null, nextMin: leastBid(after) },
  };
}

/** Returns the lead before the bid. A leader who stayed may have raised their maximum since, unseen. */
function leadBefore({ lead }: LotState, { userId, before }: DeskBid): Lead | null {
  const stayed = before.lead !== null && before.lead.leaderId === lead?.leaderId && lead.leaderId !== userId;
  return before.lead && stayed ? { ...before.lead, leaderMax: lead.leaderMax } : before.lead;
}

function takenBack(
  { userId, amount, via }: DeskBid,
  { mark, reason, by }: { readonly mark: number | null; readonly reason: string; readonly by: DeskVia["by"] },
): HistoryEntry {
  return {
    kind: "taken_back",
    userId,
    mark,
    amount,
    auto: false,
    cause: `Taken back: ${reason.toLowerCase()}`,
    via: { ...via, by },
  };
}

/** The last bid of a history belongs to the leader. */
function leadsAgain({ leaderId, price, via }: Lead, mark: number | null): HistoryEntry {
  const cause = `Leads again at ${money(price)}: a later bid was taken back`;
  return {
    kind: "automatic_bid",
    userId: leaderId,
    mark,
    amount: price,
    auto: false,
    cause,
    via: via ?? { channel: "machine" },
  };
}
