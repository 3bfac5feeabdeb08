/** Reads sales for the price guide. */
import { workerQuery } from "../../store/worker-query.ts";
import { prepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { LISTED, PAID } from "./query/lot-sql.ts";
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
  (db, { search, ...input }: SalesInput & { readonly search: string }): Statistics => {
    const { offered, sales } = readSales(db, input);
    return priceGuide(search, offered, sales);
  },
);

/** Reads the found lots that have ended: their number, and the paid sales, latest first. */
function readSales(db: Database, input: SalesInput): { offered: number; sales: Sale[] } {
  const { n } = prepared(db, OFFERED).get(input) as { n: number };
  return { offered: n, sales: prepared(db, SALES).all(input) as Sale[] };
}
