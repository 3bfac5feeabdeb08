import { describe, expect, it } from "vitest";
import type { HistoryRow } from "./history-rows.ts";
import { bidPoints, spotsOf } from "./bid-points.ts";

const row = (seq: number, kind: HistoryRow["kind"], amount: number | null, mark = "Bidder 1") =>
  ({ seq, kind, amount, mark, at: `2026-11-24T10:00:0${seq}.000Z`, received_at: null }) as HistoryRow;

describe("the graph of bids", () => {
  it("has the bids that raised the price, oldest first, and marks the reader's", () => {
    const rows = [
      row(5, "extended", null),
      row(4, "automatic_bid", 22_000, "Bidder 2"),
      row(3, "bid", 21_500),
      row(2, "bid", 20_000),
      row(1, "auction_started", null),
    ];
    expect(bidPoints(rows, "Bidder 2").map(({ amount, mine }) => [amount, mine])).toEqual([
      [20_000, false],
      [21_500, false],
      [22_000, true],
    ]);
  });

  it("leaves out a bid that a stored maximum had answered already", () => {
    expect(bidPoints([row(2, "bid", 21_000), row(1, "bid", 22_000)], null)).toHaveLength(1);
  });

  it("rises from the lower left to the upper right", () => {
    const points = bidPoints([row(3, "bid", 30_000), row(2, "bid", 20_000), row(1, "bid", 10_000)], null);
    expect(spotsOf(points, 100, 40)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]);
  });
});
