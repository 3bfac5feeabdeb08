/** Reads settlements for display. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { lot, lotBidder } from "../schema/lots.ts";
import { buyerClaim, pickup, settlement } from "../schema/settlements.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** A settlement with its displayed facts. */
export type SettlementRow = NonNullable<Awaited<ReturnType<typeof findSettlementRow>>>;

/** The displayed columns of a settlement; to be joined with the lot, its buyer's stake and its appointment. */
export const settlementColumns = {
  settlement,
  number: lot.number,
  title: lot.title,
  holdFils: lotBidder.holdFils,
  pickup,
  /** What a decided claim took from the seller's proceeds. */
  claimCostFils: sql<number>`coalesce((SELECT ${buyerClaim.lostFils} FROM ${buyerClaim}
    WHERE ${buyerClaim.lotId} = ${settlement.lotId} AND ${buyerClaim.buyerId} = ${settlement.buyerId}), 0)`,
} as const;

/** The join to the buyer's hold. */
export const buyersStake = and(
  eq(lotBidder.lotId, settlement.lotId),
  eq(lotBidder.userId, settlement.buyerId),
);

/** The sale of the lot's leader: earlier buyers did not pay. To be joined with the lot. */
export const currentSale = and(eq(settlement.lotId, lot.id), eq(settlement.buyerId, lot.leaderId));

function selected(db: Database) {
  return asyncOrm(db)
    .select(settlementColumns)
    .from(settlement)
    .innerJoin(lot, currentSale)
    .innerJoin(lotBidder, buyersStake)
    .leftJoin(pickup, eq(pickup.lotId, settlement.lotId));
}

/** Returns the displayed settlement of a lot; undefined: the lot is not sold. */
export function findSettlementRow(db: Database, lotId: number) {
  return selected(db).where(eq(settlement.lotId, lotId)).get();
}

/** Returns the settlements of the sold lots among these, by lot. */
export async function findSettlementRows(
  db: Database,
  lotIds: readonly number[],
): Promise<Map<number, SettlementRow>> {
  const rows = await selected(db)
    .where(inArray(settlement.lotId, [...lotIds]))
    .all();
  return new Map(rows.map((row) => [row.settlement.lotId, row]));
}
