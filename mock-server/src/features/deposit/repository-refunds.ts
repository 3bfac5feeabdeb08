/** Reads and writes refunds and their accounts. Inside a read or a write. */
import { and, desc, eq, isNull } from "drizzle-orm";
import { refund, refundAccount } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import { insertAccount, openAccount, type AccountRow } from "../../tables/people/refund-accounts.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

const MOST_LISTED = 50;

/** Newest first. */
export async function refundsOf(db: Database, userId: number) {
  return (
    await asyncOrm(db)
      .select({ refund, account: refundAccount })
      .from(refund)
      .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
      .where(eq(refund.userId, userId))
      .orderBy(desc(refund.id))
      .limit(MOST_LISTED)
  ).map((row) => ({ ...row, account: openAccount(db, row.account) }));
}

/** Returns a refund of this person with its account; null for another one. */
export async function refundById(db: Database, userId: number, id: number) {
  const mine = and(eq(refund.id, id), eq(refund.userId, userId));
  const row = await asyncOrm(db)
    .select({ refund, account: refundAccount })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
    .where(mine)
    .get();
  return row ? { ...row, account: openAccount(db, row.account) } : null;
}

/** Returns each account once, the last used first. */
export async function accountsOf(db: Database, userId: number): Promise<AccountRow[]> {
  return (
    await asyncOrm(db)
      .select()
      .from(refundAccount)
      .where(and(eq(refundAccount.userId, userId), isNull(refundAccount.endedAt)))
      .orderBy(desc(refundAccount.id))
      .limit(MOST_LISTED)
  ).map((row) => openAccount(db, row));
}

export async function accountById(db: Database, userId: number, id: number): Promise<AccountRow | null> {
  const { endedAt } = refundAccount;
  const mine = and(eq(refundAccount.id, id), eq(refundAccount.userId, userId), isNull(endedAt));
  const row = await asyncOrm(db).select().from(refundAccount).where(mine).get();
  return row ? openAccount(db, row) : null;
}

/** Returns the saved account that is the same in every field, or inserts it: refunds before it keep their recipient. */
export async function savedAccount(
  db: Database,
  row: Parameters<typeof insertAccount>[1],
): Promise<{ readonly account: AccountRow; readonly isNew: boolean }> {
  const mine = and(eq(refundAccount.userId, row.userId), isNull(refundAccount.endedAt));
  const accounts = await asyncOrm(db).select().from(refundAccount).where(mine);
  const known = accounts
    .map((account) => openAccount(db, account))
    .find((account) => SAME.every((field) => account[field] === row[field]));
  return known ? { account: known, isNew: false } : { account: await insertAccount(db, row), isNew: true };
}

const SAME = ["iban", "recipient", "bank", "swift"] as const;
