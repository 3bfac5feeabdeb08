/** Reads lanes. */
import { and, desc, inArray } from "drizzle-orm";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import { readLane, type LaneRow } from "../../tables/lanes/lane-row.ts";
import { ofLot } from "../../tables/lots/history/history-of-lot.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import type { HistoryRow } from "../../tables/lots/rows.ts";
import { history, lot } from "../../tables/schema/lots.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import type { RunEntry } from "../../domain/lane/lane.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** A lane with its name and place. */
export interface Lane extends LaneRow {
  readonly name: string;
  readonly place: string;
  readonly version: number;
}

/** One lot of a run, with all data of its card. */
export interface LaneLotRow extends CardRow {
  /** Its number in the lane, from 1. */
  readonly numberInRun: number;
  readonly entry: RunEntry["state"];
  readonly skips: number;
  readonly reopens: number;
  readonly result: RunEntry["result"];
}

const PUBLIC = "('scheduled', 'open', 'running', 'paused', 'finished', 'cancelled')";

/** Returns a lane; null for an unpublished one, unless `drafts` may be read. */
export async function findLane(db: Database, id: number, drafts = false): Promise<Lane | null> {
  const sql = "SELECT name, place, version, discarded FROM queue WHERE id = ?";
  const found = await asyncPrepared<Pick<Lane, "name" | "place" | "version"> & { readonly discarded: 0 | 1 }>(
    db,
    sql,
  ).get(id);
  const row = found && (await readLane(db, id));
  if (!found || !row) return null;
  const { discarded, ...head } = found;
  const unseen = row.state.status === "draft" || discarded === 1;
  return unseen && !drafts ? null : { ...row, ...head };
}

/**
 * Returns running and upcoming lanes, and those that ended within the last `recentMs`; running first, then by
 * start.
 */
export async function listLaneIds(db: Database, now: number, recentMs: number): Promise<number[]> {
  const sql = `SELECT id FROM queue WHERE status IN ${PUBLIC} AND discarded = 0
    AND (status NOT IN ('finished', 'cancelled') OR starts_at > ?)
    ORDER BY status NOT IN ('running', 'paused', 'open'), status IN ('finished', 'cancelled'), starts_at, id LIMIT 50`;
  return await asyncPrepared<number>(db, sql)
    .pluck()
    .all(now - recentMs);
}

const RUN = `SELECT ${CARD_COLUMNS}, r.number AS numberInRun, r.state AS entry, r.skips, r.reopens, r.result
  FROM queue_lot r JOIN lot l ON l.id = r.lot_id JOIN lot_facts f ON f.lot_id = l.id WHERE r.queue_id = ?`;

/** Returns the whole run of a lane. */
export async function listRun(db: Database, queueId: number): Promise<LaneLotRow[]> {
  return await asyncPrepared<LaneLotRow>(db, `${RUN} ORDER BY r.place`).all(queueId);
}

/** Returns the current lot and the next ones of a lane. */
export async function listHead(db: Database, queueId: number, next: number): Promise<LaneLotRow[]> {
  const sql = `${RUN} AND r.state IN ('current', 'pending') ORDER BY r.state = 'pending', r.place LIMIT ?`;
  return await asyncPrepared<LaneLotRow>(db, sql).all(queueId, next + 1);
}

/** Returns the cities of a lane's lots, those with most lots first. */
export async function listCities(db: Database, queueId: number): Promise<string[]> {
  const sql = `SELECT l.city FROM queue_lot r JOIN lot l ON l.id = r.lot_id WHERE r.queue_id = ?
    GROUP BY l.city ORDER BY count(*) DESC, l.city`;
  return await asyncPrepared<string>(db, sql).pluck().all(queueId);
}

/** Returns the lane of a lot; null for a standard lot or none. */
export async function laneOfLot(db: Database, lotId: number): Promise<number | null> {
  return (
    ((await asyncPrepared(db, "SELECT queue_id FROM lot WHERE id = ?").pluck().get(lotId)) as
      | number
      | null) ?? null
  );
}

/** One person's data on the lots of a lane: maximum and note. */
export interface MineInLane {
  readonly lotId: number;
  readonly max: number | null;
  readonly hasBid: 0 | 1;
  readonly note: string | null;
}

export async function listMine(db: Database, queueId: number, userId: number): Promise<MineInLane[]> {
  const sql = `SELECT r.lot_id AS lotId, b.stored_max AS max, b.lot_id IS NOT NULL AS hasBid, n.text AS note FROM queue_lot r
    LEFT JOIN lot_bidder b ON b.lot_id = r.lot_id AND b.user_id = ?
    LEFT JOIN note n ON n.lot_id = r.lot_id AND n.user_id = ?
    WHERE r.queue_id = ? AND (b.lot_id IS NOT NULL OR n.lot_id IS NOT NULL) ORDER BY r.place`;
  return await asyncPrepared<MineInLane>(db, sql).all(userId, userId, queueId);
}

/** A published event of a lane (JSON), and its lots' events of the same commit (JSON, a list). */
export interface LoggedEvent {
  readonly event: string;
  readonly lots: string | null;
}

/** Returns the events of a lane after a seq; `limit` at most. */
export async function listEvents(
  db: Database,
  queueId: number,
  after: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const sql = "SELECT event, lots FROM lane_event WHERE queue_id = ? AND seq > ? ORDER BY seq LIMIT ?";
  return await asyncPrepared<LoggedEvent>(db, sql).all(queueId, after, limit);
}

export interface Operator {
  readonly id_user: number;
  readonly name: string;
}

/** Returns the possible operators of a lane, by name. */
export async function listOperators(db: Database, queueId: number): Promise<Operator[]> {
  const sql = `SELECT u.id AS id_user, trim(u.first_name || ' ' || u.last_name) AS name FROM queue_operator o
    JOIN user u ON u.id = o.user_id WHERE o.queue_id = ? ORDER BY name, u.id`;
  return (await asyncPrepared(db, sql).all(queueId)) as Operator[];
}

/** Returns the newest bids on a lot, in their public form. */
export async function listLastBids(db: Database, lotId: number, limit: number): Promise<HistoryRow[]> {
  const rows = await asyncOrm(db)
    .select()
    .from(history)
    .where(and(ofLot(lotId), inArray(history.kind, ["bid", "automatic_bid"])))
    .orderBy(desc(history.id))
    .limit(limit);
  return rows.map(journalRowOf);
}

/** Returns what a notice to their sellers says of these lots. */
export async function listForSellers(db: Database, ids: readonly number[]) {
  return await asyncOrm(db)
    .select({
      id: lot.id,
      sellerId: lot.sellerId,
      title: lot.title,
      number: lot.number,
      opensAt: lot.opensAt,
      endsAt: lot.endsAt,
    })
    .from(lot)
    .where(inArray(lot.id, [...ids]));
}
