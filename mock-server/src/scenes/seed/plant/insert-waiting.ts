/** Inserts the invoices and refunds that wait for the staff, and the bank accounts of sellers. */
import { aedToFils } from "@marsa/api-spec/money";
import { INVOICE_MAKING_MS } from "../../../domain/deposit/top-up.ts";
import { postToLedger } from "../../../tables/money/post-ledger.ts";
import { insertAccount } from "../../../tables/people/refund-accounts.ts";
import { invoice, refund } from "../../../tables/schema/money.ts";
import type { Database } from "../../../store/store.ts";
import type { WaitingMoney } from "../waiting-types.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** Inserts requests as their clients would have made them: a refund holds its amount. Inside a transaction. */
export async function insertWaiting(
  db: Database,
  { invoices, refunds, accounts }: WaitingMoney,
): Promise<void> {
  for (const { userId, amount, at } of invoices) {
    const readyAt = at + INVOICE_MAKING_MS;
    await asyncOrm(db)
      .insert(invoice)
      .values({ userId, amountFils: aedToFils(amount), status: "open", requestedAt: at, readyAt });
  }
  for (const { userId, amount, at, ...account } of refunds) {
    const amountFils = aedToFils(amount);
    const { id: accountId } = await insertAccount(db, { ...account, userId, createdAt: at });
    await asyncOrm(db)
      .insert(refund)
      .values({ userId, accountId, amountFils, status: "requested", requestedAt: at });
    await postToLedger(db, { userId, type: "hold", amountFils, at, comment: "Refund asked for" });
  }
  for (const { at, ...account } of accounts) await insertAccount(db, { ...account, createdAt: at });
}
