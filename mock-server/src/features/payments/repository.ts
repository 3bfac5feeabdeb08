/** Reads invoices and refunds for the staff, with their clients. */
import { and, count, desc, eq, like, lt, sql, type SQL } from "drizzle-orm";
import { invoice, refund, refundAccount } from "../../tables/schema/money.ts";
import { profile, user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";

export interface StaffQuery {
  /** Part of a client's name; empty: any client. */
  readonly q: string;
  /** Empty: any. */
  readonly state: string;
  /** Entries older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

const client = sql<string>`coalesce(${profile.name}, ${user.firstName} || ' ' || ${user.lastName})`;

function invoices(db: Database) {
  return db
    .select({ invoice, client })
    .from(invoice)
    .innerJoin(user, eq(user.id, invoice.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .$dynamic();
}

function refunds(db: Database) {
  return db
    .select({ refund, account: refundAccount, client })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
    .innerJoin(user, eq(user.id, refund.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .$dynamic();
}

export type InvoiceWithClient = ReturnType<ReturnType<typeof invoices>["all"]>[number];
export type RefundWithClient = ReturnType<ReturnType<typeof refunds>["all"]>[number];

function nameIs(q: string): SQL | undefined {
  const part = `%${q.replaceAll(/[%_]/g, "")}%`;
  return q === "" ? undefined : like(client, part);
}

/** Returns one page, newest first, and the total. */
export function findInvoices(store: Store, { q, state, before, limit }: StaffQuery) {
  const listed = and(state === "" ? undefined : sql`${invoice.status} = ${state}`, nameIs(q));
  return store.read((db) => ({
    rows: invoices(db)
      .where(before === null ? listed : and(listed, lt(invoice.id, before)))
      .orderBy(desc(invoice.id))
      .limit(limit)
      .all(),
    total: db
      .select({ n: count() })
      .from(invoice)
      .innerJoin(user, eq(user.id, invoice.userId))
      .leftJoin(profile, eq(profile.id, user.profileId))
      .where(listed)
      .get()!.n,
  }));
}

export function findRefunds(store: Store, { q, state, before, limit }: StaffQuery) {
  const listed = and(state === "" ? undefined : sql`${refund.status} = ${state}`, nameIs(q));
  return store.read((db) => ({
    rows: refunds(db)
      .where(before === null ? listed : and(listed, lt(refund.id, before)))
      .orderBy(desc(refund.id))
      .limit(limit)
      .all(),
    total: db
      .select({ n: count() })
      .from(refund)
      .innerJoin(user, eq(user.id, refund.userId))
      .leftJoin(profile, eq(profile.id, user.profileId))
      .where(listed)
      .get()!.n,
  }));
}

export function invoiceById(db: Database, id: number): InvoiceWithClient | null {
  return invoices(db).where(eq(invoice.id, id)).get() ?? null;
}

export function refundById(db: Database, id: number): RefundWithClient | null {
  return refunds(db).where(eq(refund.id, id)).get() ?? null;
}

export interface Decided {
  readonly decidedAt: number;
  readonly decidedBy: number;
  readonly reason: string | null;
}

export function decideInvoice(db: Database, id: number, status: "paid" | "rejected", by: Decided): void {
  db.update(invoice)
    .set({ status, ...by })
    .where(eq(invoice.id, id))
    .run();
}

export function decideRefund(db: Database, id: number, status: "paid" | "declined", by: Decided): void {
  db.update(refund)
    .set({ status, ...by })
    .where(eq(refund.id, id))
    .run();
}
