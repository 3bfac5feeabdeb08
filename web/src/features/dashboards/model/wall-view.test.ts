import { describe, expect, it } from "vitest";
import type { LaneTurn, LogLine } from "#/realtime/lanes/lanes-store.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { bidsOf, inSecond, type HistoryRow, markOnWall, priceLine, priceSize } from "./wall-view.ts";

const turn = (more: Partial<LaneTurn> = {}) => ({ phase: "running", provisional: null, ...more }) as LaneTurn;
const live = (more: Partial<LotLive> = {}) =>
  ({ price: 127_000, start_price: 60_000, leader: "Bidder 7", ...more }) as LotLive;
const row = (lotId: number, seq: number, kind: HistoryRow["kind"]): LogLine => ({
  key: `${lotId}-${seq}`,
  at: "2026-11-24T10:00:00.000Z",
  of: "lot",
  lotId,
  row: { seq, kind } as HistoryRow,
});

describe("the price on a lane's wall screen", () => {
  it("is the start price before the first bid", () => {
    const line = priceLine(turn({ phase: "waiting_for_bid" }), live({ price: null, leader: null }));
    expect(line).toEqual({ amount: 60_000, who: null, words: "Start price" });
  });

  it("names the leader by their mark, and after the hammer the result", () => {
    expect(priceLine(turn(), live())).toEqual({ amount: 127_000, who: "Bidder 7", words: "leads" });
    expect(priceLine(turn({ phase: "finished", provisional: "sold" }), live()).words).toBe("has it");
    expect(priceLine(turn({ phase: "finished", provisional: "summarizing" }), live()).words).toBe(
      "leads, the seller decides",
    );
    expect(
      priceLine(turn({ phase: "finished", provisional: "notSold" }), live({ price: null, leader: null }))
        .words,
    ).toBe("No bid. Start price");
  });

  it("gets more of the row with more digits", () => {
    expect([500, 999_999, 1_000_000, 12_500_000, 123_456_789].map(priceSize)).toEqual([
      "m",
      "m",
      "l",
      "xl",
      "xxl",
    ]);
  });
});

describe("a bidder's mark in a hall", () => {
  it("is the same for everybody: never you", () => {
    expect(markOnWall("you", "Bidder 4")).toBe("Bidder 4");
    expect(markOnWall("you", null)).toBe("A bidder");
    expect(markOnWall("Bidder 2", "Bidder 4")).toBe("Bidder 2");
    expect(markOnWall(null, "Bidder 4")).toBeNull();
  });
});

describe("the last bids", () => {
  it("are those on the current lot, placed or made by a stored maximum, newest first", () => {
    const log = [
      row(2, 9, "bid"),
      row(1, 8, "automatic_bid"),
      row(1, 7, "extended"),
      row(1, 6, "bid"),
      row(1, 5, "bid"),
    ];
    expect(bidsOf(log, 1, 2).map(({ seq }) => seq)).toEqual([8, 6]);
  });

  it("leave out a bid that was taken back", () => {
    const bid = (seq: number, mark: string, amount: number) =>
      Object.assign(row(1, seq, "bid"), { row: { seq, kind: "bid", mark, amount } });
    const back = Object.assign(row(1, 7, "taken_back"), {
      row: { seq: 7, kind: "taken_back", mark: "Room 78", amount: 500 },
    }) as unknown as LogLine;
    const log = [bid(8, "Room 214", 500), back, bid(6, "Room 78", 500), bid(5, "Bidder 3", 400)] as LogLine[];
    expect(bidsOf(log, 1, 3).map(({ seq }) => seq)).toEqual([8, 5]);
  });
});

describe("the second currency", () => {
  it("is rounded to whole units", () => {
    expect(inSecond(127_000, { aed: 3.6725 })).toBe("34,581");
  });
});
