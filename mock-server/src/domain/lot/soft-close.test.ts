/** Tests of `soft-close.ts`. */
import { describe, expect, it } from "vitest";
import { A, auction, B } from "../test-support/auction.ts";

const MINUTE = 60_000;

describe("the soft close (vehicles: 120 s)", () => {
  const endsAt = 60 * MINUTE;
  it("resets the time left to two minutes from the receipt of a bid inside them", () => {
    const { placed, lot, publicRows } = auction({ endsAt });
    const { reply } = placed(A, "exact", 20_000, endsAt - 119_999);
    expect(reply).toMatchObject({ extended: true, endsAt: endsAt + 1 });
    expect(lot()).toMatchObject({ endsAt: endsAt + 1, extensions: 1 });
    expect(publicRows()).toEqual(["bid 1 20000", "extended 1 20000"]);
  });
  it("does not move the end with two minutes left or more", () => {
    expect(auction({ endsAt }).placed(A, "exact", 20_000, endsAt - 120_000).reply).toMatchObject({
      extended: false,
      endsAt,
    });
  });
  it("has three minutes for apartments", () => {
    const { placed } = auction({ kind: "apartment", endsAt });
    expect(placed(A, "exact", 20_000, endsAt - 1).reply.endsAt).toBe(endsAt - 1 + 180_000);
  });
  it("has no cap", () => {
    const { placed, lot } = auction({ endsAt });
    for (let n = 0; n < 20; n++) placed(n % 2 ? A : B, "exact", 20_000 + n * 500, lot().endsAt - 1);
    expect(lot().extensions).toBe(20);
  });
  it("is triggered by a bid that loses to a stored maximum, since it moves the price, and names that bid", () => {
    const { placed, publicRows } = auction({ endsAt });
    placed(A, "max", 26_000);
    expect(placed(B, "exact", 22_000, endsAt - 1).reply.extended).toBe(true);
    expect(publicRows().at(-1)).toBe("extended 2 22000");
  });
  it("is not triggered by a raise that keeps the price", () => {
    const { placed } = auction({ endsAt });
    placed(A, "max", 26_000);
    expect(placed(A, "max", 30_000, endsAt - 1).reply).toMatchObject({ extended: false, endsAt });
  });
  it("is triggered by a raise that takes the price to the minimum, and does not name the maximum", () => {
    const { placed, publicRows } = auction({ endsAt, reserve: 30_000 });
    placed(A, "max", 26_000);
    expect(placed(A, "max", 37_000, endsAt - 1).reply.extended).toBe(true);
    expect(publicRows().at(-1)).toBe("extended 1 30000");
  });
});
