/** Reads data for hall screens. */
import { lastOpenId } from "../../tables/lots/history/history-id.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import type { LaneStatus } from "../../domain/lane/lane.ts";
import { LISTED, PAID, STATUS } from "./query/lot-sql.ts";

export interface TodaysLane {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly status: LaneStatus;
  /** ms since 1970 UTC. */
  readonly startsAt: number;
  /** The lots of its run in order, each with its number in the lane. */
  readonly run: readonly { readonly id: number; readonly number: number }[];
}

/** Reads the running lane, or the next one on this day in Dubai; null without one. `at` in ms. */
export async function findTodaysLane(db: Database, at: number, day: string): Promise<TodaysLane | null> {
  const sql = `SELECT id, name, place, status, starts_at AS startsAt FROM queue
    WHERE status IN ('open', 'running', 'paused') OR (status = 'scheduled' AND starts_at >= @at
      AND date(starts_at / 1000, 'unixepoch', '+4 hours') = @day)
    ORDER BY status = 'scheduled', starts_at, id LIMIT 1`;
  const row = await asyncPrepared<Omit<TodaysLane, "run">>(db, sql).get({ at, day });
  if (!row) return null;
  const run = "SELECT lot_id AS id, number FROM queue_lot WHERE queue_id = ? ORDER BY place";
  return { ...row, run: (await asyncPrepared(db, run).all(row.id)) as TodaysLane["run"] };
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
    `SELECT avg(l.status = 'sold') FROM lot l WHERE ${LISTED} AND (l.status = 'notSold' OR ${PAID})`,
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
