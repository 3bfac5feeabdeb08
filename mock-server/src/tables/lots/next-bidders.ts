/** Reads what an offer to the next bidder needs. Inside a read or a write. */
import { and, desc, eq, gt, inArray, isNull, notInArray } from "drizzle-orm";
import { openNextOffer, type Unpaid } from "../../domain/settlement/next-bidder.ts";
import type { NextOffer } from "../../domain/lot/offer.ts";
import { UNNAMED } from "../../domain/lot/via.ts";
import type { Database } from "../../store/store.ts";
import { paddle } from "../schema/lanes.ts";
import { lot, lotBidder } from "../schema/lots.ts";
import { user } from "../schema/people.ts";
import { settlement } from "../schema/settlements.ts";
import { asyncOrm } from "../system/driver.ts";

const UNPAID = ["defaulted", "released", "forfeited"] as const;

/** Returns since when a lot is unpaid, and the bids that can still be taken up. */
export async function readUnpaid(db: Database, lotId: number): Promise<Unpaid> {
  const [sale] = await asyncOrm(db)
    .select({ unpaidAt: settlement.dueAt })
    .from(settlement)
    .innerJoin(lot, and(eq(lot.id, settlement.lotId), eq(lot.leaderId, settlement.buyerId)))
    // A lot that was returned after a claim is not offered as it was.
    .where(and(eq(lot.id, lotId), inArray(settlement.state, UNPAID), isNull(settlement.handedOverAt)));
  if (!sale) return { unpaidAt: null, bids: [] };
  const { userId, mark, max, bidAt } = lotBidder;
  // A buyer who did not pay is not asked again.
  const bought = and(eq(settlement.lotId, lotId), eq(settlement.buyerId, userId));
  const isNobody = eq(paddle.number, UNNAMED);
  const unnamed = asyncOrm(db).select({ id: paddle.userId }).from(paddle).where(isNobody);
  const bids = await asyncOrm(db)
    .select({ userId, mark, amount: max })
    .from(lotBidder)
    .innerJoin(user, and(eq(user.id, userId), isNull(user.deletedAt)))
    .leftJoin(settlement, bought)
    // 0: their only bid was taken back.
    .where(and(eq(lotBidder.lotId, lotId), gt(max, 0), notInArray(userId, unnamed), isNull(settlement.lotId)))
    .orderBy(desc(max), bidAt, mark);
  return { ...sale, bids };
}

/** Returns the offers of a lot to its next bidders, oldest first. */
export async function nextOffersOf(db: Database, lotId: number): Promise<readonly NextOffer[]> {
  const [row] = await asyncOrm(db).select({ offers: lot.nextOffers }).from(lot).where(eq(lot.id, lotId));
  return row?.offers ?? [];
}

/** Whether a bidder may still accept the lot at `now` (ms): nothing else can be done with it meanwhile. */
export async function isOfferedOn(db: Database, lotId: number, now: number): Promise<boolean> {
  return openNextOffer({ nextOffers: await nextOffersOf(db, lotId) }, now) !== undefined;
}

/** The seller and the name of a lot; undefined: no such lot. */
export function namedLot(db: Database, lotId: number) {
  const { sellerId, title, number } = lot;
  return asyncOrm(db).select({ sellerId, title, number }).from(lot).where(eq(lot.id, lotId)).get();
}

/** The names of these lots, by id. */
export async function namedLots(db: Database, lotIds: readonly number[]) {
  const { id, title, number } = lot;
  const rows = await asyncOrm(db)
    .select({ id, title, number })
    .from(lot)
    .where(inArray(id, [...new Set(lotIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}
