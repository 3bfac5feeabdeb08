/** Tests of `opening.ts`. */
import { describe, expect, it } from "vitest";
import { buyNowAt, isOpenAt, lightOf } from "./lot.ts";
import { auction } from "../test-support/auction.ts";
import { aLot } from "../test-support/room.ts";

const leadAt = (price: number) => ({ price, leaderId: 7, leaderMax: price });

describe("the start of a lot", () => {
  // @proves 4.history.auction-started
  it("is written once, at its time", () => {
    const { room, publicRows, lot } = auction({ opened: false, opensAt: 1_000 });
    expect(room.open(1, 999).ok).toBe(false);
    expect(room.open(1, 1_000).ok).toBe(true);
    expect(room.open(1, 1_001).ok).toBe(false);
    expect(publicRows()).toEqual(["auction_started"]);
    expect(lot().seq).toBe(1);
  });
  it("is not written for a lot whose end has come", () => {
    expect(auction({ opened: false, endsAt: 2_000 }).room.open(1, 2_000).ok).toBe(false);
  });
});

describe("the displayed state of a lot", () => {
  // @proves 4.status.lot-active
  it("is open from its start until just before its end, while it is active", () => {
    const lot = aLot({ opensAt: 10, endsAt: 20 });
    expect([9, 10, 19, 20].map((at) => isOpenAt(lot, at))).toEqual([false, true, true, false]);
    expect(isOpenAt({ ...lot, status: "moderation" }, 15)).toBe(false);
  });
  it("has no light without a minimum, red below it and before any bid, green from the minimum on", () => {
    expect(lightOf({ reserve: null, lead: leadAt(5) })).toBe("none");
    expect(lightOf({ reserve: 10, lead: null })).toBe("red");
    expect(lightOf({ reserve: 10, lead: leadAt(9) })).toBe("red");
    expect(lightOf({ reserve: 10, lead: leadAt(10) })).toBe("green");
  });
  it("can be bought now until the next minimum reaches that price, or the end comes", () => {
    const lot = aLot({ buyNow: 22_000, endsAt: 20 });
    expect(buyNowAt(lot, 19)).toBe(22_000);
    expect(buyNowAt({ ...lot, lead: leadAt(21_499) }, 19)).toBe(22_000);
    expect(buyNowAt({ ...lot, lead: leadAt(21_500) }, 19)).toBeNull();
    expect(buyNowAt(lot, 20)).toBeNull();
    expect(buyNowAt(aLot(), 1)).toBeNull();
  });
});
