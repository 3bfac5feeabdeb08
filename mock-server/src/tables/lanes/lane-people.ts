/** Reads the people of a lane. */
import { count, inArray } from "drizzle-orm";
import { queue } from "../schema/lanes.ts";
import { asyncOrm } from "../system/driver.ts";
import { asyncPrepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** Running, paused and opened lanes: those that may have viewers. */
export async function liveLanes(db: Database): Promise<number[]> {
  const live = inArray(queue.status, ["open", "running", "paused"]);
  const lanes = await asyncOrm(db).select({ id: queue.id }).from(queue).where(live).orderBy(queue.id);
  return lanes.map(({ id }) => id);
}

/** Lanes by state. */
export function countLanesByState(db: Database) {
  const { status: state } = queue;
  return asyncOrm(db).select({ state, lanes: count() }).from(queue).groupBy(state).orderBy(state).all();
}

/**
 * Everyone who has bid on a lot of this lane and can bid again, except bots: an accepted profile without a lock, and
 * the least deposit, free or held here.
 * @param leastFils the smallest deposit of a bid.
 */
export async function biddersOf(db: Database, queueId: number, leastFils: number): Promise<number[]> {
  const sql = `SELECT b.user_id FROM queue_lot r JOIN lot_bidder b ON b.lot_id = r.lot_id
    JOIN user u ON u.id = b.user_id JOIN wallet w ON w.user_id = u.id
    JOIN profile p ON p.user_id = u.id AND p.type = 'buyer' AND p.status = 'ok' AND p.lock_reason IS NULL
    WHERE r.queue_id = ? AND u.is_bot = 0
    GROUP BY b.user_id HAVING max(b.hold_fils) > 0 OR max(w.total_fils - w.reserved_fils) >= ?`;
  return await asyncPrepared<number>(db, sql).pluck().all(queueId, leastFils);
}

/** The lane's operators and all staff: the readers of the desk's topic. */
export async function deskListeners(db: Database, queueId: number): Promise<number[]> {
  const sql = `SELECT user_id FROM queue_operator WHERE queue_id = ?
    UNION SELECT u.id FROM user u WHERE u.ustatus IN ('manager', 'admin')
      OR EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'backoffice')`;
  return await asyncPrepared<number>(db, sql).pluck().all(queueId);
}

/** How many stored maxima the current lot and the next ones have; never an amount. */
export async function maximaOf(
  db: Database,
  queueId: number,
): Promise<{ readonly id_auction: number; readonly count: number }[]> {
  const sql = `SELECT l.id AS id_auction, CASE WHEN r.state = 'current' AND l.status <> 'active'
      THEN coalesce(l.leader_max > l.price, 0) ELSE l.bidders END AS count
    FROM queue_lot r JOIN lot l ON l.id = r.lot_id
    WHERE r.queue_id = ? AND r.state IN ('current', 'pending') ORDER BY r.state = 'pending', r.place LIMIT 6`;
  return await asyncPrepared<{ id_auction: number; count: number }>(db, sql).all(queueId);
}

/** A person as shown at the desk. */
export async function operatorNamed(
  db: Database,
  id: number | null,
): Promise<{ readonly id_user: number; readonly name: string } | null> {
  if (id === null) return null;
  const sql = "SELECT id AS id_user, trim(first_name || ' ' || last_name) AS name FROM user WHERE id = ?";
  return (await asyncPrepared<{ id_user: number; name: string }>(db, sql).get(id)) ?? null;
}
