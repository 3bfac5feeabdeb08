/** Reads and writes hidden lots. */
import { and, eq } from "drizzle-orm";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { hiddenLot } from "../../tables/schema/watching.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

/**
 * Whether a lot with this person's bid is over for them: not sold, sold to another bidder, or their own with nothing left
 * to do; null without a bid.
 */
export async function findOwnBid(
  store: Store,
  userId: number,
  lotId: number,
): Promise<{ over: boolean } | null> {
  const [row] = await store.read((db) =>
    asyncOrm(db)
      .select({ status: lot.status, state: settlement.state })
      .from(lotBidder)
      .innerJoin(lot, eq(lot.id, lotBidder.lotId))
      .leftJoin(settlement, and(eq(settlement.lotId, lot.id), eq(settlement.buyerId, lotBidder.userId)))
      .where(and(eq(lotBidder.userId, userId), eq(lotBidder.lotId, lotId))),
  );
  if (!row) return null;
  const { status, state } = row;
  const isOpen = state === "due" || state === "paid" || state === "defaulted";
  return { over: (status === "sold" || status === "notSold") && !isOpen };
}

/** Hides a lot from a person's lists, at `at` (ms). */
export function hide(store: Store, userId: number, lotId: number, at: number): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db).insert(hiddenLot).values({ userId, lotId, at }).onConflictDoNothing();
  });
}

/** Shows the lot again. */
export function show(store: Store, userId: number, lotId: number): Promise<void> {
  return store.writeUnrelated(async (db) => {
    await asyncOrm(db)
      .delete(hiddenLot)
      .where(and(eq(hiddenLot.userId, userId), eq(hiddenLot.lotId, lotId)));
  });
}
