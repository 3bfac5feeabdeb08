/** The words of refusals. */
import { describe, expect, it } from "vitest";
import { problemMessage, problemOf, problems } from "./problem.ts";
import { fieldWord } from "./rules.ts";

describe("a refusal", () => {
  // @proves 5.message.the-bid-is-below-the-allowable
  it("has its code, its status and the sentence for a person", () => {
    expect(problemOf("BID_TOO_LOW", { next_min: 40_500 }, "b1c8-04")).toEqual({
      type: "https://marsa.test/problems/bid-too-low",
      title: "Bid too low",
      status: 409,
      result: "BID_TOO_LOW",
      message: "The bid is below the allowable one",
      details: { next_min: 40_500 },
      request_id: "b1c8-04",
    });
  });

  // @proves 6.message.registration-is-required
  // @proves 6.message.profile-is-required
  // @proves 8.message.error-unauthorized
  it.each([
    ["REGISTRATION_REQUIRED", {}, "Registration is required"],
    ["PROFILE_REQUIRED", {}, "Profile is required"],
    ["LOT_CLOSED", { late_ms: 410 }, "Your bid arrived 0.41 s after close"],
    ["LOT_CLOSED", { late_ms: 0 }, "Your bid arrived 0.00 s after close"],
    ["LOT_CLOSED", { late_ms: 180_000 }, "Your bid arrived 3 min after close"],
    ["LOT_CLOSED", {}, "Bidding on this lot has ended"],
    [
      "STALE",
      { buy_now: 215_000 },
      "The buy-now price is AED 215,000 now. Look again, then buy it if you still want to",
    ],
    [
      "LOT_CLAIMED",
      { by: "Khalid Al Marri", until: "2026-11-21T15:30:00.000Z" },
      "Khalid Al Marri checks this lot until Nov 21, 2026, 7:30 PM GST. Nothing was changed",
    ],
    ["LOT_CLAIMED", {}, "Someone else checks this lot. Nothing was changed"],
    ["MIN_PRICE_RULE", { rule: "lower" }, "The minimum price can only be lowered"],
    ["MIN_PRICE_RULE", { rule: "reached" }, "The minimum price is reached already"],
    ["MIN_PRICE_RULE", { rule: "twice" }, "The minimum price has been lowered twice since the first bid"],
    [
      "MIN_PRICE_RULE",
      { rule: "step", most: 28_500 },
      "Lower the minimum price by 5 % at least, to AED 28,500 or less",
    ],
    [
      "MIN_PRICE_RULE",
      { rule: "window", window_s: 120 },
      "The minimum price can't be changed in the last 2 min before the end",
    ],
    ["MIN_PRICE_RULE", {}, "The minimum price can't be changed in this way now"],
    ["OFFER_CLOSED", {}, "This offer is no longer open"],
    ["OFFER_CLOSED", { rule: "waiting" }, "Your last offer still waits for an answer"],
    ["OFFER_CLOSED", { rule: "most", most: 3 }, "You have made 3 offers, which is the most"],
    ["OFFER_CLOSED", { rule: "none" }, "There is no offer to answer yet"],
    ["LOT_NOT_OPEN", { paused: "Power cut" }, "All auctions are paused: Power cut"],
    ["NO_PROXY", {}, "There is no stored maximum to remove"],
    ["NO_PROXY", { window_s: 180 }, "Your maximum can't be removed in the last 3 min before the end"],
    ["LOT_NOT_OPEN", { opens_at: "2026-11-21T15:30:00.000Z" }, "Bidding opens on Nov 21, 2026, 7:30 PM GST"],
    [
      "PROFILE_LOCKED",
      { reason: "Unpaid lot", until: "2026-12-01" },
      "Bidding is suspended until Dec 1, 2026: Unpaid lot",
    ],
    ["PROFILE_LOCKED", { reason: "Unpaid lot", until: null }, "Bidding is suspended: Unpaid lot"],
    ["DEPOSIT_REQUIRED", { top_up: 12_000 }, "Your deposit doesn't cover this bid. Add AED 12,000"],
    ["RATE_LIMITED", { retry_s: 60 }, "Too many attempts. Try again in 1 min"],
    ["VALIDATION", { errors: [{ field: "price", message: "Price is required" }] }, "Price is required"],
    ["UNAUTHORIZED", { reason: "credentials" }, "This contact and password don't belong together"],
    ["UNAUTHORIZED", {}, "Error: unauthorized"],
  ] as const)("%s %j reads as a sentence", (code, details, sentence) => {
    expect(problemMessage(code, details)).toBe(sentence);
  });

  it("has a sentence even without its facts, and never an empty one", () => {
    const codes = Object.keys(problems) as (keyof typeof problems)[];
    const odd = codes.filter((code) => !/^(?!.*(undefined|NaN|null))[A-Z].{5,}/.test(problemMessage(code)));
    expect(odd).toEqual([]);
  });
});

describe("the word for a field", () => {
  it.each([
    ["id_auction", "Auction"],
    ["start_price", "Start price"],
    ["filter.year.from", "From"],
    ["Idempotency-Key", "Idempotency key"],
    ["firstName", "First name"],
    ["id", "Id"],
  ])("%s is %s", (name, word) => {
    expect(fieldWord(name)).toBe(word);
  });
});
