/** Reads invoices and refunds for the staff, with their clients. */
import { and, count, desc, eq, inArray, like, lt, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { signedBy, waitingOf } from "../../tables/people/signatures.ts";
import { signature } from "../../tables/schema/signatures.ts";
import { contactChange } from "../../tables/schema/identity.ts";
import { bankFile, invoice, refund, refundAccount } from "../../tables/schema/money.ts";
import { openAccount, type AccountRow } from "../../tables/people/refund-accounts.ts";
import { profile, user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";
import { containing } from "../../tables/system/containing.ts";

export interface StaffQuery {
  /** Part of a client's name or of a number; empty: any. */
  readonly q: string;
  /** Empty: any. */
  readonly state: string;
  /** Entries older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

const staff = alias(user, "staff");
/** Who decided; null: nobody yet. */
const decider = sql<string | null>`trim(${staff.firstName} || ' ' || ${staff.lastName})`;
const client = sql<string>`coalesce(${profile.name}, trim(${user.firstName} || ' ' || ${user.lastName}))`;

/** The names of the client's verified profiles, as JSON: who has the account can change any other name. */
const verifiedNames = sql<string>`(SELECT json_group_array(p.name) FROM ${profile} p
  WHERE p.user_id = ${refund.userId} AND p.status = 'ok')`;

/** Whether a contact of the client was replaced or taken back within this time of adding the account, ms. */
const NEAR_MS = 72 * 3_600_000;
const nearChange = sql<number>`EXISTS (SELECT 1 FROM ${contactChange} c WHERE c.user_id = ${refund.userId}
  AND (abs(c.at - ${refundAccount.createdAt}) < ${NEAR_MS} OR abs(c.undone_at - ${refundAccount.createdAt}) < ${NEAR_MS}))`;

function invoices(db: Database) {
  return asyncOrm(db)
    .select({
      invoice,
      client,
      decidedBy: sql<string | null>`${decider} || ${signedBy("invoice", invoice.id)}`,
      waiting: waitingOf(["invoice"], invoice.id),
    })
    .from(invoice)
    .innerJoin(user, eq(user.id, invoice.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .leftJoin(staff, eq(staff.id, invoice.decidedBy))
    .$dynamic();
}

function refunds(db: Database) {
  return asyncOrm(db)
    .select({
      refund,
      account: refundAccount,
      client,
      verifiedNames,
      nearChange: nearChange.mapWith(Boolean),
      decidedBy: sql<string | null>`${decider} || ${signedBy("refund", refund.id)}`,
      waiting: waitingOf(["refund"], refund.id),
      signed: sql<
        "two" | "alone" | null
      >`(SELECT CASE g.decided_by WHEN g.asked_by THEN 'alone' ELSE 'two' END
        FROM ${signature} g WHERE g.kind = 'refund' AND g.subject_id = ${refund.id} AND g.state = 'signed')`,
    })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.id, refund.accountId))
    .innerJoin(user, eq(user.id, refund.userId))
    .leftJoin(profile, eq(profile.id, user.profileId))
    .leftJoin(staff, eq(staff.id, refund.decidedBy))
    .$dynamic();
}

export type InvoiceWithClient = Awaited<ReturnType<ReturnType<typeof invoices>["all"]>>[number];
type SealedRefund = Awaited<ReturnType<ReturnType<typeof refunds>["all"]>>[number];
export type RefundWithClient = Omit<SealedRefund, "account"> & { readonly account: AccountRow };

const opened = (db: Database, rows: readonly SealedRefund[]): RefundWithClient[] =>
  rows.map((row) => ({ ...row, account: openAccount(db, row.account) }));

/** The number that people read, as `invoiceNumber` and `refundNumber` write it. */
function numberOf(prefix: "INV" | "RF", { id, requestedAt }: typeof invoice | typeof refund): SQL<string> {
  const year = sql`strftime('%Y', ${requestedAt} / 1000, 'unixepoch', '+4 hours')`;
  return sql`${prefix} || '-' || ${year} || '-' || printf('%05d', ${id})`;
}

function matches(q: string, number: SQL<string>): SQL | undefined {
  const part = containing(q);
  return q === "" ? undefined : or(like(client, part), like(number, part));
}

/** One page, the newest first, and how many of this search there are in each state. */
export function findInvoices(store: Store, { q, state, before, limit }: StaffQuery) {
  const found = matches(q, numberOf("INV", invoice));
  const listed = and(state === "" ? undefined : sql`${invoice.status} = ${state}`, found);
  return store.read(async (db) => ({
    rows: await invoices(db)
      .where(before === null ? listed : and(listed, lt(invoice.id, before)))
      .orderBy(desc(invoice.id))
      .limit(limit)
      .all(),
    counts: countsOf(
      await asyncOrm(db)
        .select({ state: invoice.status, n: count() })
        .from(invoice)
        .innerJoin(user, eq(user.id, invoice.userId))
        .leftJoin(profile, eq(profile.id, user.profileId))
        .where(found)
        .groupBy(invoice.status),
    ),
  }));
}

export function findRefunds(store: Store, { q, state, before, limit }: StaffQuery) {
  const found = matches(q, numberOf("RF", refund));
  const listed = and(state === "" ? undefined : sql`${refund.status} = ${state}`, found);
  return store.read(async (db) => ({
    rows: opened(
      db,
      await refunds(db)
        .where(before === null ? listed : and(listed, lt(refund.id, before)))
        .orderBy(desc(refund.id))
        .limit(limit)
        .all(),
    ),
    counts: countsOf(
      await asyncOrm(db)
        .select({ state: refund.status, n: count() })
        .from(refund)
        .innerJoin(user, eq(user.id, refund.userId))
        .leftJoin(profile, eq(profile.id, user.profileId))
        .where(found)
        .groupBy(refund.status),
    ),
  }));
}

/** Counts the rows in a state; without a state, all rows. */
export type CountOf<State extends string> = (state: State | "") => number;

function countsOf<State extends string>(rows: readonly { state: State; n: number }[]): CountOf<State> {
  return (state) =>
    rows.filter((row) => state === "" || row.state === state).reduce((sum, { n }) => sum + n, 0);
}

export async function invoiceById(db: Database, id: number): Promise<InvoiceWithClient | null> {
  return (await invoices(db).where(eq(invoice.id, id)).get()) ?? null;
}

export async function refundById(db: Database, id: number): Promise<RefundWithClient | null> {
  return (await refundsByIds(db, [id]))[0] ?? null;
}

export interface Decided {
  readonly decidedAt: number;
  readonly decidedBy: number;
  readonly reason: string | null;
}

/** Returns the refunds of these ids, in the order of their ids. */
export async function refundsByIds(db: Database, ids: readonly number[]): Promise<RefundWithClient[]> {
  const found = await refunds(db)
    .where(inArray(refund.id, [...ids]))
    .orderBy(refund.id)
    .all();
  return opened(db, found);
}

export type BankFileRow = typeof bankFile.$inferSelect;

/** Numbers a new file, and marks its refunds. */
export async function insertBankFile(
  db: Database,
  row: typeof bankFile.$inferInsert,
  refundIds: readonly number[],
): Promise<BankFileRow> {
  const made = await asyncOrm(db).insert(bankFile).values(row).returning().get();
  await asyncOrm(db)
    .update(refund)
    .set({ bankFileId: made.id })
    .where(inArray(refund.id, [...refundIds]));
  queueChanged(db, "refunds");
  return made;
}

/** Returns a file and its refunds, in the order of their ids. */
export async function bankFileById(
  db: Database,
  id: number,
): Promise<{ file: BankFileRow; rows: RefundWithClient[] } | null> {
  const file = await asyncOrm(db).select().from(bankFile).where(eq(bankFile.id, id)).get();
  const rows = await refunds(db).where(eq(refund.bankFileId, id)).orderBy(refund.id).all();
  return file ? { file, rows: opened(db, rows) } : null;
}

/** Takes back a rejection: nothing was decided. */
export async function openAgain(db: Database, id: number): Promise<void> {
  await asyncOrm(db)
    .update(invoice)
    .set({ status: "open", decidedAt: null, decidedBy: null, reason: null })
    .where(eq(invoice.id, id));
  queueChanged(db, "payments");
}

/** The money that came or went, as the statement of the bank shows it. */
export interface BankFacts {
  readonly valueDate: string;
  readonly bankReference: string;
}

export async function decideInvoice(
  db: Database,
  id: number,
  status: "paid" | "rejected",
  by: Decided & Partial<BankFacts & { readonly receivedFils: number }>,
): Promise<void> {
  await asyncOrm(db)
    .update(invoice)
    .set({ status, ...by })
    .where(eq(invoice.id, id));
  queueChanged(db, "payments");
}

export async function decideRefund(
  db: Database,
  id: number,
  status: "paid" | "declined",
  by: Decided & Partial<BankFacts>,
): Promise<void> {
  await asyncOrm(db)
    .update(refund)
    .set({ status, ...by })
    .where(eq(refund.id, id));
  queueChanged(db, "refunds");
}
