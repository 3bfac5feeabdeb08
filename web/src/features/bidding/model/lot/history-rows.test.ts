import { describe, expect, it } from "vitest";
import { type HistoryRow, rowName, shortened, stateSince, withRows } from "./history-rows.ts";
import { bidPoints, spotsOf } from "./bid-points.ts";

/** A row `seconds` after noon. */
function row(
  seq: number,
  seconds: number,
  mark: string | null,
  kind: HistoryRow["kind"] = "bid",
): HistoryRow {
  const at = new Date(Date.UTC(2026, 10, 24, 12, 0, seconds)).toISOString();
  return { seq, at, received_at: at, kind, mark, amount: 1_000 * seq, auto: false, cause: "" };
}
/** A page of so many rows, the first of the history. */
const page = (rows: number) => ({
  items: Array.from({ length: rows }, (_, place) => row(rows - place, 1, "Bidder 4")),
  next: null,
});
const noon = (seconds: number) => Date.UTC(2026, 10, 24, 12, 0, seconds);
const since = (rows: HistoryRow[], leader: string, complete = true) =>
  stateSince({ rows: rows.toSorted((a, b) => b.seq - a.seq), complete, leader, ownMark: "Bidder 2" });

describe("the visible history", () => {
  it("takes the rows of an event once, newest first", () => {
    const known = [row(2, 2, "Bidder 1"), row(1, 1, "you")];
    const grown = withRows(known, [row(2, 2, "Bidder 1"), row(3, 3, "Bidder 4"), row(4, 3, "Bidder 1")]);
    expect(grown.map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
  });

  it("keeps the newest of many rows, and the place to read the others from", () => {
    const long = shortened(page(401));
    expect(long.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, place) => 401 - place));
    expect(long.next).toBe("202");
    expect(shortened(page(400))).toEqual(page(400));
  });

  it("knows the reader by their mark, the only name in an event", () => {
    expect(rowName({ mark: "Bidder 2" }, "Bidder 2")).toBe("You");
    expect(rowName({ mark: "you" }, null)).toBe("You");
    expect(rowName({ mark: "Bidder 4" }, "Bidder 2")).toBe("Bidder 4");
    expect(rowName({ mark: null }, "Bidder 2")).toBe("");
  });
});

describe("the time of the present state", () => {
  it("is when the leader took the lead, not when they last defended it", () => {
    const rows = [row(1, 1, "Bidder 1"), row(2, 5, "Bidder 4"), row(3, 9, "Bidder 1"), row(4, 9, "Bidder 4")];
    expect(since(rows, "Bidder 4")).toBe(noon(5));
  });

  it("is the reader's own last bid if a stored maximum answered it", () => {
    const rows = [row(1, 5, "Bidder 4"), row(2, 9, "you"), row(3, 9, "Bidder 4")];
    expect(since(rows, "Bidder 4")).toBe(noon(9));
  });

  it("counts the reader's rows of events and of replies alike", () => {
    const rows = [row(1, 1, "Bidder 4"), row(2, 5, "you"), row(3, 9, "Bidder 4"), row(4, 9, "Bidder 2")];
    expect(since(rows, "you")).toBe(noon(5));
  });

  it("ignores rows that are no bids", () => {
    const rows = [
      row(1, 1, "Bidder 4"),
      row(2, 5, "Bidder 1"),
      row(3, 6, null, "extended"),
      row(4, 7, "Bidder 4"),
    ];
    expect(since(rows, "Bidder 4")).toBe(noon(7));
  });

  it("is not known when it is before the first row", () => {
    const rows = [row(7, 5, "Bidder 4"), row(8, 6, "Bidder 4")];
    expect(since(rows, "Bidder 4", false)).toBeNull();
    expect(since(rows, "Bidder 4", true)).toBe(noon(5));
  });
});

const bidRow = (seq: number, kind: HistoryRow["kind"], amount: number | null, mark = "Bidder 1") =>
  ({ seq, kind, amount, mark, at: `2026-11-24T10:00:0${seq}.000Z`, received_at: null }) as HistoryRow;

describe("the graph of bids", () => {
  it("has the bids that raised the price, oldest first, and marks the reader's", () => {
    const rows = [
      bidRow(5, "extended", null),
      bidRow(4, "automatic_bid", 22_000, "Bidder 2"),
      bidRow(3, "bid", 21_500),
      bidRow(2, "bid", 20_000),
      bidRow(1, "auction_started", null),
    ];
    expect(bidPoints(rows, "Bidder 2").map(({ amount, mine }) => [amount, mine])).toEqual([
      [20_000, false],
      [21_500, false],
      [22_000, true],
    ]);
  });

  it("leaves out a bid that a stored maximum had answered already", () => {
    expect(bidPoints([bidRow(2, "bid", 21_000), bidRow(1, "bid", 22_000)], null)).toHaveLength(1);
  });

  it("rises from the lower left to the upper right", () => {
    const points = bidPoints(
      [bidRow(3, "bid", 30_000), bidRow(2, "bid", 20_000), bidRow(1, "bid", 10_000)],
      null,
    );
    expect(spotsOf(points, 100, 40)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]);
  });
});
