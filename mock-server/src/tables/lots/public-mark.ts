/** Tells whether the public state of a lot has changed. */
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

// Sealed acts, such as a higher maximum, change no column of these.
const MARK = `SELECT json_array(status, hidden, price, bids, bidders, opens_at, ends_at, extensions, leader_mark,
  reserve_reached, queue_id, start_price, step, buy_now) FROM lot WHERE id = ?`;

/** Returns a text that differs after each public event of a lot; "" without the lot. */
export function publicMarkOf(db: Database, lotId: number): string {
  return (prepared(db, MARK).pluck().get(lotId) as string | undefined) ?? "";
}
