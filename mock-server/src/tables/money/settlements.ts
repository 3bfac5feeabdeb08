/** Reads and decides settlements. */
import { and, eq, sql } from "drizzle-orm";
import type { Refused } from "../../domain/lot/decision.ts";
import { settlementNotices, type SettlementNews } from "../../domain/settlement/settlement-notices.ts";
import { lotAfter, type Settled, type Settlement } from "../../domain/settlement/settlement.ts";
import { addHistory } from "../lots/history/add-history.ts";
import { notify } from "../notices/notify.ts";
import { buyersStake } from "./settlement-rows.ts";
import { issuePapers } from "./papers.ts";
import { postToLedger } from "./post-ledger.ts";
import { staffIds } from "../people/staff-ids.ts";
import { lot, lotBidder } from "../schema/lots.ts";
import { wallet } from "../schema/money.ts";
import { settlement } from "../schema/settlements.ts";
import { changeLots } from "../lots/changed-lots.ts";
import type { Database, NotifyLot, NotifyUser } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

/** The parts of a buyer's deposit that a settlement needs, fils. */
export interface BuyersMeans {
  readonly availableFils: number;
  /** For this lot. */
  readonly heldFils: number;
}

/** Returns the settlement of a lot with this buyer, by default the current one, and their means; null: none. */
export async function findSettlement(
  db: Database,
  lotId: number,
  buyerId?: number,
): Promise<{ settlement: Settlement; means: BuyersMeans } | null> {
  const row = await asyncOrm(db)
    .select({
      settlement,
      totalFils: wallet.totalFils,
      reservedFils: wallet.reservedFils,
      heldFils: lotBidder.holdFils,
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(wallet, eq(wallet.userId, settlement.buyerId))
    .innerJoin(lotBidder, buyersStake)
    .where(and(eq(settlement.lotId, lotId), eq(settlement.buyerId, buyerId ?? lot.leaderId)))
    .get();
  if (!row) return null;
  const { totalFils, reservedFils, heldFils } = row;
  return { settlement: row.settlement, means: { availableFils: totalFils - reservedFils, heldFils } };
}

/** A decision about the settlement of a lot, at `at` (ms), and the notices to both sides. */
export interface SettlementCommand<Code extends string> {
  readonly lotId: number;
  /** Left out: the current buyer. */
  readonly buyerId?: number | undefined;
  readonly at: number;
  readonly news: SettlementNews;
  readonly decide: (settlement: Settlement, means: BuyersMeans) => Settled | Refused<Code>;
  /** Left out where the decision leaves the lot sold. */
  readonly notifyLot?: NotifyLot;
}

/**
 * Decides about a settlement and writes the results: its state, the buyer's hold and payment, the seller's
 * proceeds, its tax documents, and the notices. Inside a write.
 */
export async function decideSettlement<Code extends string>(
  db: Database,
  notifyUser: NotifyUser,
  { lotId, buyerId, at, news, decide, notifyLot }: SettlementCommand<Code>,
): Promise<Settled | Refused<Code | "NOT_FOUND">> {
  const found = await findSettlement(db, lotId, buyerId);
  if (!found) return { ok: false, code: "NOT_FOUND", details: {} };
  const decision = decide(found.settlement, found.means);
  if (!decision.ok) return decision;
  await write(db, decision, at);
  await issuePapers(db, decision.settlement, at);
  await changeLot(db, notifyLot, { before: found.settlement, after: decision.settlement, at });
  const sides = [decision.settlement.buyerId, decision.settlement.sellerId];
  for (const userId of sides) notifyUser(userId, "balance");
  // A reminder changes nothing on the staff's list.
  if (news.kind !== "reminder") for (const userId of await staffIds(db)) notifyUser(userId, "settlement");
  await notifyParties(db, notifyUser, decision, news, at);
  return decision;
}

interface SaleChange {
  readonly before: Settlement;
  readonly after: Settlement;
  readonly at: number;
}

/** A lot is sold only while its buyer may still pay, or has paid. */
async function changeLot(
  db: Database,
  notifyLot: NotifyLot | undefined,
  { before, after, at }: SaleChange,
): Promise<void> {
  const change = lotAfter(before, after);
  if (!change) return;
  const { lotId, buyerId, price } = after;
  const { status, kind, cause } = change;
  const sold = { userId: buyerId, mark: await buyersMark(db, after), amount: price };
  const row = await addHistory(
    db,
    lotId,
    { kind, cause, ...(kind === "sold" ? sold : { userId: null }) },
    at,
  );
  await changeLots(db, eq(lot.id, lotId), { status, seq: sql`${lot.seq} + 1` });
  notifyLot?.(lotId, [row]);
}

async function buyersMark(db: Database, { lotId, buyerId }: Settlement): Promise<number | null> {
  const theirs = and(eq(lotBidder.lotId, lotId), eq(lotBidder.userId, buyerId));
  return (
    (await asyncOrm(db).select({ mark: lotBidder.mark }).from(lotBidder).where(theirs).get())?.mark ?? null
  );
}

async function notifyParties(
  db: Database,
  notifyUser: NotifyUser,
  decision: Settled,
  news: SettlementNews,
  at: number,
): Promise<void> {
  const { settlement: next, releasedFils, creditedFils, keptFils } = decision;
  const named = (await asyncOrm(db)
    .select({ title: lot.title, number: lot.number })
    .from(lot)
    .where(eq(lot.id, next.lotId))
    .get())!;
  for (const notice of settlementNotices(next, named, news, creditedFils || releasedFils || -keptFils)) {
    await notify(db, notifyUser, { ...notice, kind: "money", at, lotId: next.lotId });
  }
}

async function write(
  db: Database,
  { settlement: next, releasedFils, takenFils, creditedFils, keptFils }: Settled,
  at: number,
): Promise<void> {
  const { lotId, buyerId, sellerId } = next;
  const { state, dueAt, remindAt, paidAt, handedOverAt, heldProceedsFils, proceedsFreeAt } = next;
  await asyncOrm(db)
    .update(settlement)
    .set({
      state,
      dueAt,
      remindAt,
      paidAt,
      handedOverAt,
      heldProceedsFils,
      proceedsFreeAt,
      ...(releasedFils > 0 && { heldFils: releasedFils }),
    })
    .where(and(eq(settlement.lotId, lotId), eq(settlement.buyerId, buyerId)));
  queueChanged(db, "settlements");
  // What holds nothing of the deposit any more uses nothing of a limit.
  if (state !== "due" && state !== "defaulted") {
    const buyersRow = and(eq(lotBidder.lotId, lotId), eq(lotBidder.userId, buyerId));
    await asyncOrm(db).update(lotBidder).set({ holdFils: 0, limitFils: 0 }).where(buyersRow);
  }
  if (releasedFils > 0) {
    await postToLedger(db, { userId: buyerId, type: "release", amountFils: -releasedFils, at, lotId });
  }
  const type = state === "forfeited" ? "forfeit" : "payment";
  if (takenFils !== 0) await postToLedger(db, { userId: buyerId, type, amountFils: -takenFils, at, lotId });
  const seller = { userId: sellerId, at, lotId };
  if (keptFils < 0) await postToLedger(db, { ...seller, type: "release", amountFils: keptFils });
  if (creditedFils !== 0) await postToLedger(db, { ...seller, type: "proceeds", amountFils: creditedFils });
  if (keptFils > 0) await postToLedger(db, { ...seller, type: "hold", amountFils: keptFils });
}
