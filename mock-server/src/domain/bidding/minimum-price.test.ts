/** Tests of the minimum price rules. */
import { describe, expect, it } from "vitest";
import { A, auction, B } from "../test-support/auction.ts";

describe("the minimum price", () => {
  it("becomes the price at once when a first maximum covers it", () => {
    const { placed, standing } = auction({ reserve: 30_000 });
    placed(A, "max", 35_000);
    expect(standing()).toEqual({ price: 30_000, leader: A, max: 35_000 });
  });
  it("becomes the price at once when a covering maximum beats another", () => {
    const { placed, standing } = auction({ reserve: 30_000 });
    placed(A, "exact", 20_000);
    placed(B, "max", 30_000);
    expect(standing()).toEqual({ price: 30_000, leader: B, max: 30_000 });
  });
  it("changes no price when the step alone passes it", () => {
    const { placed, standing } = auction({ reserve: 26_200 });
    placed(A, "max", 26_000);
    placed(B, "max", 40_000);
    expect(standing().price).toBe(26_500);
  });
  it("is written once, and never with its amount", () => {
    const { placed, room, lot } = auction({ reserve: 30_000 });
    placed(A, "exact", 29_999);
    expect(lot().reserveReached).toBe(false);
    placed(B, "exact", 31_337);
    placed(A, "exact", 32_000);
    const reached = room.rows(1).filter(({ kind }) => kind === "minimum_reached");
    expect(reached).toHaveLength(1);
    expect(reached[0]?.amount).toBeNull();
  });
  it("is reported in the same words whether the maximum ends there or not", () => {
    const causes = [30_000, 50_000].map((max) => {
      const { placed } = auction({ reserve: 30_000 });
      return placed(A, "max", max).history.at(-2)?.cause;
    });
    expect(causes[0]).toBe(causes[1]);
  });
  it("shows no light for a lot without a minimum", () => {
    expect(auction().placed(A, "exact", 20_000).reply.light).toBe("none");
  });
});
