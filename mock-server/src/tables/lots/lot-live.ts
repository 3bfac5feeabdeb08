/** Presents the public live state of a lot. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { leastBid, buyNowAt, lightOf, type LotInLane, type LotState } from "../../domain/lot/lot.ts";
import type { DeskOrigin, Via } from "../../domain/lot/via.ts";
import { phaseOf } from "../../domain/lot/phase.ts";

type LotLive = components["schemas"]["LotLive"];

/** The buyer's fee of a lane; left out: the house's counts. */
export interface OwnFee {
  readonly fee?: components["schemas"]["FeeTerms"];
}

/** Returns the buyer's fee of a lane, which everybody sees. The seller's is not for others. */
export function feeOfLane(lane: LotInLane | null): OwnFee {
  const buyer = lane?.fees?.buyer;
  return buyer ? { fee: { rate: buyer.basisPoints / 10_000, min: buyer.min, max: buyer.max } } : {};
}

/** Returns a bidder's mark inside one lot as people read it: 4 -> "Bidder 4". */
export function markName(mark: number): string {
  return `Bidder ${mark}`;
}

/** Returns a bidder as everybody reads them: "Room 214", "Room" without a paddle, "Phone C", else by their mark. */
export function shownMark(mark: number | null, via?: Via | DeskOrigin): string | null {
  if (via?.channel === "phone") return `Phone ${via.line}`;
  if (via?.channel === "room") return via.paddle === undefined ? "Room" : `Room ${via.paddle}`;
  return mark === null ? null : markName(mark);
}

/**
 * Returns the public state of a lot that events change, for events and replies alike. Only this function decides
 * which state is public. Minimum price and stored maximum are left out; the light is the only sign of the minimum.
 * @param leaderMark the leader's mark inside this lot.
 * @param now ms.
 */
export function lotLive(lot: LotState, leaderMark: number | null, epoch: string, now: number): LotLive {
  const phase = phaseOf(lot, now);
  const awaitsUntil = phase === "awaiting_decision" ? lot.reviewEndsAt : null;
  return {
    epoch,
    seq: lot.seq,
    status: lot.status,
    phase,
    price: lot.lead?.price ?? null,
    start_price: lot.startPrice,
    step: lot.step,
    next_min: leastBid(lot),
    ...(lot.ask !== undefined && { ask: lot.ask }),
    bids: lot.bids,
    bidders: lot.bidders,
    leader: shownMark(leaderMark, lot.lead?.via),
    light: lightOf(lot),
    buy_now: lot.buyNow,
    buynow_open: buyNowAt(lot, now) !== null,
    opens: isoOf(lot.opensAt),
    end: isoOf(lot.endsAt),
    extended: lot.extensions,
    lane: lot.lane && {
      id_queue: lot.lane.queueId,
      bids: lot.lane.bids,
      paused: lot.lane.paused?.reason ?? null,
      ...feeOfLane(lot.lane),
    },
    decision_until: awaitsUntil === null ? null : isoOf(awaitsUntil),
  };
}
