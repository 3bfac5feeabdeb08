/** Reads the people of a lane. */
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

/** Running, paused and opened lanes: those that may have viewers. */
export function liveLanes(db: Database): number[] {
  const sql = "SELECT id FROM queue WHERE status IN ('open', 'running', 'paused') ORDER BY id";
  return prepared(db, sql).pluck().all() as number[];
}

/** Lanes by state. */
export function countLanesByState(db: Database): { state: string; lanes: number }[] {
  const sql = "SELECT status AS state, count(*) AS lanes FROM queue GROUP BY status ORDER BY status";
  return prepared(db, sql).all() as { state: string; lanes: number }[];
}

/**
 * Everyone who has bid on a lot of this lane and can bid again, except bots: an accepted profile without a lock, and
 * the least deposit, free or held here.
 * @param leastFils the smallest deposit of a bid.
 */
export function biddersOf(db: Database, queueId: number, leastFils: number): number[] {
  const sql = `SELECT b.user_id FROM queue_lot r JOIN lot_bidder b ON b.lot_id = r.lot_id
    JOIN user u ON u.id = b.user_id JOIN wallet w ON w.user_id = u.id
    JOIN profile p ON p.user_id = u.id AND p.type = 'buyer' AND p.status = 'ok' AND p.lock_reason IS NULL
    WHERE r.queue_id = ? AND u.is_bot = 0
    GROUP BY b.user_id HAVING max(b.hold_fils) > 0 OR max(w.total_fils - w.reserved_fils) >= ?`;
  return prepared(db, sql).pluck().all(queueId, leastFils) as number[];
}

/** The lane's operators and all staff: the readers of the desk's topic. */
export function deskListeners(db: Database, queueId: number): number[] {
  const sql = `SELECT user_id FROM queue_operator WHERE queue_id = ?
    UNION SELECT u.id FROM user u WHERE u.ustatus IN ('manager', 'admin')
      OR EXISTS (SELECT 1 FROM json_each(u.roles) WHERE value = 'backoffice')`;
  return prepared(db, sql).pluck().all(queueId) as number[];
}

/** How many stored maxima the current lot and the next ones have; never an amount. */
export function maximaOf(
  db: Database,
  queueId: number,
): { readonly id_auction: number; readonly count: number }[] {
  const sql = `SELECT l.id AS id_auction, CASE WHEN r.state = 'current' AND l.status <> 'active'
      THEN coalesce(l.leader_max > l.price, 0) ELSE l.bidders END AS count
    FROM queue_lot r JOIN lot l ON l.id = r.lot_id
    WHERE r.queue_id = ? AND r.state IN ('current', 'pending') ORDER BY r.state = 'pending', r.place LIMIT 6`;
  return prepared(db, sql).all(queueId) as { id_auction: number; count: number }[];
}

/** A person as shown at the desk. */
export function operatorNamed(
  db: Database,
  id: number | null,
): { readonly id_user: number; readonly name: string } | null {
  if (id === null) return null;
  const sql = "SELECT id AS id_user, trim(first_name || ' ' || last_name) AS name FROM user WHERE id = ?";
  return (prepared(db, sql).get(id) as { id_user: number; name: string } | undefined) ?? null;
}
