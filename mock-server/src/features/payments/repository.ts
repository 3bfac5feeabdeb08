/** Reads invoices and refunds for the staff, with their clients. */
import { and, count, desc, eq, like, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
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

const staff = alias(user, "staff");
/** Who decided; null: nobody yet. */
const decider = sql<string | null>`${staff.firstName} || ' ' || ${staff.lastName}`;
const client = sql<string>`coalesce(${profile.name}, ${user.firstName} || ' ' || ${user.lastName})`;

const person = sql<string>`${user.firstName} || ' ' || ${user.lastName}`;

function invoices(db: Database) {
  return db
    .select({ invoice, client, decidedBy: decider })
    .from(invoice)
    .innerJoin(user, eq(user.id, invoice.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .leftJoin(staff, eq(staff.id, invoice.decidedBy))
    .$dynamic();
}

function refunds(db: Database) {
  return db
    .select({ refund, account: refundAccount, client, person, decidedBy: decider })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
    .innerJoin(user, eq(user.id, refund.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .leftJoin(staff, eq(staff.id, refund.decidedBy))
    .$dynamic();
}

export type InvoiceWithClient = ReturnType<ReturnType<typeof invoices>["all"]>[number];
export type RefundWithClient = ReturnType<ReturnType<typeof refunds>["all"]>[number];

function nameIs(q: string): SQL | undefined {
  const part = `%${q.replaceAll(/[%_]/g, "")}%`;
  return q === "" ? undefined : like(client, part);
}

/** One page, the newest first, and how many of this name there are in each state. */
export function findInvoices(store: Store, { q, state, before, limit }: StaffQuery) {
  const listed = and(state === "" ? undefined : sql`${invoice.status} = ${state}`, nameIs(q));
  return store.read((db) => ({
    rows: invoices(db)
      .where(before === null ? listed : and(listed, lt(invoice.id, before)))
      .orderBy(desc(invoice.id))
      .limit(limit)
      .all(),
    counts: countsOf(
      db
        .select({ state: invoice.status, n: count() })
        .from(invoice)
        .innerJoin(user, eq(user.id, invoice.userId))
        .leftJoin(profile, eq(profile.id, user.profileId))
        .where(nameIs(q))
        .groupBy(invoice.status)
        .all(),
    ),
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
    counts: countsOf(
      db
        .select({ state: refund.status, n: count() })
        .from(refund)
        .innerJoin(user, eq(user.id, refund.userId))
        .leftJoin(profile, eq(profile.id, user.profileId))
        .where(nameIs(q))
        .groupBy(refund.status)
        .all(),
    ),
  }));
}

/** Counts the rows in a state; without a state, all rows. */
export type CountOf<State extends string> = (state: State | "") => number;

function countsOf<State extends string>(rows: readonly { state: State; n: number }[]): CountOf<State> {
  return (state) =>
    rows.filter((row) => state === "" || row.state === state).reduce((sum, { n }) => sum + n, 0);
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

/** Takes back a rejection: nothing was decided. */
export function openAgain(db: Database, id: number): void {
  db.update(invoice)
    .set({ status: "open", decidedAt: null, decidedBy: null, reason: null })
    .where(eq(invoice.id, id))
    .run();
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
