import { and, eq } from "drizzle-orm";
import type { Refused } from "../domain/decision.ts";
import type { Settled, Settlement } from "../domain/settlement.ts";
import { postToLedger } from "./post-ledger.ts";
import { lotBidder } from "./schema/lots.ts";
import { wallet } from "./schema/money.ts";
import { settlement } from "./schema/settlements.ts";
import type { Database, Tell } from "./store.ts";

/** What of a buyer's deposit a settlement is decided on, fils. */
export interface BuyersMeans {
  readonly availableFils: number;
  /** For this lot. */
  readonly heldFils: number;
}

/** The settlement of a lot and what its buyer has for it; null: it is not sold. */
export function findSettlement(db: Database, lotId: number): { settlement: Settlement; means: BuyersMeans } | null {
  const row = db
    .select({
      settlement,
      totalFils: wallet.totalFils,
      reservedFils: wallet.reservedFils,
      heldFils: lotBidder.holdFils,
    })
    .from(settlement)
    .innerJoin(wallet, eq(wallet.userId, settlement.buyerId))
    .innerJoin(lotBidder, and(eq(lotBidder.lotId, settlement.lotId), eq(lotBidder.userId, settlement.buyerId)))
    .where(eq(settlement.lotId, lotId))
    .get();
  if (!row) return null;
  const { totalFils, reservedFils, heldFils } = row;
  return { settlement: row.settlement, means: { availableFils: totalFils - reservedFils, heldFils } };
}

/**
 * Decides about a settlement and writes what follows: its state, the buyer's hold and payment, the seller's proceeds. Both
 * are told of their balances. Inside a write.
 */
export function decideSettlement<Code extends string>(
  db: Database,
  tell: Tell,
  { lotId, at }: { readonly lotId: number; readonly at: number },
  decide: (settlement: Settlement, means: BuyersMeans) => Settled | Refused<Code>,
): Settled | Refused<Code | "NOT_FOUND"> {
  const found = findSettlement(db, lotId);
  if (!found) return { ok: false, code: "NOT_FOUND", details: {} };
  const decision = decide(found.settlement, found.means);
  if (decision.ok) write(db, tell, decision, found, at);
  return decision;
}

function write(
  db: Database,
  tell: Tell,
  { settlement: next, releasedFils, takenFils, creditedFils }: Settled,
  { settlement: before }: { readonly settlement: Settlement },
  at: number,
): void {
  const { lotId, buyerId, sellerId } = next;
  const { state, dueAt, remindAt, paidAt, handedOverAt } = next;
  db.update(settlement)
    .set({ state, dueAt, remindAt, paidAt, handedOverAt })
    .where(eq(settlement.lotId, lotId))
    .run();
  if (releasedFils > 0) {
    const his = and(eq(lotBidder.lotId, lotId), eq(lotBidder.userId, buyerId));
    db.update(lotBidder).set({ holdFils: 0 }).where(his).run();
    postToLedger(db, { userId: buyerId, type: "release", amountFils: -releasedFils, at, lotId });
  }
  const type = state === "forfeited" ? "forfeit" : "payment";
  if (takenFils > 0) postToLedger(db, { userId: buyerId, type, amountFils: -takenFils, at, lotId });
  if (creditedFils > 0) postToLedger(db, { userId: sellerId, type: "proceeds", amountFils: creditedFils, at, lotId });
  if (state !== before.state || dueAt !== before.dueAt) {
    tell(buyerId, "balance");
    tell(sellerId, "balance");
  }
}
