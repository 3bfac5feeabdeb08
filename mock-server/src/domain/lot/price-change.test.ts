/** Tests of `price-change.ts`. */
import { describe, expect, it } from "vitest";
import { A, auction, B } from "../test-support/auction.ts";

const END = 3_600_000;
const WINDOW = 120_000;

function pricedAuction(given: Parameters<typeof auction>[0] = {}) {
  const market = auction({ reserve: 30_000, ...given });
  return {
    ...market,
    reserve: (price: number | null, receivedAt = 2_000) => market.room.lowerReserve(1, { price, receivedAt }),
    start: (price: number | null, receivedAt = 2_000) =>
      market.room.lowerStartPrice(1, { price, receivedAt }),
    buyNow: (price: number | null, receivedAt = 2_000) => market.room.changeBuyNow(1, { price, receivedAt }),
  };
}

describe("a minimum price", () => {
  it("is lowered by 5 % at least", () => {
    const { reserve, lot } = pricedAuction({ reserve: 30_010 });
    expect(reserve(28_510)).toEqual({
      ok: false,
      code: "MIN_PRICE_RULE",
      details: { rule: "step", most: 28_509 },
    });
    expect(reserve(28_509)).toMatchObject({ ok: true, reply: { reserve: 28_509 } });
    expect(lot()).toMatchObject({ reserve: 28_509, seq: 1 });
  });
  it("is lowered twice at most after the first bid, however often before", () => {
    const { reserve, placed } = pricedAuction();
    for (const price of [28_500, 27_000, 25_600]) expect(reserve(price).ok).toBe(true);
    placed(A, "exact", 20_000);
    for (const price of [24_000, 22_800]) expect(reserve(price).ok).toBe(true);
    expect(reserve(21_000)).toMatchObject({ code: "MIN_PRICE_RULE", details: { rule: "twice" } });
  });
  it("is fixed in the closing window, once it is reached, and where there is none", () => {
    const { reserve, placed } = pricedAuction();
    expect(reserve(20_000, END - WINDOW + 1)).toMatchObject({ details: { rule: "window", window_s: 120 } });
    placed(A, "exact", 30_000);
    expect(reserve(20_000)).toMatchObject({ details: { rule: "reached" } });
    expect(pricedAuction({ reserve: null }).reserve(25_000)).toMatchObject({ details: { rule: "lower" } });
  });
  it("is never raised, nor lowered below the start price", () => {
    const { reserve } = pricedAuction();
    expect(reserve(30_000)).toMatchObject({ details: { rule: "lower" } });
    expect(reserve(19_999)).toEqual({
      ok: false,
      code: "VALIDATION",
      details: { message: "Min price can't be less than Start price" },
    });
  });
  it("becomes the price at once when the leader's maximum covers it", () => {
    const { reserve, placed, standing, publicRows, lot } = pricedAuction();
    placed(A, "max", 26_000);
    placed(B, "exact", 21_000);
    reserve(25_000);
    expect(standing()).toEqual({ price: 25_000, leader: A, max: 26_000 });
    expect(publicRows().slice(-3)).toEqual(["min_price_changed", "automatic_bid 1 25000", "minimum_reached"]);
    expect(lot()).toMatchObject({ bids: 4, reserveReached: true, endsAt: END });
  });
  it("that the price has already passed is reached without a bid", () => {
    const { reserve, placed, publicRows, standing } = pricedAuction();
    placed(A, "exact", 26_000);
    reserve(26_000);
    expect(standing().price).toBe(26_000);
    expect(publicRows().slice(-2)).toEqual(["min_price_changed", "minimum_reached"]);
  });
  it("can be removed, which reveals no amount either", () => {
    const { reserve, placed, lot, publicRows } = pricedAuction();
    placed(A, "exact", 20_000);
    expect(reserve(null)).toMatchObject({ ok: true, reply: { reserve: null } });
    expect(lot()).toMatchObject({ reserve: null, reserveReached: false });
    expect(publicRows().at(-1)).toBe("min_price_changed");
  });
});

describe("a start price", () => {
  it("is lowered while the lot has no bids, and everyone can read it", () => {
    const { start, lot, publicRows, placed } = pricedAuction();
    expect(start(20_000)).toMatchObject({
      code: "VALIDATION",
      details: { message: "Maximum value is 19,999" },
    });
    expect(start(15_000)).toMatchObject({ ok: true, reply: { startPrice: 15_000 } });
    expect([lot().startPrice, publicRows().at(-1)]).toEqual([15_000, "start_price_lowered 15000"]);
    placed(A, "exact", 15_000);
    expect(start(14_000)).toMatchObject({ code: "LOT_HAS_BIDS" });
  });
});

describe("a buy-now price", () => {
  it("is set, changed and withdrawn while the lot has no bids", () => {
    const { buyNow, lot, publicRows, placed } = pricedAuction();
    buyNow(40_000);
    buyNow(50_000);
    expect([lot().buyNow, publicRows().at(-1)]).toEqual([50_000, "buy_now_changed 50000"]);
    buyNow(null);
    expect([lot().buyNow, publicRows().at(-1)]).toEqual([null, "buy_now_changed"]);
    placed(A, "exact", 20_000);
    expect(buyNow(40_000)).toMatchObject({ code: "LOT_HAS_BIDS" });
  });
  it("is at least four steps above the start price, and above the minimum", () => {
    const { buyNow } = pricedAuction({ reserve: 21_999 });
    const message = "Buy now price must be at least 4x Bid steps greater than Start price";
    expect(buyNow(21_999)).toMatchObject({ code: "VALIDATION", details: { message } });
    expect(buyNow(22_000).ok).toBe(true);
    expect(pricedAuction().buyNow(30_000)).toMatchObject({ details: { message: "Minimum value is 30,001" } });
  });
});

describe("any price", () => {
  it("can change before the lot opens, and does not open it", () => {
    const { start, lot, room } = pricedAuction({ opensAt: 10_000, opened: false });
    expect(start(15_000).ok).toBe(true);
    expect(lot().opened).toBe(false);
    expect(room.rows(1).map(({ kind }) => kind)).toEqual(["start_price_lowered"]);
  });
  it("is fixed once the lot has ended", () => {
    const { start, buyNow, reserve } = pricedAuction();
    for (const change of [start, buyNow, reserve])
      expect(change(15_000, END)).toMatchObject({ code: "LOT_CLOSED" });
  });
});
