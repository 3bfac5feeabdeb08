import type { Schema } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { actionOf, isOver } from "./action.ts";

const live = { next_min: 179_000, step: 1_000, buynow_open: true, buy_now: 215_000 } as Schema<"LotLive">;
const mine = { max: 177_000 } as never;
const settlement = (state: Schema<"Settlement">["state"]) =>
  ({ state, all_in: 62_281 }) as Schema<"Settlement">;
const open = { live, mine, phase: "open", paused: false } as const;

describe("the next action on a lot that the person bid on", () => {
  it("is to bid again when outbid, in red, or to raise the maximum when leading", () => {
    expect(actionOf({ ...open, status: "outbid" }, null)).toEqual({
      kind: "bid",
      word: "Bid 179,000",
      amount: 179_000,
      urgent: true,
    });
    expect(actionOf({ ...open, status: "leading" }, null)).toMatchObject({
      word: "Raise maximum",
      urgent: false,
    });
  });

  it.each(["leading", "outbid"] as const)(
    "only opens the lot while all auctions are paused: %s",
    (status) => {
      expect(actionOf({ ...open, status, paused: true }, null)).toMatchObject({
        kind: "see",
        word: "See lot",
        urgent: false,
      });
    },
  );

  it("opens the lot where only its buy-now price is left", () => {
    const closed = { ...live, next_min: 215_000 };
    expect(actionOf({ ...open, live: closed, status: "outbid" }, null)).toMatchObject({ word: "See lot" });
  });

  it("is to pay the amount due, then to see the documents", () => {
    const won = { live, mine, phase: "sold", paused: false, status: "won" } as const;
    expect(actionOf(won, settlement("due"))).toMatchObject({ word: "Pay AED 62,281", urgent: true });
    expect(actionOf(won, settlement("paid"))).toMatchObject({ word: "Documents", hash: "documents" });
    expect(actionOf(won, null)).toMatchObject({ word: "See result", urgent: false });
  });

  it("is to answer an open offer of the seller, in red", () => {
    const decided = {
      live,
      mine,
      phase: "awaiting_decision",
      paused: false,
      status: "awaiting_decision",
    } as const;
    expect(actionOf(decided, null, "answer")).toMatchObject({ word: "Answer offer", urgent: true });
    expect(actionOf(decided, null, "sent")).toMatchObject({ word: "View my offer", urgent: false });
  });

  it("is to see similar lots after a sale to another bidder", () => {
    expect(actionOf({ live, mine, phase: "sold", paused: false, status: "not_won" }, null)).toMatchObject({
      hash: "similar",
    });
    expect(
      actionOf({ live, mine, phase: "awaiting_decision", paused: false, status: "awaiting_decision" }, null),
    ).toMatchObject({ word: "View my bid" });
  });
});

describe("whether a lot may leave the list", () => {
  it.each([
    ["sold", null, true],
    ["not_sold", null, true],
    ["awaiting_decision", null, false],
    ["open", null, false],
    ["sold", "due", false],
    ["sold", "paid", false],
    ["sold", "handed_over", true],
    ["not_sold", "defaulted", false],
    ["not_sold", "released", true],
    ["not_sold", "forfeited", true],
  ] as const)("%s, settlement %s: %s", (phase, state, over) => {
    expect(isOver(phase, state && settlement(state))).toBe(over);
  });
});
