/** Reads tax documents. */
import { and, count, desc, eq, gte, like, lt, or, sql, type SQL } from "drizzle-orm";
import type { PaperKind } from "../../domain/papers/paper.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import type { Database } from "../../store/store.ts";
import { paper } from "../../tables/schema/papers.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { containing } from "../../tables/system/containing.ts";

export type PaperRow = typeof paper.$inferSelect;

export interface PaperFilter {
  /** Part of a number or of a recipient's name. */
  readonly q?: string | undefined;
  /** Left out: both. */
  readonly kind?: PaperKind | undefined;
  /** Days of issue in Dubai, both included. */
  readonly days?: { readonly from?: string; readonly to?: string } | undefined;
}

export interface Page {
  /** Documents older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns one page of the documents of a recipient, the newest first, and how many there are. */
export function papersOfUser(db: Database, userId: number, page: Page) {
  return found(db, eq(paper.userId, userId), page);
}

/** Returns one page of the documents of a filter, the newest first, and how many there are. */
export function papersOf(db: Database, filter: PaperFilter, page: Page) {
  return found(db, conditionOf(filter), page);
}

async function found(db: Database, wanted: SQL | undefined, { before, limit }: Page) {
  return {
    rows: await asyncOrm(db)
      .select()
      .from(paper)
      .where(before === null ? wanted : and(wanted, lt(paper.id, before)))
      .orderBy(desc(paper.id))
      .limit(limit),
    total: await asyncOrm(db).$count(paper, wanted),
  };
}

/** Returns number and sums (fils) of the documents of each kind; a kind without documents is left out. */
export async function sumsByKind(db: Database, filter: Omit<PaperFilter, "kind">) {
  return await asyncOrm(db)
    .select({
      kind: paper.kind,
      number: count(),
      netFils: sql<number>`sum(${paper.netFils})`,
      vatFils: sql<number>`sum(${paper.vatFils})`,
    })
    .from(paper)
    .where(conditionOf(filter))
    .groupBy(paper.kind);
}

function conditionOf({ q = "", kind, days }: PaperFilter): SQL | undefined {
  const part = containing(q);
  return and(
    kind && eq(paper.kind, kind),
    q === ""
      ? undefined
      : or(like(paper.number, part), like(sql`${paper.facts} -> 'recipient' ->> 'name'`, part)),
    days?.from === undefined ? undefined : gte(paper.issuedAt, startOfDubaiDay(days.from)),
    days?.to === undefined ? undefined : lt(paper.issuedAt, endOfDubaiDay(days.to)),
  );
}

/** Returns a document; undefined: none has this id. */
export function paperById(db: Database, id: number) {
  return asyncOrm(db).select().from(paper).where(eq(paper.id, id)).get();
}

/** Returns the documents of a lot for this recipient, in the order of their issue. */
export function papersOfSale(db: Database, lotId: number, userId: number) {
  return asyncOrm(db)
    .select()
    .from(paper)
    .where(and(eq(paper.lotId, lotId), eq(paper.userId, userId)))
    .orderBy(paper.id);
}
