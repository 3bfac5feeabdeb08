/** Tests of `bid.ts`. */
import { describe, expect, it } from "vitest";
import { makeBid } from "./bid.ts";
import { defaultTerms } from "../lot/terms.ts";
import { A, auction, B, C } from "../test-support/auction.ts";
import { aPerson } from "../test-support/room.ts";

describe("the worked example of the rules (start 20,000, step 500, minimum 30,000)", () => {
  it("goes from 20,000 below the minimum to 41,000", () => {
    const { bid, lot } = auction({ reserve: 30_000 });
    const after = (outcome: ReturnType<typeof bid>) =>
      outcome.ok
        ? [lot().lead?.price, lot().lead?.leaderId, outcome.reply.light]
        : [outcome.code, outcome.details];

    expect(after(bid(A, "max", 26_000))).toEqual([20_000, A, "red"]);
    expect(after(bid(B, "max", 28_000))).toEqual([26_500, B, "red"]);
    expect(after(bid(A, "max", 40_000))).toEqual([30_000, A, "green"]);
    expect(after(bid(B, "max", 40_000))).toEqual([40_000, A, "green"]);
    expect(after(bid(C, "exact", 40_300))).toEqual(["BID_TOO_LOW", { next_min: 40_500 }]);
    expect(after(bid(C, "exact", 41_000))).toEqual([41_000, C, "green"]);
  });

  it("appears to everyone without a maximum before it is beaten", () => {
    const { bid, publicRows } = auction({ reserve: 30_000 });
    bid(A, "max", 26_000);
    bid(B, "max", 28_000);
    bid(A, "max", 40_000);
    bid(B, "max", 40_000);
    bid(C, "exact", 41_000);
    expect(publicRows()).toEqual([
      "automatic_bid 1 20000",
      "automatic_bid 1 26000",
      "automatic_bid 2 26500",
      "automatic_bid 2 28000",
      "automatic_bid 1 30000",
      "minimum_reached",
      "automatic_bid 2 40000",
      "automatic_bid 1 40000",
      "bid 3 41000",
    ]);
  });
});

describe("the first bid", () => {
  it("is the price when it is exact", () => {
    const { placed, standing } = auction();
    placed(A, "exact", 23_700);
    expect(standing()).toEqual({ price: 23_700, leader: A, max: 23_700 });
  });
  it("starts at the start price when it is a maximum", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    expect(standing()).toEqual({ price: 20_000, leader: A, max: 26_000 });
  });
  it("gives the bidder mark 1, also for their later bids", () => {
    const { placed, lot } = auction();
    expect(placed(A, "exact", 20_000).newMark).toEqual({ userId: A, mark: 1 });
    expect(placed(B, "exact", 20_500).newMark).toEqual({ userId: B, mark: 2 });
    expect(placed(A, "exact", 21_000).newMark).toBeNull();
    expect(lot().bidders).toBe(2);
  });
});

describe("a bid against a stored maximum", () => {
  it("is outbid at once, one step higher", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    const { reply } = placed(B, "exact", 22_000);
    expect(reply).toMatchObject({
      outcome: "outbid_by_stored_maximum",
      leading: false,
      price: 22_500,
      myMax: 22_000,
    });
    expect(standing()).toEqual({ price: 22_500, leader: A, max: 26_000 });
  });
  it("raises the price by less than a step when the maximum is exhausted", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    placed(B, "exact", 25_800);
    expect(standing()).toEqual({ price: 26_000, leader: A, max: 26_000 });
  });
  it("that equals it loses: the earlier bidder keeps the lead", () => {
    for (const mode of ["exact", "max"] as const) {
      const { placed, standing, room } = auction();
      placed(A, "max", 26_000);
      expect(placed(B, mode, 26_000).reply.outcome).toBe("outbid_by_stored_maximum");
      expect(standing()).toEqual({ price: 26_000, leader: A, max: 26_000 });
      expect(room.rows(1).map(({ cause }) => cause)).toContain(
        "26,000 was reached first by a stored maximum",
      );
      expect(room.rows(1).at(-1)?.cause).toBe("Equal to 26,000, and placed first: it keeps the lead");
    }
  });
  it("stands in the history, followed by the automatic bid", () => {
    const { placed, publicRows, lot } = auction();
    placed(A, "max", 26_000);
    placed(B, "exact", 22_000);
    expect(publicRows()).toEqual(["automatic_bid 1 20000", "bid 2 22000", "automatic_bid 1 22500"]);
    expect(lot().bids).toBe(3);
  });
  it("holds nothing, and changes no deposit", () => {
    const { placed, heldAed } = auction();
    placed(A, "max", 26_000);
    expect(placed(B, "exact", 22_000).holds).toEqual([]);
    expect([heldAed(A), heldAed(B)]).toEqual([5_200, 0]);
  });
});

