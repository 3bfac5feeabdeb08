/** Reads and writes payments and invoices of one person. Inside a read or a write. */
import { desc, eq } from "drizzle-orm";
import type { PaymentRow } from "./repository-card.ts";
import { invoice, payment } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import type { InvoiceRow } from "../../http/present/present-money.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

export async function insertPayment(db: Database, row: typeof payment.$inferInsert): Promise<PaymentRow> {
  return await asyncOrm(db).insert(payment).values(row).returning().get();
}

export async function paymentById(db: Database, id: number): Promise<PaymentRow | null> {
  return (await asyncOrm(db).select().from(payment).where(eq(payment.id, id)).get()) ?? null;
}

export async function insertInvoice(db: Database, row: typeof invoice.$inferInsert): Promise<InvoiceRow> {
  queueChanged(db, "payments");
  return await asyncOrm(db).insert(invoice).values(row).returning().get();
}

/** Newest first. */
export async function invoicesOf(db: Database, userId: number, limit: number): Promise<InvoiceRow[]> {
  return await asyncOrm(db)
    .select()
    .from(invoice)
    .where(eq(invoice.userId, userId))
    .orderBy(desc(invoice.id))
    .limit(limit);
}
