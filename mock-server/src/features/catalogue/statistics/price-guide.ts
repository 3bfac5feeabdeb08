/** Computes the price guide. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { quantile } from "../../../domain/moderation/quartiles.ts";
import type { Schema } from "../../../http/handler.ts";

/** A sold lot: when, in ms since 1970 UTC, and the price in AED. */
export interface Sale {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly price: number;
  readonly soldAt: number;
}

export type Statistics = Schema<"Statistics">;

/** Most results that are listed one by one. */
const MOST_RESULTS = 10;

/**
 * Summarizes the sales of similar lots.
 * @param offered number of ended lots, sold or not
 * @param sales latest first
 */
export function priceGuide(search: string, offered: number, sales: readonly Sale[]): Statistics {
  const prices = pricesOf(sales);
  return {
    search,
    offered,
    sold: sales.length,
    median: quantile(prices, 0.5),
    lower_quartile: quantile(prices, 0.25),
    upper_quartile: quantile(prices, 0.75),
    last: sales.slice(0, MOST_RESULTS).map(({ id, number, title, price, soldAt }) => ({
      id_auction: id,
      number,
      title,
      price,
      sold_at: new Date(soldAt).toISOString(),
    })),
    by_month: byMonth(sales),
  };
}

/** Groups sales by month in Dubai, earliest first. */
function byMonth(sales: readonly Sale[]): Statistics["by_month"] {
  const months = Map.groupBy(sales, ({ soldAt }) => dubaiDate(soldAt).slice(0, 7));
  return [...months]
    .map(([name, within]) => ({ month: name, sold: within.length, median: quantile(pricesOf(within), 0.5) }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

function pricesOf(sales: readonly Sale[]): number[] {
  return sales.map(({ price }) => price);
}
