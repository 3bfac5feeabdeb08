/** Reads a person's deposit. */
import { activeGroups } from "../../tables/money/groups.ts";
import { and, desc, eq, gt } from "drizzle-orm";
import { lot, lotBidder } from "../../tables/schema/lots.ts";
import { refund, wallet } from "../../tables/schema/money.ts";
import { buyersStake } from "../../tables/money/settlement-rows.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import type { Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type Wallet = Awaited<ReturnType<typeof findWallet>>;
export type HeldLot = Wallet["held"][number];
export type HeldProceeds = Wallet["proceeds"][number];
export type AskedRefund = Wallet["asked"][number];

const EMPTY = { totalFils: 0, reservedFils: 0, seq: 0 };

/**
 * Returns a person's deposit, the lots that hold it, held proceeds and requested refunds, in fils. A person without a deposit
 * has an empty one.
 */
export async function findWallet(store: Store, userId: number) {
  return store.read(async (db) => {
    const sums = await asyncOrm(db)
      .select({ totalFils: wallet.totalFils, reservedFils: wallet.reservedFils, seq: wallet.seq })
      .from(wallet)
      .where(eq(wallet.userId, userId))
      .get();
    const held = await asyncOrm(db)
      .select({
        lotId: lot.id,
        number: lot.number,
        title: lot.title,
        status: lot.status,
        endsAt: lot.endsAt,
        reviewEndsAt: lot.reviewEndsAt,
        holdFils: lotBidder.holdFils,
        dueAt: settlement.dueAt,
      })
      .from(lotBidder)
      .innerJoin(lot, eq(lot.id, lotBidder.lotId))
      .leftJoin(settlement, buyersStake)
      .where(and(eq(lotBidder.userId, userId), gt(lotBidder.holdFils, 0)))
      .orderBy(desc(lotBidder.holdFils), lot.id);
    const proceeds = await asyncOrm(db)
      .select({
        lotId: lot.id,
        number: lot.number,
        title: lot.title,
        heldFils: settlement.heldProceedsFils,
        freeAt: settlement.proceedsFreeAt,
      })
      .from(settlement)
      .innerJoin(lot, eq(lot.id, settlement.lotId))
      .where(and(eq(settlement.sellerId, userId), gt(settlement.heldProceedsFils, 0)))
      .orderBy(lot.id);
    const asked = await asyncOrm(db)
      .select({ amountFils: refund.amountFils, requestedAt: refund.requestedAt })
      .from(refund)
      .where(and(eq(refund.userId, userId), eq(refund.status, "requested")))
      .orderBy(refund.id);
    const groups = await activeGroups(db, userId);
    return { ...(sums ?? EMPTY), held, groups, proceeds, asked };
  });
}
