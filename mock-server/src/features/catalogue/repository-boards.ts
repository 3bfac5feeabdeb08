/** Reads data for hall screens. */
import { and, eq, gte, inArray, lt, or } from "drizzle-orm";
import { endOfDubaiDay } from "../../domain/time/dubai.ts";
import { queue, queueLot } from "../../tables/schema/lanes.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { lastOpenId } from "../../tables/lots/history/history-id.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { LISTED, PAID, STATUS } from "./query/lot-sql.ts";

/** A lane, with the lots of its run in order, each with its number in the lane. */
export type TodaysLane = NonNullable<Awaited<ReturnType<typeof findTodaysLane>>>;

/** Reads the running lane, or the next one on this day in Dubai; null without one. `at` in ms. */
export async function findTodaysLane(db: Database, at: number, day: string) {
  const { id, name, place, status, startsAt } = queue;
  const isScheduled = eq(status, "scheduled");
  const isToday = and(isScheduled, gte(startsAt, at), lt(startsAt, endOfDubaiDay(day)));
  const lane = await asyncOrm(db)
    .select({ id, name, place, status, startsAt })
    .from(queue)
    .where(or(inArray(status, ["open", "running", "paused"]), isToday))
    .orderBy(isScheduled, startsAt, id)
    .limit(1)
    .get();
  if (!lane) return null;
  const run = await asyncOrm(db)
    .select({ id: queueLot.lotId, number: queueLot.number })
    .from(queueLot)
    .where(eq(queueLot.queueId, lane.id))
    .orderBy(queueLot.place);
  return { ...lane, run };
}

/**
 * Reads the totals of a board: open lots, bids since an instant, the sum of the prices of open lots (AED), the
 * share of lots that were sold and paid.
 */
export async function findTotals(
  db: Database,
  at: number,
  since: number,
): Promise<{
  readonly open: number;
  readonly bids_last_hour: number;
  readonly value: number;
  readonly sold_share: number | null;
  readonly lastBid: number;
}> {
  const open = (await asyncPrepared<{ open: number; value: number }>(
    db,
    `SELECT count(*) AS open, coalesce(sum(l.price), 0) AS value FROM lot l WHERE ${LISTED} AND ${STATUS} = 'open'`,
  ).get({ at }))!;
  const lastBid = await lastOpenId(db);
  const ended = asyncPrepared(
    db,
    `SELECT avg(CASE WHEN l.status = 'sold' THEN 1.0 ELSE 0 END) FROM lot l WHERE ${LISTED} AND (l.status = 'notSold' OR ${PAID})`,
  ).pluck();
  return {
    ...open,
    bids_last_hour: await bidsSince(db, since),
    sold_share: (await ended.get()) as number | null,
    lastBid,
  };
}

/** Rows of the history that bids write are ordered by time, so only the newest are read. */
async function bidsSince(db: Database, since: number): Promise<number> {
  const sql = `SELECT count(*) FROM (SELECT at, kind FROM main.history ORDER BY id DESC LIMIT 20000)
    WHERE at >= @since AND kind IN ('bid', 'automatic_bid')`;
  return (await asyncPrepared<number>(db, sql).pluck().get({ since }))!;
}
