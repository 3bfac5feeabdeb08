/** Stores watched lots. */
import { and, count, eq } from "drizzle-orm";
import { lot } from "../../tables/schema/lots.ts";
import { favorite } from "../../tables/schema/watching.ts";
import type { Store } from "../../store/store.ts";
import { mayReadLot, type Reader } from "../../domain/bidding/lot-view.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export interface Favorite {
  readonly reader: NonNullable<Reader>;
  readonly lotId: number;
}

/** Whether this reader may see the lot. */
export function isReadable(store: Store, { reader, lotId }: Favorite): Promise<boolean> {
  return store.read(async (db) => {
    const columns = { sellerId: lot.sellerId, status: lot.status, hidden: lot.hidden };
    const row = await asyncOrm(db).select(columns).from(lot).where(eq(lot.id, lotId)).get();
    return row !== undefined && mayReadLot(row, reader);
  });
}

/**
 * Watches the lot from `at` (ms) on.
 * @returns the number of watchers.
 */
export function watch(store: Store, { reader, lotId }: Favorite, at: number): Promise<number> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db).insert(favorite).values({ userId: reader.id, lotId, at }).onConflictDoNothing();
    return await watching(db, lotId);
  });
}

/**
 * Stops watching the lot.
 * @returns the number of watchers.
 */
export function unwatch(store: Store, { reader, lotId }: Favorite): Promise<number> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db)
      .delete(favorite)
      .where(and(eq(favorite.userId, reader.id), eq(favorite.lotId, lotId)));
    return await watching(db, lotId);
  });
}

type Db = Parameters<Parameters<Store["write"]>[0]>[0];

async function watching(db: Db, lotId: number): Promise<number> {
  return (
    (await asyncOrm(db).select({ n: count() }).from(favorite).where(eq(favorite.lotId, lotId)).get())?.n ?? 0
  );
}
