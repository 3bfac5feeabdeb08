/** Reads and writes vendor statements, and what is due to sellers. */
import { and, count, desc, eq, inArray, isNull, lt, max, sql } from "drizzle-orm";
import { priceBreakdown } from "@marsa/api-spec/money";
import { paperNumber, paperYear, type House } from "../../domain/papers/paper.ts";
import { statementLine, type StatementFacts, type StatementLine } from "../../domain/papers/statement.ts";
import { priceTerms, type AuctionTerms } from "../../domain/lot/terms.ts";
import type { Database } from "../../store/store.ts";
import { openAccount, type AccountRow } from "../people/refund-accounts.ts";
import { clientName, nameOfUser } from "../people/user-name.ts";
import { lot } from "../schema/lots.ts";
import { refund, refundAccount, wallet } from "../schema/money.ts";
import { paper, statement, statementSale } from "../schema/papers.ts";
import { settlement } from "../schema/settlements.ts";
import { asyncOrm } from "../system/driver.ts";
import { recipientOf } from "./papers.ts";
import { settlementColumns } from "./settlement-rows.ts";
import { containing } from "../system/containing.ts";

/** SQL: a sale whose payout is asked for or done. */
const isPaidOut = sql`EXISTS (SELECT 1 FROM ${statementSale} s JOIN ${refund} r ON r.statement_id = s.statement_id
  WHERE s.lot_id = ${settlement.lotId} AND s.buyer_id = ${settlement.buyerId} AND r.status <> 'declined')`;

/** SQL: a sale whose proceeds are free, and not paid out. */
const isDue = sql`${settlement.state} = 'handed_over' AND ${settlement.heldProceedsFils} = 0 AND NOT ${isPaidOut}`;

const proceeds = sql`${settlement.price} * 100 - ${settlement.sellerFeeFils} - ${settlement.vatOnSellerFeeFils}
  - ${settlementColumns.claimCostFils}`;
const available = sql`(${wallet.totalFils} - ${wallet.reservedFils})`;

/** The sellers to whom something is due: one row each, with what, since when (the first handover, ms), and the name. */
function dueSellers(db: Database, q: string) {
  const seller = clientName(settlement.sellerId);
  return asyncOrm(db)
    .select({
      userId: settlement.sellerId,
      seller: sql<string>`${seller}`.as("seller"),
      lots: count().as("lots"),
      dueFils:
        sql<number>`CASE WHEN sum(${proceeds}) < ${available} THEN sum(${proceeds}) ELSE ${available} END`.as(
          "due_fils",
        ),
      since: sql<number>`min(${settlement.handedOverAt})`.as("since"),
    })
    .from(settlement)
    .innerJoin(wallet, eq(wallet.userId, settlement.sellerId))
    .where(q === "" ? isDue : and(isDue, sql`${seller} LIKE ${containing(q)}`))
    .groupBy(settlement.sellerId, wallet.totalFils, wallet.reservedFils)
    .having(sql`${available} > 0 AND sum(${proceeds}) > 0`)
    .as("due");
}

export interface DuePage {
  /** Part of a seller's name; empty: any. */
  readonly q: string;
  /** The last row of the previous page. */
  readonly after: { readonly since: number; readonly userId: number } | null;
  readonly limit: number;
}

/** Returns a page of what is due to sellers, the longest waiting first, and the number and the sum (fils) of all. */
export async function duePage(db: Database, { q, after, limit }: DuePage) {
  const due = dueSellers(db, q);
  const beyond = after && sql`(${due.since}, ${due.userId}) > (${after.since}, ${after.userId})`;
  const rows = await asyncOrm(db)
    .select()
    .from(due)
    .where(beyond ?? undefined)
    .orderBy(sql`${due.since}`, due.userId)
    .limit(limit);
  const all = await asyncOrm(db)
    .select({ total: count(), sumFils: sql<number>`coalesce(sum(${due.dueFils}), 0)` })
    .from(due)
    .get();
  return { rows, total: all?.total ?? 0, sumFils: all?.sumFils ?? 0 };
}

