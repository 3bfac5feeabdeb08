import { type HistoryRow, isBid, markOf } from "./history-rows.ts";

/** A bid of the graph, oldest first. */
export interface BidPoint {
  /** AED. */
  readonly amount: number;
  readonly mine: boolean;
  readonly at: string;
}

/** Returns the bids that raised the price, oldest first. Rows are newest first. */
export function bidPoints(rows: readonly HistoryRow[], ownMark: string | null): BidPoint[] {
  const points: BidPoint[] = [];
  let highest = 0;
  for (const row of rows.toReversed()) {
    if (!isBid(row) || row.amount === null || row.amount < highest) continue;
    highest = row.amount;
    points.push({ amount: row.amount, mine: markOf(row, ownMark) === "you", at: row.received_at ?? row.at });
  }
  return points;
}

/** A point of the drawing, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Places the bids at equal distances, from the lowest amount at the bottom to the highest at the top. */
export function spotsOf(points: readonly BidPoint[], width: number, height: number): Spot[] {
  const amounts = points.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const step = width / Math.max(1, points.length - 1);
  return points.map(({ amount }, at) => ({
    x: Math.round(at * step * 10) / 10,
    y: high === low ? height / 2 : Math.round((1 - (amount - low) / (high - low)) * height * 10) / 10,
  }));
}
