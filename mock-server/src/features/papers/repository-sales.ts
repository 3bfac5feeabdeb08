/** Reads the report of a sale. */
import { and, asc, eq, sql } from "drizzle-orm";
import { comparableTerms } from "../../domain/lot/terms.ts";
import { outcomeOf, type ReportLot } from "../../domain/papers/sale-report.ts";
import { quantile } from "../../domain/moderation/quartiles.ts";
import { workerQuery } from "../../store/worker-query.ts";
import type { Database } from "../../store/store.ts";
import { shownMark } from "../../tables/lots/lot-live.ts";
import { currentSale } from "../../tables/money/settlement-rows.ts";
import { clientName, personName } from "../../tables/people/user-name.ts";
import { queue, queueLot, queueOperator } from "../../tables/schema/lanes.ts";
import { history, lot, lotBidder, lotFacts } from "../../tables/schema/lots.ts";
import { settlement } from "../../tables/schema/settlements.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { comparableSales } from "../catalogue/public.ts";

function rowsOf(db: Database, queueId: number) {
  return asyncOrm(db)
    .select({
      entry: queueLot,
      lot,
      seller: clientName(lot.sellerId),
      buyer: sql<string | null>`CASE WHEN ${lot.leaderId} IS NOT NULL THEN ${clientName(lot.leaderId)} END`,
      mark: lotBidder.mark,
      property: lotFacts.property,
      sale: settlement,
    })
    .from(queueLot)
    .innerJoin(lot, eq(lot.id, queueLot.lotId))
    .innerJoin(lotFacts, eq(lotFacts.lotId, lot.id))
    .leftJoin(lotBidder, and(eq(lotBidder.lotId, lot.id), eq(lotBidder.userId, lot.leaderId)))
    .leftJoin(settlement, currentSale)
    .where(eq(queueLot.queueId, queueId))
    .orderBy(asc(queueLot.number));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Returns a lane; undefined: none has this id. */
export function laneById(db: Database, queueId: number) {
  return asyncOrm(db).select().from(queue).where(eq(queue.id, queueId)).get();
}

/** Returns the lane with its lots as their report needs them; null: no lane has this id. */
export async function findSaleReport(db: Database, queueId: number) {
  const lane = await laneById(db, queueId);
  if (!lane) return null;
  const rows = await rowsOf(db, queueId);
  const ends = hammersOf(rows, lane.startsAt);
  const lots: ReportLot[] = [];
  for (const row of rows) lots.push(reportLot(row, ends.get(row.lot.id) ?? null, await guideOf(db, row)));
  const operators = await asyncOrm(db)
    .select({ name: sql<string>`${personName(queueOperator.userId)}` })
    .from(queueOperator)
    .where(eq(queueOperator.queueId, queueId));
  const journal = await asyncOrm(db)
    .select({ first: sql<number | null>`min(${history.id})`, last: sql<number | null>`max(${history.id})` })
    .from(history)
    .innerJoin(queueLot, and(eq(queueLot.lotId, history.lotId), eq(queueLot.queueId, queueId)))
    .get();
  const lastEnd = Math.max(lane.startsAt, ...rows.filter(({ entry }) => isEnded(entry)).map(endOf));
  return { lane, lots, operators: operators.map(({ name }) => name), journal: journal!, lastEnd };
}

export type SaleReport = NonNullable<Awaited<ReturnType<typeof findSaleReport>>>;

/** The report of a lane; the guide of each lot is a query of its own. */
export const saleReport = workerQuery(import.meta.url, "saleReport", findSaleReport);

const isEnded = ({ state, result }: Row["entry"]): boolean => state === "ended" && result !== "withdrawn";
const endOf = ({ lot: { endsAt } }: Row): number => endsAt ?? 0;

/** Returns the seconds from each hammer to the next one, by lot. */
function hammersOf(rows: readonly Row[], startsAt: number): ReadonlyMap<number, number> {
  const ended = rows.filter(({ entry }) => isEnded(entry)).toSorted((a, b) => endOf(a) - endOf(b));
  return new Map(
    ended.map((row, place) => {
      const before = place === 0 ? startsAt : endOf(ended[place - 1]!);
      return [row.lot.id, Math.max(0, Math.round((endOf(row) - before) / 1_000))];
    }),
  );
}

function reportLot(row: Row, seconds: number | null, guide: ReportLot["guide"]): ReportLot {
  const { entry, seller, buyer, mark, sale } = row;
  const { id, number, title, sellerId, reserve, price, leaderId, atDesk } = row.lot;
  const via = atDesk?.via;
  const net = leaderId === null ? null : "net";
  return {
    lotId: id,
    position: entry.number,
    number,
    title,
    sellerId,
    seller,
    minimum: reserve,
    guide,
    price,
    mark: shownMark(mark, via),
    channel: via?.channel ?? net,
    buyerId: leaderId,
    buyer,
    result: resultOf(row),
    outcome: sale && outcomeOf(sale),
    feeFils: sale?.feeFils ?? 0,
    vatFils: sale?.vatOnFeeFils ?? 0,
    allInFils: sale?.allInFils ?? 0,
    dueAt: sale?.dueAt ?? null,
    seconds,
  };
}

function resultOf({ entry, sale, lot: { status } }: Row): ReportLot["result"] {
  if (sale) return "sold";
  if (entry.result === "withdrawn" || entry.state === "disabled") return "withdrawn";
  if (status === "summarizing") return "decides";
  return entry.result === null ? "to_come" : "passed";
}

/** Returns the quartiles of what comparable lots were sold for; null: too few were. */
async function guideOf(db: Database, { lot: own, property }: Row): Promise<ReportLot["guide"]> {
  const { id, endsAt, mark, model, year, mileage, city, community, bedrooms, area } = own;
  const building = property?.building ?? null;
  const at = endsAt ?? 0;
  const asked = { id, at, mark, model, year, mileage, building, city, community, bedrooms };
  const sales = await comparableSales.run(db, asked);
  if (sales.length < comparableTerms.least || (property && area === null)) return null;
  const prices = sales.map((sale) => (property ? (sale.price / sale.area!) * area! : sale.price));
  return { low: Math.round(quantile(prices, 0.25)!), high: Math.round(quantile(prices, 0.75)!) };
}
