import { describe, expect, it } from "vitest";
import type { LotNow } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { wishOf } from "./wishes.ts";

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
