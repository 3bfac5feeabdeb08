/** The columns of a lot's state. */
import type { Database } from "../../store/store.ts";
import { asyncPrepared } from "../system/prepared.ts";
import type { LanePhase, LaneTimers, RunEntry } from "../../domain/lot/lane.ts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import { lotAt } from "../../domain/lane/lot-in-lane.ts";
import type { NextOffer, Offer } from "../../domain/lot/offer.ts";
import type { Lead, LotInLane, LotState } from "../../domain/lot/lot.ts";
import type { AtDesk } from "../schema/at-desk.ts";

/** The place of `lot l` in its lane, as JSON; null for a standard lot, at no cost. */
const LANE = `CASE WHEN l.queue_id IS NOT NULL THEN (
  SELECT json_object('id', q.id, 'timers', json(q.timers), 'lotId', q.current_lot_id, 'phase', q.phase,
    'deadline', q.deadline, 'pausedAt', q.paused_at, 'reason', q.paused_reason, 'entry', r.state, 'fees', json(q.fees))
  FROM queue q JOIN queue_lot r ON r.queue_id = q.id AND r.lot_id = l.id WHERE q.id = l.queue_id) END`;

/** The columns of `lot l` with its state, for hand-written statements. */
export const LOT_STATE_COLUMNS = `l.id, l.kind, l.seller_id AS sellerId, l.status, l.opens_at AS opensAt,
  l.ends_at AS endsAt, l.opened, l.start_price AS startPrice, l.step, l.reserve, l.buy_now AS buyNow, l.price,
  l.leader_id AS leaderId, l.leader_max AS leaderMax, l.at_desk AS atDesk, l.bids, l.bidders, l.extensions,
  l.reserve_reached AS reserveReached, l.reserve_lowered AS reserveLowered, l.review_days AS reviewDays, l.review_ends_at AS reviewEndsAt, l.offers, l.next_offers AS nextOffers, l.seq,
  ${LANE} AS lane`;

/** A row of these columns: SQLite knows no booleans. */
export interface LotStateRow extends Omit<
  LotState,
  | "opened"
  | "reserveReached"
  | "offers"
  | "nextOffers"
  | "lane"
  | "lead"
  | "deskBid"
  | "ask"
  | "authority"
  | "subject"
> {
  readonly opened: 0 | 1;
  readonly reserveReached: 0 | 1;
  /** Null before the first bid, all three. */
  readonly price: number | null;
  readonly leaderId: number | null;
  readonly leaderMax: number | null;
  /** JSON of an `AtDesk`. */
  readonly atDesk: string | null;
  /** JSON of a list of `Offer`. */
  readonly offers: string | null;
  /** JSON of a list of `NextOffer`. */
  readonly nextOffers: string | null;
  /** JSON of a `LaneOfLot`. */
  readonly lane: string | null;
}

interface LaneOfLot {
  readonly id: number;
  readonly timers: LaneTimers;
  readonly lotId: number | null;
  readonly phase: LanePhase | null;
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  readonly reason: string | null;
  readonly entry: RunEntry["state"];
  readonly fees: LaneFees | null;
}

function laneOf(json: string | null): LotInLane | null {
  if (json === null) return null;
  const { id, timers, lotId, phase, deadline, pausedAt, reason, entry, fees } = JSON.parse(json) as LaneOfLot;
  const current =
    lotId === null || phase === null
      ? null
      : { lotId, phase, deadline, leftMs: null, reopened: false, hammerAt: null };
  const paused = pausedAt === null ? null : { since: pausedAt, reason: reason ?? "" };
  // Only commands need the desk; they read the whole lane.
  const lane = { id, timers, current, paused, room: false, desk: null, clerk: null, ...(fees && { fees }) };
  return lotAt(lane, { state: entry });
}

function leadIn({ price, leaderId, leaderMax }: LotStateRow, { via }: AtDesk): Lead | null {
  if (price === null || leaderId === null || leaderMax === null) return null;
  return { price, leaderId, leaderMax, ...(via && { via }) };
}

const NOT_AT_DESK: AtDesk = {};

/** Returns the state in a row, without the row's other columns. */
export function lotStateOf(row: LotStateRow): LotState {
  const atDesk = row.atDesk === null ? NOT_AT_DESK : (JSON.parse(row.atDesk) as AtDesk);
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
    lead: leadIn(row, atDesk),
    ...(atDesk.bid && { deskBid: atDesk.bid }),
    ...(atDesk.ask !== undefined && { ask: atDesk.ask }),
    ...(atDesk.authority !== undefined && { authority: atDesk.authority }),
    ...(atDesk.subject === false && { subject: false as const }),
    bids: row.bids,
    bidders: row.bidders,
    extensions: row.extensions,
    reserveReached: row.reserveReached === 1,
    reserveLowered: row.reserveLowered,
    reviewDays: row.reviewDays,
    reviewEndsAt: row.reviewEndsAt,
    ...(row.offers !== null && { offers: JSON.parse(row.offers) as Offer[] }),
    ...(row.nextOffers !== null && { nextOffers: JSON.parse(row.nextOffers) as NextOffer[] }),
    seq: row.seq,
    lane: laneOf(row.lane),
  };
}

/** Returns the state of a known lot. */
export async function findState(db: Database, lotId: number): Promise<LotState> {
  const sql = `SELECT ${LOT_STATE_COLUMNS} FROM lot l WHERE l.id = ?`;
  return lotStateOf((await asyncPrepared<LotStateRow>(db, sql).get(lotId))!);
}

/** Returns the states of these lots, in no order; unknown ids are left out. */
export async function findStates(db: Database, lotIds: readonly number[]): Promise<LotState[]> {
  const sql = `SELECT ${LOT_STATE_COLUMNS} FROM json_each(?) j JOIN lot l ON l.id = j.value`;
  return (await asyncPrepared<LotStateRow>(db, sql).all(JSON.stringify(lotIds))).map(lotStateOf);
}
