import type { LotState } from "../domain/lot.ts";

/** The columns of `lot l` that make its state, for hand-written statements. */
export const LOT_STATE_COLUMNS = `l.id, l.kind, l.seller_id AS sellerId, l.status, l.opens_at AS opensAt,
  l.ends_at AS endsAt, l.opened, l.start_price AS startPrice, l.step, l.reserve, l.buy_now AS buyNow, l.price,
  l.leader_id AS leaderId, l.leader_max AS leaderMax, l.bids, l.bidders, l.extensions,
  l.reserve_reached AS reserveReached, l.reserve_lowered AS reserveLowered, l.review_days AS reviewDays, l.review_ends_at AS reviewEndsAt, l.seq`;

/** A row of these columns: SQLite knows no booleans. */
export interface LotStateRow extends Omit<LotState, "opened" | "reserveReached" | "lane"> {
  readonly opened: 0 | 1;
  readonly reserveReached: 0 | 1;
}

/** The state in a row, and nothing else that the row may carry. */
export function lotStateOf(row: LotStateRow): LotState {
  return {
    id: row.id,
    kind: row.kind,
    sellerId: row.sellerId,
    status: row.status,
    opensAt: row.opensAt,
    endsAt: row.endsAt,
    opened: row.opened === 1,
    startPrice: row.startPrice,
    step: row.step,
    reserve: row.reserve,
    buyNow: row.buyNow,
    price: row.price,
    leaderId: row.leaderId,
    leaderMax: row.leaderMax,
    bids: row.bids,
    bidders: row.bidders,
    extensions: row.extensions,
    reserveReached: row.reserveReached === 1,
    reserveLowered: row.reserveLowered,
    reviewDays: row.reviewDays,
    reviewEndsAt: row.reviewEndsAt,
    seq: row.seq,
    lane: null,
  };
}
