/** Reads the buyers who owe for sales. */
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { clientName } from "../../tables/people/user-name.ts";
import { lot } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { containing } from "../../tables/system/containing.ts";

export interface DebtorQuery {
  /** overdue: a deadline has passed; due: none has yet. */
  readonly state: "overdue" | "due" | "all";
  /** Part of a buyer's name; empty: any. */
  readonly q: string;
  readonly sort: "oldest" | "largest";
  readonly limit: number;
  /** The last row of the previous page: what it is sorted by, and its buyer. */
  readonly after: { readonly value: number; readonly userId: number } | null;
}

const isOwed = inArray(settlement.state, ["due", "defaulted"]);

/** One row for each buyer: sums in fils; the first sale and the first deadline, ms. */
function debtors(db: Database, q: string, now: number) {
  const buyer = clientName(settlement.buyerId);
  const late = sql`CASE WHEN ${settlement.dueAt} <= ${now} THEN ${settlement.allInFils} ELSE 0 END`;
  return asyncOrm(db)
    .select({
      userId: settlement.buyerId,
      buyer: sql<string>`${buyer}`.as("buyer"),
      lots: count().as("lots"),
      owedFils: sql<number>`sum(${settlement.allInFils})`.as("owed_fils"),
      overdueFils: sql<number>`sum(${late})`.as("overdue_fils"),
      since: sql<number>`min(${settlement.soldAt})`.as("since"),
      dueAt: sql<number>`min(${settlement.dueAt})`.as("first_due_at"),
    })
    .from(settlement)
    .where(q === "" ? isOwed : and(isOwed, sql`${buyer} LIKE ${containing(q)}`))
    .groupBy(settlement.buyerId)
    .as("debtor");
}

/** Returns a page of the buyers who owe at `now` (ms), the sums of its state, and the numbers by state. */
export async function debtorPage(db: Database, query: DebtorQuery, now: number) {
  const rows = await debtorRows(db, query, now);
  const debtor = debtors(db, query.q, now);
  const states = await asyncOrm(db)
    .select({
      isOverdue: sql`${debtor.overdueFils} > 0`.mapWith(Boolean).as("is_overdue"),
      number: count(),
      owedFils: sql<number>`sum(${debtor.owedFils})`,
      overdueFils: sql<number>`sum(${debtor.overdueFils})`,
    })
    .from(debtor)
    .groupBy(sql`is_overdue`);
  return {
    rows,
    states,
    sales: await unpaidSales(
      db,
      rows.map(({ userId }) => userId),
    ),
  };
}

/** Returns a page of the buyers who owe at `now`, ms. */
export async function debtorRows(db: Database, { state, q, sort, limit, after }: DebtorQuery, now: number) {
  const debtor = debtors(db, q, now);
  const [value, order] = sort === "oldest" ? [debtor.dueAt, asc] : [debtor.owedFils, desc];
  const beyond =
    after &&
    (sort === "oldest"
      ? sql`(${value}, ${debtor.userId}) > (${after.value}, ${after.userId})`
      : sql`(-${value}, ${debtor.userId}) > (${-after.value}, ${after.userId})`);
  const isAsked = {
    overdue: sql`${debtor.overdueFils} > 0`,
    due: sql`${debtor.overdueFils} = 0`,
    all: undefined,
  }[state];
  return await asyncOrm(db)
    .select()
    .from(debtor)
    .where(and(isAsked, beyond ?? undefined))
    .orderBy(order(value), asc(debtor.userId))
    .limit(limit);
}

/** Returns the unpaid sales of these buyers, the first deadline first. */
export async function unpaidSales(db: Database, buyers: readonly number[]) {
  const { buyerId, lotId, allInFils, soldAt, dueAt } = settlement;
  return await asyncOrm(db)
    .select({ buyerId, lotId, allInFils, soldAt, dueAt, number: lot.number, title: lot.title })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(and(isOwed, inArray(settlement.buyerId, [...buyers])))
    .orderBy(asc(settlement.dueAt), asc(settlement.lotId));
}
