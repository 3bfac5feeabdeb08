/** Reads and writes hidden lots. */
import { and, eq } from "drizzle-orm";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import { hiddenLot } from "../../tables/schema/watching.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/** Over for a bidder: not sold, sold to another bidder, or their own with nothing left to do. */
const OWN_BID = `SELECT l.status IN ('sold', 'notSold') AND coalesce(s.state NOT IN ('due', 'paid', 'defaulted'), 1) AS over
  FROM lot_bidder b JOIN lot l ON l.id = b.lot_id
    LEFT JOIN settlement s ON s.lot_id = l.id AND s.buyer_id = b.user_id
  WHERE b.user_id = @user AND b.lot_id = @lot`;

/** Whether a lot with this person's bid is over for them; null without a bid. */
export function findOwnBid(store: Store, userId: number, lotId: number): Promise<{ over: boolean } | null> {
  return store.read(async (db) => {
    const row = await asyncPrepared<{ over: 0 | 1 }>(db, OWN_BID).get({ user: userId, lot: lotId });
    return row ? { over: row.over === 1 } : null;
  });
}

/** Hides a lot from a person's lists, at `at` (ms). */
export function hide(store: Store, userId: number, lotId: number, at: number): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db).insert(hiddenLot).values({ userId, lotId, at }).onConflictDoNothing().run();
  });
}

/** Shows the lot again. */
export function show(store: Store, userId: number, lotId: number): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db)
      .delete(hiddenLot)
      .where(and(eq(hiddenLot.userId, userId), eq(hiddenLot.lotId, lotId)))
      .run();
  });
}
