import { expect, it } from "vitest";
import type { HistoryRow } from "../lot/history-rows.ts";
import { rivalsWords, shortfallWords } from "./result-words.ts";

const live = { price: 186_000, buy_now: null, leader: "Bidder 4" };

it.each([
  [live, 185_000, true, "Bidder 4 bid 1,000 more than your maximum."],
  [live, 185_000, false, "Bidder 4 bid 1,000 more than you."],
  [live, 186_000, true, "Bidder 4 bid the same before your maximum came."],
  [{ ...live, buy_now: 186_000 }, 150_000, true, "Bidder 4 bought it at the buy-now price."],
  [{ ...live, leader: null }, null, false, "Another bidder bid more than you."],
])("a loss is one sentence without blame: %o", (lot, amount, isMaximum, words) => {
  expect(shortfallWords(lot, amount, isMaximum)).toBe(words);
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