describe("a bid above the stored maximum", () => {
  it("is the price when it is exact", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    placed(B, "exact", 30_000);
    expect(standing()).toEqual({ price: 30_000, leader: B, max: 30_000 });
  });
  it("goes one step above the beaten maximum when it is a maximum", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    placed(B, "max", 30_000);
    expect(standing()).toEqual({ price: 26_500, leader: B, max: 30_000 });
  });
  it("goes no further than its own maximum", () => {
    const { placed, standing } = auction();
    placed(A, "max", 26_000);
    placed(B, "max", 26_200);
    expect(standing()).toEqual({ price: 26_200, leader: B, max: 26_200 });
  });
  it("shows the beaten maximum only if it was above the price", () => {
    const { placed, publicRows } = auction();
    placed(A, "exact", 20_000);
    placed(B, "exact", 20_500);
    expect(publicRows()).toEqual(["bid 1 20000", "bid 2 20500"]);
  });
  it("moves the deposit hold from the old leader to the new one", () => {
    const { placed, heldAed } = auction();
    placed(A, "max", 26_000);
    expect(placed(B, "max", 30_000).holds).toEqual([
      { userId: A, fromFils: 520_000, toFils: 0 },
      { userId: B, fromFils: 0, toFils: 600_000 },
    ]);
    expect([heldAed(A), heldAed(B)]).toEqual([0, 6_000]);
  });
  it("notifies the old leader of the loss, the new one of the lead, and both of their balance", () => {
    const { placed } = auction();
    placed(A, "max", 26_000);
    expect(placed(B, "max", 30_000).notices).toEqual([
      { userId: A, kind: "outbid" },
      { userId: B, kind: "leading" },
      { userId: A, kind: "balance" },
      { userId: B, kind: "balance" },
    ]);
  });
});

describe("the leader's raise", () => {
  it("changes their maximum and nothing that others see", () => {
    const { placed, standing, publicRows, lot } = auction();
    placed(A, "max", 26_000);
    const [rows, bids] = [publicRows(), lot().bids];
    const { reply, history, notices } = placed(A, "max", 40_000);
    expect(reply).toMatchObject({
      outcome: "raised",
      price: 20_000,
      myMax: 40_000,
      leading: true,
      extended: false,
    });
    expect(standing()).toEqual({ price: 20_000, leader: A, max: 40_000 });
    expect(publicRows()).toEqual(rows);
    expect(lot().bids).toBe(bids);
    expect(history.map(({ kind, amount }) => [kind, amount])).toEqual([["proxy_set", 40_000]]);
    expect(notices).toEqual([{ userId: A, kind: "balance" }]);
  });
  it("counts no step of the lot", () => {
    const { placed, lot } = auction();
    placed(A, "max", 40_000);
    const { seq } = lot();
    expect(placed(A, "max", 41_000).reply.seq).toBe(seq);
    expect(lot().seq).toBe(seq);
    placed(B, "exact", 20_500);
    expect(lot().seq).toBe(seq + 1);
  });
  it("reaches the leader's other devices where the hold stays as it is", () => {
    const { placed } = auction({ startPrice: 1_000, step: 100 });
    placed(A, "max", 2_000);
    const { holds, notices } = placed(A, "max", 3_000);
    expect([holds, notices]).toEqual([[], [{ userId: A, kind: "balance" }]]);
  });
  it("increases the hold by the difference only", () => {
    const { placed, heldAed } = auction();
    placed(A, "max", 26_000);
    expect(placed(A, "max", 40_000).holds).toEqual([{ userId: A, fromFils: 520_000, toFils: 800_000 }]);
    expect(heldAed(A)).toBe(8_000);
  });
  it("turns an exact bid into a stored maximum", () => {
    const { placed, standing } = auction();
    placed(A, "exact", 21_000);
    placed(A, "max", 30_000);
    expect(standing()).toEqual({ price: 21_000, leader: A, max: 30_000 });
  });
  it("takes the price straight to the minimum once it covers it", () => {
    const { placed, standing, publicRows } = auction({ reserve: 30_000 });
    placed(A, "max", 26_000);
    expect(placed(A, "max", 30_000).reply).toMatchObject({
      outcome: "raised",
      price: 30_000,
      light: "green",
    });
    expect(standing()).toEqual({ price: 30_000, leader: A, max: 30_000 });
    expect(publicRows().slice(1)).toEqual(["automatic_bid 1 30000", "minimum_reached"]);
  });
});

describe("every accepted bid", () => {
  it("adds one to the seq of the lot where others see it", () => {
    const { placed, lot } = auction();
    expect(placed(A, "max", 26_000).reply.seq).toBe(1);
    expect(placed(B, "exact", 22_000).reply.seq).toBe(2);
    expect(placed(A, "max", 27_000).reply.seq).toBe(2);
    expect(placed(B, "exact", 23_000).reply.seq).toBe(3);
    expect(lot().seq).toBe(3);
  });
  it("answers with the bidder's hold and the highest bid that the rest covers elsewhere", () => {
    const { placed } = auction({}, { [A]: 45_000 });
    expect(placed(A, "max", 100_000).reply).toMatchObject({ holdFils: 2_000_000, powerLeftAed: 125_000 });
    expect(placed(B, "exact", 50_000).reply).toMatchObject({ holdFils: 0, powerLeftAed: 500_000 });
  });
  it("writes the start of the auction first if it is not written yet", () => {
    const { placed, lot, publicRows } = auction({ opened: false });
    placed(A, "exact", 20_000);
    expect(publicRows()).toEqual(["auction_started", "bid 1 20000"]);
    expect(lot().opened).toBe(true);
  });
});

describe("a refused bid", () => {
  it("changes nothing", () => {
    const { bid, room, lot } = auction();
    bid(A, "exact", 20_000);
    const [before, rows] = [lot(), room.rows(1)];
    expect(bid(B, "exact", 20_499).ok).toBe(false);
    expect(lot()).toBe(before);
    expect(room.rows(1)).toBe(rows);
  });
  it("is not decided without the leader's deposit, which would stay held", () => {
    const { placed, lot, room } = auction();
    placed(A, "exact", 20_000);
    const state = {
      lot: lot(),
      bidder: { person: aPerson(B), stake: room.stake(1, B) },
      leader: null,
      pause: null,
    };
    const command = { amount: 21_000, mode: "exact", receivedAt: 1_000 } as const;
    expect(() => makeBid(state, command, defaultTerms)).toThrow("stake was not loaded");
  });
});
