/** Reads sales for the price guide. */
import { workerQuery } from "../../../store/worker-query.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import type { Database } from "../../../store/store.ts";
import { LISTED, PAID } from "../query/lot-sql.ts";
import { priceGuide, type Sale, type Statistics } from "./price-guide.ts";

/** A full-text query, and the instant up to which lots count as ended, ms. */
export interface SalesInput {
  readonly match: string;
  readonly at: number;
}

const FOUND = `lot_search s JOIN lot l ON l.id = s.rowid WHERE lot_search MATCH @match AND ${LISTED}
  AND l.ends_at <= @at`;
/** Most sales in the guide: older ones add little. */
const MOST_SALES = 5_000;
const SALES = `SELECT l.id, l.number, l.title, l.price, l.ends_at AS soldAt FROM ${FOUND} AND l.status = 'sold' AND ${PAID}
  ORDER BY l.ends_at DESC, l.id DESC LIMIT ${MOST_SALES}`;
const OFFERED = `SELECT count(*) AS n FROM ${FOUND}`;

/** Summarizes the results of the found lots for the price guide. */
export const guideOfSales = workerQuery(
  import.meta.url,
  "guideOfSales",
  async (db, { search, ...input }: SalesInput & { readonly search: string }): Promise<Statistics> => {
    const { offered, sales } = await readSales(db, input);
    return priceGuide(search, offered, sales);
  },
);

/** Reads the found lots that have ended: their number, and the paid sales, latest first. */
async function readSales(db: Database, input: SalesInput): Promise<{ offered: number; sales: Sale[] }> {
  const { n } = (await asyncPrepared<{ n: number }>(db, OFFERED).get(input))!;
  return { offered: n, sales: await asyncPrepared<Sale>(db, SALES).all(input) };
}
