import { workerQuery } from "../../store/worker-query.ts";
import { prepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { LISTED } from "./lot-sql.ts";
import { priceGuide, type Sale, type Statistics } from "./price-guide.ts";

/** Which lots, and which of them count as ended: a full-text query, and an instant in ms. */
export interface SalesInput {
  readonly match: string;
  readonly at: number;
}

const FOUND = `lot_search s JOIN lot l ON l.id = s.rowid WHERE lot_search MATCH @match AND ${LISTED}
  AND l.ends_at <= @at`;
/** More sales than this tell nothing new, and the latest tell most. */
const MOST_SALES = 5_000;
const SALES = `SELECT l.id, l.number, l.title, l.price, l.ends_at AS soldAt FROM ${FOUND} AND l.status = 'sold'
  ORDER BY l.ends_at DESC, l.id DESC LIMIT ${MOST_SALES}`;
const OFFERED = `SELECT count(*) AS n FROM ${FOUND}`;

/** What became of the lots that were found, as the price guide tells it. */
export const guideOfSales = workerQuery(
  import.meta.url,
  "guideOfSales",
  (db, { search, ...input }: SalesInput & { readonly search: string }): Statistics => {
    const { offered, sales } = readSales(db, input);
    return priceGuide(search, offered, sales);
  },
);

/** Lots that were found and have ended: how many, and those sold, the latest first. */
function readSales(db: Database, input: SalesInput): { offered: number; sales: Sale[] } {
  const { n } = prepared(db.$client, OFFERED).get(input) as { n: number };
  return { offered: n, sales: prepared(db.$client, SALES).all(input) as Sale[] };
}
