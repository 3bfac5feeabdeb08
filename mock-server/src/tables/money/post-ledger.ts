/** Writes rows to a person's ledger. */
import { eq } from "drizzle-orm";
import { ledger, wallet, type LedgerType } from "../schema/money.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** The comment on the extra hold of a group, whose ledger rows have no lot. */
export const GROUP_COMMENT = "One of these";

export interface Posting {
  readonly userId: number;
  readonly type: LedgerType;
  /** Signed, fils: `hold` (+) and `release` (-) move the reserved part, all others the total. */
  readonly amountFils: number;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly lotId?: number;
  readonly comment?: string;
}

/**
 * Adds a row to the end of a person's ledger and changes their wallet. Inside a write; a hold for a lot also
 * changes `lot_bidder.hold_fils`.
 * @throws SqliteError when the available amount would fall below 0.
 */
export async function postToLedger(
  db: Database,
  { userId, type, amountFils, at, lotId, comment }: Posting,
): Promise<void> {
  const { totalFils, reservedFils, ledgerId } = (await asyncOrm(db)
    .select({ totalFils: wallet.totalFils, reservedFils: wallet.reservedFils, ledgerId: wallet.ledgerId })
    .from(wallet)
    .where(eq(wallet.userId, userId))
    .get())!;
  const { id } = await asyncOrm(db)
    .insert(ledger)
    .values({ prevId: ledgerId, userId, at, type, amountFils, lotId: lotId ?? null, comment: comment ?? "" })
    .returning({ id: ledger.id })
    .get();
  const isHold = type === "hold" || type === "release";
  await asyncOrm(db)
    .update(wallet)
    .set({
      ledgerId: id,
      totalFils: isHold ? totalFils : totalFils + amountFils,
      reservedFils: isHold ? reservedFils + amountFils : reservedFils,
    })
    .where(eq(wallet.userId, userId));
}

/** Returns the available amount of a deposit, fils. */
export async function availableFils(db: Database, userId: number): Promise<number> {
  const row = await asyncOrm(db)
    .select({ total: wallet.totalFils, reserved: wallet.reservedFils })
    .from(wallet)
    .where(eq(wallet.userId, userId))
    .get();
  return row ? row.total - row.reserved : 0;
}
