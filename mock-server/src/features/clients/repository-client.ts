/** Reads the lots of one person for the staff; never a maximum or a hold, which would show one. */
import { and, count, desc, eq, inArray } from "drizzle-orm";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

const LOT = {
  id: lot.id,
  number: lot.number,
  title: lot.title,
  status: lot.status,
  price: lot.price,
  endsAt: lot.endsAt,
} as const;
export type LotOfClient = Pick<typeof lot.$inferSelect, keyof typeof LOT>;

const isBidden = eq(lot.id, lotBidder.lotId);

/** Lots that a person sells, the newest first. */
export function lotsSold(db: Database, user: number, limit: number): Promise<LotOfClient[]> {
  return asyncOrm(db)
    .select(LOT)
    .from(lot)
    .where(eq(lot.sellerId, user))
    .orderBy(desc(lot.id))
    .limit(limit)
    .all();
}

/** Lots that a person has bid on, the latest bid first. */
export function lotsBidOn(db: Database, user: number, limit: number) {
  return asyncOrm(db)
    .select({ ...LOT, leaderId: lot.leaderId })
    .from(lotBidder)
    .innerJoin(lot, isBidden)
    .where(eq(lotBidder.userId, user))
    .orderBy(desc(lotBidder.bidAt), desc(lot.id))
    .limit(limit)
    .all();
}

/** Returns the number of open lots that a person leads. */
export async function lotsLed(db: Database, user: number): Promise<number> {
  const led = await asyncOrm(db)
    .select({ n: count() })
    .from(lotBidder)
    .innerJoin(lot, isBidden)
    .where(
      and(
        eq(lotBidder.userId, user),
        eq(lot.leaderId, lotBidder.userId),
        inArray(lot.status, ["active", "inProgress"]),
      ),
    )
    .get();
  return led!.n;
}

/** Returns how many lots a person sells, and on how many they bid. */
export async function countLots(db: Database, user: number) {
  return {
    lots: await asyncOrm(db).$count(lot, eq(lot.sellerId, user)),
    bids: await asyncOrm(db).$count(lotBidder, eq(lotBidder.userId, user)),
  };
}
