/** Reads and writes refunds and their accounts. Synchronous, inside a read or a write. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { refund, refundAccount, wallet } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import type { AccountRow, RefundRow } from "../../http/present/present-money.ts";

const MOST_LISTED = 50;

/** Returns the available amount, fils. */
export function availableFils(db: Database, userId: number): number {
  const row = db
    .select({ total: wallet.totalFils, reserved: wallet.reservedFils })
    .from(wallet)
    .where(eq(wallet.userId, userId))
    .get();
  return row ? row.total - row.reserved : 0;
}

/** Newest first. */
export function refundsOf(db: Database, userId: number) {
  return db
    .select({ refund, account: refundAccount })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
    .where(eq(refund.userId, userId))
    .orderBy(desc(refund.id))
    .limit(MOST_LISTED)
    .all();
}

/** Returns each account once, the last used first. */
export function accountsOf(db: Database, userId: number): AccountRow[] {
  return db
    .select()
    .from(refundAccount)
    .where(and(eq(refundAccount.userId, userId), isNull(refundAccount.endedAt)))
    .orderBy(desc(refundAccount.id))
    .limit(MOST_LISTED)
    .all();
}

export function accountById(db: Database, userId: number, id: number): AccountRow | null {
  const { endedAt } = refundAccount;
  const mine = and(eq(refundAccount.id, id), eq(refundAccount.userId, userId), isNull(endedAt));
  return db.select().from(refundAccount).where(mine).get() ?? null;
}

/** Returns the saved account that is the same in every field, or inserts it: refunds before it keep their recipient. */
export function savedAccount(
  db: Database,
  row: typeof refundAccount.$inferInsert,
): { readonly account: AccountRow; readonly isNew: boolean } {
  const { userId, iban, recipient, bank, swift, endedAt } = refundAccount;
  const same = and(
    eq(userId, row.userId),
    eq(iban, row.iban),
    eq(recipient, row.recipient),
    eq(bank, row.bank),
    eq(swift, row.swift),
    isNull(endedAt),
  );
  const known = db.select().from(refundAccount).where(same).get();
  if (known) return { account: known, isNew: false };
  return { account: db.insert(refundAccount).values(row).returning().get(), isNew: true };
}

export function insertRefund(db: Database, row: Omit<typeof refund.$inferInsert, "status">): RefundRow {
  return db
    .insert(refund)
    .values({ ...row, status: "requested" })
    .returning()
    .get();
}
