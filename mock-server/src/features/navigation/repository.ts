/** Reads the counts of the menu. */
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Store } from "../../store/store.ts";
import { countDesk } from "./repository-desk.ts";

export interface MenuCounts {
  readonly favorites: number;
  readonly lanesRunning: number;
  /** Unread notices. */
  readonly unread: number;
}

export interface StaffCounts {
  /** Signed profiles that wait for approval. */
  readonly clientsNew: number;
  readonly moderation: number;
  /** Invoices to confirm and refunds to pay out. */
  readonly payments: number;
  /** Everything that waits at the desk. */
  readonly desk: number;
}

const MENU = `SELECT
  (SELECT count(*) FROM favorite f JOIN lot l ON l.id = f.lot_id
    WHERE f.user_id = @user AND l.hidden = 0 AND l.status NOT IN ('draft', 'moderation')) AS favorites,
  (SELECT count(DISTINCT l.queue_id) FROM lot l WHERE l.status = 'inProgress') AS lanesRunning,
  (SELECT count(*) FROM notification WHERE user_id = @user AND read_at IS NULL AND in_app = 1) AS unread`;

const STAFF = `SELECT
  (SELECT count(*) FROM profile WHERE status = 'signed') AS clientsNew,
  (SELECT count(*) FROM lot WHERE status = 'moderation') AS moderation,
  (SELECT count(*) FROM invoice WHERE status = 'open')
    + (SELECT count(*) FROM refund WHERE status = 'requested') AS payments`;

/** Reads the counts beside the menu, in one query. `userId` null: nobody signed in. */
export function countForMenu(store: Store, userId: number | null): Promise<MenuCounts> {
  return store.read(async (db) => (await asyncPrepared<MenuCounts>(db, MENU).get({ user: userId }))!);
}

/** Reads the counts of pending work for the back office. `now` in ms. */
export function countForStaff(store: Store, reader: number, now: number): Promise<StaffCounts> {
  return store.read(async (db) => {
    const counts = (await asyncPrepared<Omit<StaffCounts, "desk">>(db, STAFF).get())!;
    return { ...counts, desk: await countDesk(db, reader, now) };
  });
}
