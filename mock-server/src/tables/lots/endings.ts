/** Finds standard lots that end soon, and the people who watch these lots. */
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

export interface Ending {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  /** AED; null without a bid. */
  readonly price: number | null;
  /** ms since 1970 UTC. */
  readonly endsAt: number;
}

const NEXT = `SELECT min(ends_at) AS at FROM lot
  WHERE status = 'active' AND queue_id IS NULL AND ends_at > ?`;
const BETWEEN = `SELECT id, number, title, price, ends_at AS endsAt FROM lot
  WHERE status = 'active' AND queue_id IS NULL AND opened = 1 AND ends_at > ? AND ends_at <= ? ORDER BY ends_at, id`;
const WATCHING = `SELECT user_id AS id FROM favorite WHERE lot_id = @lot
  UNION SELECT user_id FROM lot_bidder WHERE lot_id = @lot ORDER BY 1`;

/** Returns the first end after this one, ms; null: none. */
export function nextEnd(db: Database, after: number): number | null {
  return (prepared(db, NEXT).get(after) as { at: number | null }).at;
}

/** Returns open lots that end after the first instant, up to the second. */
export function endingsBetween(db: Database, after: number, until: number): Ending[] {
  return prepared(db, BETWEEN).all(after, until) as Ending[];
}

/** Returns everyone who watches the lot or has bid on it. */
export function watchersOfLot(db: Database, lotId: number): number[] {
  return (prepared(db, WATCHING).all({ lot: lotId }) as { id: number }[]).map(({ id }) => id);
}
