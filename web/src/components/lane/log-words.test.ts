import type { Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { logWords } from "./log-words.ts";

const at = "2026-11-24T10:07:31.000Z";
const laneLine = (row: Partial<Schema<"LaneRow">>) =>
  ({
    key: "l",
    at,
    of: "lane",
    row: { seq: 1, at, kind: "message", id_auction: null, text: null, ...row },
  }) as const;
const lotLine = (row: Partial<Schema<"HistoryRow">>) =>
  ({
    key: "h",
    at,
    of: "lot",
    lotId: 11,
    row: {
      seq: 1,
      at,
      received_at: at,
      kind: "bid",
      mark: "Bidder 7",
      amount: 127_000,
      auto: false,
      cause: "",
      ...row,
    },
  }) as const;

describe("a line of the lane's log", () => {
  it("names the bidder, and calls the reader You", () => {
    expect(logWords(lotLine({}), "Bidder 2")).toEqual({
      who: "Bidder 7",
      text: "Bid 127,000",
      tone: "plain",
    });
    expect(logWords(lotLine({}), "Bidder 7")).toEqual({ who: "You", text: "Bid 127,000", tone: "mine" });
    expect(logWords(lotLine({ kind: "automatic_bid", auto: true }), null)?.text).toBe(
      "Stored maximum bids 127,000",
    );
  });

  it("names the lot", () => {
    const line = laneLine({ kind: "skipped", id_auction: 11, text: "To the end of the run" });
    expect(logWords(line, null, () => "Genesis G80")?.text).toBe("Genesis G80, to the end of the run");
  });

  it("shows no hammer for a lot without a bid", () => {
    const passed = laneLine({ kind: "hammer", id_auction: 11, text: "Passed, no bids" });
    expect(logWords(passed, null, () => "Genesis G80")).toMatchObject({
      who: "Passed",
      text: "Genesis G80, no bids",
    });
  });

  it("repeats no other line", () => {
    expect(logWords(laneLine({ kind: "bid", id_auction: 11 }), null)).toBeNull();
    expect(logWords(lotLine({ kind: "extended", amount: null }), null)).toBeNull();
  });

  it("never shows a minimum price", () => {
    const words = logWords(lotLine({ kind: "min_price_changed", mark: null, amount: null }), null);
    expect(words).toEqual({ who: "Lot", text: "Minimum price changed", tone: "plain" });
  });
});
