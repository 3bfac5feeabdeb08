import { describe, expect, it } from "vitest";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { HistoryRow } from "../lot/history-rows.ts";
import { closedWords, rivalsWords, shortfallWords } from "./closed-words.ts";
import { conditions, liveLot, myLot } from "../test-support.ts";

type Facts = Parameters<typeof closedWords>[0];

function historyRow(kind: HistoryRow["kind"]): HistoryRow {
  const at = "2026-11-24T10:00:00.000Z";
  return { seq: 1, at, received_at: null, kind, mark: null, amount: null, auto: false, cause: "" };
}

function words(change: Partial<Facts>, lot: object = { view: "public", in_lane: false }) {
  const facts: Facts = {
    lot: lot as Lot,
    live: liveLot(),
    mine: null,
    status: "none",
    phase: "open",
    conditions,
    history: { rows: [] },
    ...change,
  };
  return closedWords(facts);
}

describe("the words of a lot that takes no bid", () => {
  it("tell a winner the amount due and the hold", () => {
    const live = liveLot({ price: 61_000, light: "green" });
    const mine = myLot({ status: "won", hold: 12_200 });
    expect(words({ phase: "sold", status: "won", live, mine })?.text).toBe(
      "AED 62,281 is due to Marsa. AED 12,200 of your deposit stays held until it is paid.",
    );
  });

  it("tell a bidder who lost that nothing is held, and a visitor nothing private", () => {
    const mine = myLot({ status: "not_won" });
    expect(words({ phase: "sold", status: "not_won", mine })?.text).toMatch(/No part of your deposit/);
    expect(words({ phase: "sold" })).toBeNull();
  });

  it("have a sentence for each side of a seller's decision", () => {
    const live = liveLot({ decision_until: "2026-11-25T16:10:00.000Z" });
    const decided = { phase: "awaiting_decision", live } as const;
    const mine = myLot({ status: "awaiting_decision", hold: 7_700 });
    expect(words({ ...decided, status: "awaiting_decision", mine })?.text).toBe(
      "The seller decides until Nov 25, 20:10 GST. AED 7,700 stays on hold, and is then released.",
    );
    expect(words(decided)?.text).toMatch(/^The highest bid is below the minimum price. The seller decides/);
    expect(words(decided, { view: "owner" })?.text).toMatch(/You decide until/);
  });

  it("show the minimum price to its seller and to staff only", () => {
    const seen = { min_price: 185_000, bidder: "Reza Tehrani", maxima: 1 };
    expect(words({}, { view: "owner", ...seen })?.title).toBe("Minimum price AED 185,000.");
    expect(words({}, { view: "staff", ...seen })?.text).toMatch(/Reza Tehrani leads/);
    expect(words({}, { view: "public", ...seen })).toBeNull();
  });

  it("tell a seller without a minimum price that the highest bid buys the lot", () => {
    expect(words({}, { view: "owner", min_price: null })).toEqual({
      tone: "neutral",
      title: "No minimum price.",
      text: "The highest bid buys it. You can’t bid on your own lot.",
    });
  });

  it("tell the seller about a draft, and offer no watching of their own lot", () => {
    const owner = { view: "owner", min_price: null };
    const draft = { phase: "upcoming", live: liveLot({ status: "draft" }) } as const;
    expect(words(draft, owner)?.title).toBe("A draft.");
    const waiting = { phase: "upcoming", live: liveLot({ status: "moderation" }) } as const;
    expect(words(waiting, owner)?.title).toBe("With staff for approval.");
    expect(words(waiting, { view: "staff", min_price: null })?.title).toBe("Waits for approval.");
    expect(words({ phase: "upcoming" }, owner)?.text).not.toMatch(/Watch the lot/);
  });

  it("differ for a lot without bids and a lot without an agreement, whoever ended the negotiation", () => {
    expect(words({ phase: "not_sold", live: liveLot({ bids: 0 }) })?.text).toBe("Nobody bid on it.");
    expect(words({ phase: "not_sold" })?.text).toBe("No price was agreed after the auction.");
  });

  it("say why a lot with bids is not sold: void, withdrawn, declined, or the review is over", () => {
    const reasons = [
      "An offer after the auction was declined, which voids it",
      "The lane was cancelled",
      "The seller declined the highest bid",
      "The time for the seller's decision is over",
    ];
    const said = reasons.map((cause) => {
      const rows = [
        { ...historyRow("finished"), cause: "" },
        { ...historyRow("not_sold"), cause },
      ];
      return words({ phase: "not_sold", history: { rows } })?.text;
    });
    expect(said).toEqual(reasons.map((cause) => `${cause}.`));
  });
});

const live = { price: 186_000, buy_now: null, leader: "Bidder 4" };

it.each([
  [live, 185_000, true, "Bidder 4 bid 1,000 more than your maximum."],
  [live, 185_000, false, "Bidder 4 bid 1,000 more than you."],
  [live, 186_000, true, "Bidder 4 bid the same before your maximum came."],
  [{ ...live, buy_now: 186_000 }, 150_000, true, "Bidder 4 bought it at the buy-now price."],
  [{ ...live, leader: null }, null, false, "Another bidder bid more than you."],
])("a loss is one sentence without blame: %o", (lot, amount, isMaximum, sentence) => {
  expect(shortfallWords(lot, amount, isMaximum)).toBe(sentence);
});

/** A bid. */
const row = (seq: number, mark: string, amount: number) =>
  ({ seq, mark, amount, kind: "bid" }) as unknown as HistoryRow;

it("a win names the bidder who came nearest", () => {
  const rows = [row(3, "you", 181_000), row(2, "Bidder 4", 180_000), row(1, "Bidder 2", 170_000)];
  const won = { live: { bidders: 3 }, mine: { mark: "Bidder 1" }, history: { rows } };
  expect(rivalsWords(won)).toBe("2 other bidders. Bidder 4 stopped at 180,000.");
  expect(rivalsWords({ ...won, live: { bidders: 1 } })).toBeNull();
});
