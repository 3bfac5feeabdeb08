import { expect, it } from "vitest";
import type { Receipt } from "#/lib/session/receipts.ts";
import { brokenWords, goodHistory, goodReceipt, receiptSubject } from "./verdict.ts";

const receipt: Receipt = {
  id_auction: 7,
  seq: 19,
  kind: "proxy_set",
  amount: 26_000,
  received_at: "2026-11-22T10:03:02.014Z",
  hash: "0".repeat(64),
  salt: "salt",
};
const journal = { ok: true, rows: 12, sealed: 0, head: "" } as const;

it("a good receipt names its row, its time and the recomputed rows", () => {
  expect(goodReceipt(receipt, { ok: true, journal, before: 3, after: 8 })).toEqual({
    tone: "success",
    title: "Your receipt matches the history.",
    text: "Your maximum of AED 26,000 is row 4 of 12, received Nov 22, 14:03:02.014, as it was acknowledged. This device recomputed 12 rows: none was changed, left out or put in.",
  });
});

it("says how many amounts are still hidden, and when they show", () => {
  expect(goodHistory({ ...journal, rows: 1, sealed: 1 }).text).toBe(
    "This device recomputed 1 row: none was changed, left out or put in. One amount is still hidden, a maximum or the minimum price: nobody can change it any more, and it shows when it is beaten or reached.",
  );
  expect(goodHistory({ ...journal, sealed: 2 }).text).toContain("2 amounts are still hidden");
  expect(goodHistory({ ...journal, rows: 0 }).title).toBe("Nothing has happened yet.");
});

it.each([
  ["bid", 22_000, "Your bid of AED 22,000"],
  ["automatic_bid", 22_000, "Your bid of AED 22,000"],
  ["proxy_cancelled", 30_000, "Your removed maximum of AED 30,000"],
  ["sold_by_buy_now", 60_000, "Your purchase for AED 60,000"],
  ["min_price_changed", null, "Your change of the price"],
] as const)("a receipt of %s has a name for its owner", (kind, amount, words) => {
  expect(receiptSubject({ ...receipt, kind, amount })).toBe(words);
});

it("names the wrong row of a history, and what to do", () => {
  const broken = { ok: false, seq: 18, reason: "hash" } as const;
  expect(brokenWords({ reason: "journal", journal: broken })).toMatchObject({
    tone: "error",
    text: expect.stringMatching(/^Row 18 .* ask us for a call\.$/),
  });
  const titles = (["missing", "changed", "differs"] as const).map(
    (reason) => brokenWords({ ok: false, reason }).title,
  );
  expect(titles).toEqual([
    "Your row is missing.",
    "This is another history.",
    "Your receipt names something else.",
  ]);
});