/** Returns the lines of a seller as they are now: what is due, and what is kept. */
export async function linesNow(
  db: Database,
  sellerId: number,
  terms: AuctionTerms,
): Promise<StatementLine[]> {
  const open = sql`(${settlement.state} = 'paid' OR (${settlement.state} = 'handed_over' AND NOT ${isPaidOut}))`;
  const rows = await asyncOrm(db)
    .select({
      settlement,
      number: lot.number,
      title: lot.title,
      vat: lot.vat,
      claimCostFils: settlementColumns.claimCostFils,
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .where(and(eq(settlement.sellerId, sellerId), open))
    .orderBy(settlement.soldAt, settlement.lotId);
  return rows.map(({ vat, ...sold }) => {
    const { vatInsideFils } = priceBreakdown(sold.settlement.price, priceTerms(terms, vat));
    return statementLine({ ...sold, vatInsideFils });
  });
}

/** Returns the tax invoices of the seller's fees on these sales. */
export async function feeInvoices(db: Database, lines: readonly StatementLine[]): Promise<string[]> {
  const ofFees = and(
    inArray(
      paper.lotId,
      lines.map(({ lotId }) => lotId),
    ),
    eq(paper.side, "seller"),
    eq(paper.kind, "invoice"),
  );
  const rows = await asyncOrm(db)
    .select({ number: paper.number })
    .from(paper)
    .where(ofFees)
    .orderBy(paper.id);
  return rows.map(({ number }) => number);
}

/** Returns how a seller is named on a statement. */
export async function sellerOf(db: Database, userId: number): Promise<StatementFacts["seller"]> {
  return { name: await nameOfUser(db, userId), ...(await recipientOf(db, userId)) };
}

/** Returns the account to which each of these sellers is paid: the newest that is not ended. */
export async function payoutAccounts(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, AccountRow>> {
  const usable = and(inArray(refundAccount.userId, [...userIds]), isNull(refundAccount.endedAt));
  const rows = await asyncOrm(db).select().from(refundAccount).where(usable).orderBy(refundAccount.id);
  return new Map(rows.map((row) => [row.userId, openAccount(db, row)]));
}

/** Takes the next number and writes a statement. Inside the write of its payout. */
export async function issueStatement(
  db: Database,
  { userId, issuedAt, facts, house }: Issue,
): Promise<{ readonly id: number; readonly number: string }> {
  const year = paperYear(issuedAt);
  const last = await asyncOrm(db)
    .select({ serial: max(statement.serial) })
    .from(statement)
    .where(eq(statement.year, year))
    .get();
  const serial = (last?.serial ?? 0) + 1;
  const number = paperNumber(house.prefix, "statement", year, serial);
  const { id } = await asyncOrm(db)
    .insert(statement)
    .values({ year, serial, number, userId, issuedAt, facts: { ...facts, house } })
    .returning({ id: statement.id })
    .get();
  const sales = facts.lines.filter(({ state }) => state === "free");
  await asyncOrm(db)
    .insert(statementSale)
    .values(sales.map(({ lotId, buyerId }) => ({ lotId, buyerId, statementId: id })));
  return { id, number };
}

interface Issue {
  readonly userId: number;
  /** ms. */
  readonly issuedAt: number;
  readonly facts: Omit<StatementFacts, "house">;
  readonly house: House;
}

const issued = { statement, refund, account: refundAccount };
const payout = eq(refund.statementId, statement.id);
const itsAccount = eq(refundAccount.id, refund.accountId);

/** Returns a statement with its payout; null: none has this id. */
export async function statementById(db: Database, id: number) {
  const row = await asyncOrm(db)
    .select(issued)
    .from(statement)
    .innerJoin(refund, payout)
    .innerJoin(refundAccount, itsAccount)
    .where(eq(statement.id, id))
    .get();
  return row ? { ...row, account: openAccount(db, row.account) } : null;
}

/** Returns one page of the statements of a seller, the newest first, and how many there are. */
export async function statementsOfUser(
  db: Database,
  userId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
) {
  const theirs = eq(statement.userId, userId);
  return {
    rows: await asyncOrm(db)
      .select({ statement, refund })
      .from(statement)
      .innerJoin(refund, payout)
      .where(before === null ? theirs : and(theirs, lt(statement.id, before)))
      .orderBy(desc(statement.id))
      .limit(limit),
    total: await asyncOrm(db).$count(statement, theirs),
  };
}
