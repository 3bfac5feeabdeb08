/** Reads and writes payments and invoices of one person. Synchronous, inside a read or a write. */
import { desc, eq } from "drizzle-orm";
import type { PaymentRow } from "./repository-card.ts";
import { invoice, payment } from "../../tables/schema/money.ts";
import type { Database } from "../../store/store.ts";
import type { InvoiceRow } from "../../http/present/present-money.ts";
import { orm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

export function insertPayment(db: Database, row: typeof payment.$inferInsert): PaymentRow {
  return orm(db).insert(payment).values(row).returning().get();
}

export function paymentById(db: Database, id: number): PaymentRow | null {
  return orm(db).select().from(payment).where(eq(payment.id, id)).get() ?? null;
}

export function insertInvoice(db: Database, row: typeof invoice.$inferInsert): InvoiceRow {
  queueChanged(db, "payments");
  return orm(db).insert(invoice).values(row).returning().get();
}

/** Newest first. */
export function invoicesOf(db: Database, userId: number, limit: number): InvoiceRow[] {
  return orm(db)
    .select()
    .from(invoice)
    .where(eq(invoice.userId, userId))
    .orderBy(desc(invoice.id))
    .limit(limit)
    .all();
}
