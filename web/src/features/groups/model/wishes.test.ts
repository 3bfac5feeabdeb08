import { describe, expect, it } from "vitest";
import type { LotNow } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import type { Group } from "./queries.ts";
import { heldFor, wishOf } from "./wishes.ts";

const lot = { id_auction: 7 } as Lot;
const now = (status: LotNow["status"], max: number | null) =>
  ({ status, mine: { max }, live: { price: 26_000 } }) as LotNow;

describe("a wish of a group", () => {
  it("is what the reader typed, in whole dirhams", () => {
    expect(wishOf(lot, now("none", null), "30,000")).toMatchObject({ leads: false, max: 30_000 });
    expect(wishOf(lot, now("outbid", 25_000), "30,000.50")).toMatchObject({ text: "30,000.50", max: null });
  });

  it("is the maximum of a lead, and the price of a lead by a plain bid", () => {
    expect(wishOf(lot, now("leading", 40_000), "")).toMatchObject({
      leads: true,
      text: "40,000",
      max: 40_000,
    });
    expect(wishOf(lot, now("leading", null), "")).toMatchObject({ leads: true, text: "26,000", max: 26_000 });
  });
});

describe("what is held for a group already", () => {
  const lots = [lot, { id_auction: 8 } as Lot];
  const held = { ...now("leading", null), mine: { max: null, hold: 5_200 } } as LotNow;
  const nows = [held, now("none", null)];

  it("is the hold of a lead that is not in it yet", () => {
    expect(heldFor(undefined, lots, nows)).toBe(5_200);
  });

  it("is the hold of the group, which has that of its own lead", () => {
    const own = { hold: 8_000, lots: [{ id_auction: 7, state: "awake" }] } as Group;
    expect(heldFor(own, lots, nows)).toBe(8_000);
  });
});
