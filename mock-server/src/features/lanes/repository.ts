/** Reads lanes. */
import { and, count, desc, eq, gt, inArray, isNotNull, ne, not, notInArray, or, sql } from "drizzle-orm";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import { readLane, type LaneRow } from "../../tables/lanes/lane-row.ts";
import { ofLot } from "../../tables/lots/history/history-of-lot.ts";
import { journalRowOf } from "../../tables/lots/history/journal-row.ts";
import type { HistoryRow } from "../../tables/lots/rows.ts";
import { laneEvent, paddle, queue, queueLot, queueOperator } from "../../tables/schema/lanes.ts";
import { history, lot, lotBidder } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import { note } from "../../tables/schema/watching.ts";
import { ownName } from "../../tables/people/user-name.ts";
import { asyncPrepared, once } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import type { RunEntry } from "../../domain/lot/lane.ts";
import { UNNAMED } from "../../domain/lot/via.ts";
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

const head = once((db) => {
  const { name, place, version, discarded } = queue;
  return asyncOrm(db)
    .select({ name, place, version, discarded })
    .from(queue)
    .where(eq(queue.id, sql.placeholder("id")))
    .prepare();
});

/** Returns a lane; null for an unpublished one, unless `drafts` may be read. */
export async function findLane(db: Database, id: number, drafts = false): Promise<Lane | null> {
  const found = await head(db).get({ id });
  const row = found && (await readLane(db, id));
  if (!found || !row) return null;
  const { discarded, ...named } = found;
  const unseen = row.state.status === "draft" || discarded;
  return unseen && !drafts ? null : { ...row, ...named };
}

/** Counts the paddles of a lane, and those of them on a phone line. */
export async function countPaddles(db: Database, queueId: number) {
  const counts = { paddles: count(), phones: count(paddle.line) };
  const given = and(eq(paddle.queueId, queueId), ne(paddle.number, UNNAMED));
  return (await asyncOrm(db).select(counts).from(paddle).where(given).get())!;
}

const laneIds = once((db) => {
  const [over, live] = [["finished", "cancelled"] as const, ["running", "paused", "open"] as const];
  const isOver = inArray(queue.status, [...over]);
  const isRecent = or(not(isOver), gt(queue.startsAt, sql.placeholder("since")));
  const isPublic = inArray(queue.status, ["scheduled", ...live, ...over]);
  return asyncOrm(db)
    .select({ id: queue.id })
    .from(queue)
    .where(and(isPublic, eq(queue.discarded, false), isRecent))
    .orderBy(notInArray(queue.status, [...live]), isOver, queue.startsAt, queue.id)
    .limit(50)
    .prepare();
});

/**
 * Returns running and upcoming lanes, and those that ended within the last `recentMs`; running first, then by
 * start.
 */
export async function listLaneIds(db: Database, now: number, recentMs: number): Promise<number[]> {
  return (await laneIds(db).all({ since: now - recentMs })).map(({ id }) => id);
}

const RUN = `SELECT ${CARD_COLUMNS}, r.number AS numberInRun, r.state AS entry, r.skips, r.reopens, r.result
  FROM queue_lot r JOIN lot l ON l.id = r.lot_id JOIN lot_facts f ON f.lot_id = l.id WHERE r.queue_id = ?`;

/** Returns the whole run of a lane. */
export async function listRun(db: Database, queueId: number): Promise<LaneLotRow[]> {
  return await asyncPrepared<LaneLotRow>(db, `${RUN} ORDER BY r.place`).all(queueId);
}

/** Returns the current lot and the next ones of a lane. */
export async function listHead(db: Database, queueId: number, next: number): Promise<LaneLotRow[]> {
  const text = `${RUN} AND r.state IN ('current', 'pending') ORDER BY r.state = 'pending', r.place LIMIT ?`;
  return await asyncPrepared<LaneLotRow>(db, text).all(queueId, next + 1);
}

const cities = once((db) =>
  asyncOrm(db)
    .select({ city: lot.city })
    .from(queueLot)
    .innerJoin(lot, eq(lot.id, queueLot.lotId))
    .where(eq(queueLot.queueId, sql.placeholder("queueId")))
    .groupBy(lot.city)
    .orderBy(desc(count()), lot.city)
    .prepare(),
);

/** Returns the cities of a lane's lots, those with most lots first. */
export async function listCities(db: Database, queueId: number): Promise<string[]> {
  return (await cities(db).all({ queueId })).map(({ city }) => city);
}

/** Returns the lane of a lot; null for a standard lot or none. */
export async function laneOfLot(db: Database, lotId: number): Promise<number | null> {
  const row = await asyncOrm(db).select({ id: lot.queueId }).from(lot).where(eq(lot.id, lotId)).get();
  return row?.id ?? null;
}

const mine = once((db) => {
  const userId = sql.placeholder("userId");
  return asyncOrm(db)
    .select({
      lotId: queueLot.lotId,
      max: lotBidder.storedMax,
      hasBid: sql`${lotBidder.lotId} IS NOT NULL`.mapWith(Boolean),
      note: note.text,
    })
    .from(queueLot)
    .leftJoin(lotBidder, and(eq(lotBidder.lotId, queueLot.lotId), eq(lotBidder.userId, userId)))
    .leftJoin(note, and(eq(note.lotId, queueLot.lotId), eq(note.userId, userId)))
    .where(
      and(
        eq(queueLot.queueId, sql.placeholder("queueId")),
        or(isNotNull(lotBidder.lotId), isNotNull(note.lotId)),
      ),
    )
    .orderBy(queueLot.place)
    .prepare();
});

/** Returns one person's data on the lots of a lane: maximum and note. */
export const listMine = (db: Database, queueId: number, userId: number) => mine(db).all({ queueId, userId });
export type MineInLane = Awaited<ReturnType<typeof listMine>>[number];

const events = once((db) =>
  asyncOrm(db)
    .select({ event: laneEvent.event, lots: laneEvent.lots })
    .from(laneEvent)
    .where(
      and(eq(laneEvent.queueId, sql.placeholder("queueId")), gt(laneEvent.seq, sql.placeholder("after"))),
    )
    .orderBy(laneEvent.seq)
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/**
 * Returns the events of a lane after a seq, `limit` at most: each as published (JSON), and its lots' events of the same
 * commit (JSON, a list).
 */
export const listEvents = (db: Database, queueId: number, after: number, limit: number) =>
  events(db).all({ queueId, after, limit });

export interface Operator {
  readonly id_user: number;
  readonly name: string;
}

/** Returns the possible operators of a lane, by name. */
export function listOperators(db: Database, queueId: number): Promise<Operator[]> {
  return asyncOrm(db)
    .select({ id_user: user.id, name: ownName })
    .from(queueOperator)
    .innerJoin(user, eq(user.id, queueOperator.userId))
    .where(eq(queueOperator.queueId, queueId))
    .orderBy(ownName, user.id)
    .all();
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
