/** Tests of `buy-now.ts`. */
import { describe, expect, it } from "vitest";
import { A, auction, B, C } from "../test-support/auction.ts";
import { aPerson, SELLER } from "../test-support/room.ts";

const END = 3_600_000;

function buyAuction(...[given, deposits]: Parameters<typeof auction>) {
  const market = auction({ buyNow: 30_000, ...given }, deposits);
  const buy = (userId: number, price = 30_000, at = 2_000) =>
    market.room.buyNow(1, aPerson(userId), { price, receivedAt: at });
  return { ...market, buy };
}

describe("a lot that is bought now", () => {
  it("is sold at once, at the buy-now price, and ends at that moment", () => {
    const { buy, lot, heldAed } = buyAuction();
    const outcome = buy(A);
    expect(outcome).toMatchObject({
      ok: true,
      reply: {
        outcome: "sold",
        price: 30_000,
        myMax: 30_000,
        leading: true,
        endsAt: 2_000,
        holdFils: 600_000,
      },
    });
    expect(lot()).toMatchObject({
      status: "sold",
      lead: { price: 30_000, leaderId: A, leaderMax: 30_000 },
      endsAt: 2_000,
      bids: 0,
      bidders: 1,
    });
    expect(heldAed(A)).toBe(6_000);
  });
  it("takes the lead from the leader, voids their maximum and frees their deposit", () => {
    const { placed, buy, room, heldAed, publicRows } = buyAuction();
    placed(A, "max", 29_000);
    const outcome = buy(B);
    expect(outcome).toMatchObject({
      holds: [
        { userId: A, toFils: 0 },
        { userId: B, toFils: 600_000 },
      ],
    });
    expect([heldAed(A), heldAed(B)]).toEqual([0, 6_000]);
    expect(publicRows().at(-1)).toBe("sold_by_buy_now 2 30000");
    expect(room.notices.slice(-5)).toEqual([
      { userId: A, kind: "not_won" },
      { userId: B, kind: "won" },
      { userId: SELLER, kind: "sold" },
      { userId: A, kind: "balance" },
      { userId: B, kind: "balance" },
    ]);
  });
  it("by the leader only increases the leader's hold", () => {
    const { placed, buy, heldAed, lot } = buyAuction();
    placed(A, "max", 29_000);
    expect(buy(A)).toMatchObject({ holds: [{ userId: A, fromFils: 580_000, toFils: 600_000 }] });
    expect([heldAed(A), lot().bidders]).toEqual([6_000, 1]);
  });
  it("has reached its minimum, with one row in the history", () => {
    const { buy, room, lot } = buyAuction({ reserve: 29_999 });
    buy(A);
    expect(lot().reserveReached).toBe(true);
    expect(room.rows(1).filter(({ kind }) => kind === "minimum_reached")).toHaveLength(1);
  });
  it("takes no more bids", () => {
    const { buy, bid } = buyAuction();
    buy(A);
    expect(bid(B, "exact", 31_000, 2_410)).toEqual({
      ok: false,
      code: "LOT_CLOSED",
      details: { late_ms: 410 },
    });
    expect(buy(B, 30_000, 2_410)).toMatchObject({ code: "LOT_CLOSED" });
  });
});

describe("buying now is refused", () => {
  it("from people who may not bid, in the order of a bid's refusals", () => {
    const { room } = buyAuction();
    const asked = { price: 1, receivedAt: END };
    const codeFor = (...person: Parameters<typeof aPerson>) => {
      const outcome = room.buyNow(1, aPerson(...person), asked);
      return outcome.ok ? null : outcome.code;
    };
    expect(room.buyNow(1, null, asked)).toMatchObject({ code: "REGISTRATION_REQUIRED" });
    expect(codeFor(A, { hasVerifiedContact: false, profile: "none" })).toBe("VERIFICATION_REQUIRED");
    expect(codeFor(A, { lock: { reason: "x", until: null } })).toBe("PROFILE_LOCKED");
    expect(codeFor(A, { roles: ["auctioneer"] })).toBe("ROLE_FORBIDDEN");
    expect(codeFor(SELLER)).toBe("OWN_LOT");
    expect(codeFor(A)).toBe("LOT_CLOSED");
  });
  it("without a buy-now price, and once the next bid would reach it", () => {
    expect(buyAuction({ buyNow: null }).buy(A)).toMatchObject({ code: "BUY_NOW_CLOSED" });
    const { placed, buy } = buyAuction();
    placed(A, "exact", 29_499);
    expect(buyAuction().buy(B).ok).toBe(true);
    placed(B, "exact", 29_999);
    expect(buy(C)).toMatchObject({ code: "BUY_NOW_CLOSED" });
  });
  it("at a price other than the displayed one", () => {
    expect(buyAuction().buy(A, 29_999)).toEqual({ ok: false, code: "STALE", details: { buy_now: 30_000 } });
  });
  it("without a deposit that covers it; the hold on the lot counts", () => {
    const { placed, buy } = buyAuction({}, { [A]: 5_999 });
    expect(buy(A)).toEqual({ ok: false, code: "DEPOSIT_REQUIRED", details: { top_up: 1 } });
    const other = buyAuction({}, { [A]: 6_000 });
    other.placed(A, "max", 25_000);
    expect(other.buy(A).ok).toBe(true);
    expect(placed(A, "exact", 20_000).ok).toBe(true);
  });
});
