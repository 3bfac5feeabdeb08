import { describe, expect, it } from "vitest";
import { askOf, offeredAmounts } from "./offered-amounts.ts";

describe("the three amounts of the bid panel", () => {
  it("are the next minimum and the next two steps", () => {
    expect(offeredAmounts(179_000, 1_000)).toEqual([179_000, 180_000, 181_000]);
  });
  it("are on the grid of the step where a maximum left the price off it", () => {
    expect(offeredAmounts(121_011, 1_000)).toEqual([122_000, 123_000, 124_000]);
  });
  it("begin at the ask of an auctioneer, on the grid or not", () => {
    expect(offeredAmounts(121_500, 1_000, null, 121_500)).toEqual([121_500, 122_000, 123_000]);
    expect(offeredAmounts(125_000, 1_000, null, 125_000)).toEqual([125_000, 126_000, 127_000]);
  });
  it("are none that buy now would answer", () => {
    expect(offeredAmounts(179_000, 1_000, 181_000)).toEqual([179_000, 180_000]);
    expect(offeredAmounts(179_000, 1_000, 179_000)).toEqual([]);
  });
  it("are the next minimum alone where the grid reaches the buy-now price", () => {
    expect(offeredAmounts(178_100, 1_000, 178_500)).toEqual([178_100]);
  });
});

describe("the ask", () => {
  const live = { next_min: 121_011, step: 1_000, buy_now: null, buynow_open: false };
  it("is the first amount that a bidder is offered", () => {
    expect(askOf(live)).toBe(122_000);
    expect(askOf({ ...live, buy_now: 121_500, buynow_open: true })).toBe(121_011);
  });
  it("is what the auctioneer asks", () => {
    expect(askOf({ ...live, next_min: 121_500, ask: 121_500 })).toBe(121_500);
  });
  it("is the next minimum where buy now would answer every amount", () => {
    expect(askOf({ ...live, buy_now: 121_011, buynow_open: true })).toBe(121_011);
  });
});
