import { describe, expect, it } from "vitest";
import { fairScale, fairWords } from "./scale.ts";

describe("the line of comparable sales", () => {
  const sales = [168_500, 172_000, 176_500, 181_000, 184_500, 192_000];

  it("begins and ends at round prices, and holds every sale and the lot's own price", () => {
    const { ticks, place, dots } = fairScale(sales, [{ word: "Now", value: 178_000 }]);
    expect(ticks).toEqual([160_000, 170_000, 180_000, 190_000, 200_000]);
    expect([place(160_000), place(180_000), place(200_000)]).toEqual([0, 50, 100]);
    expect(dots.map(({ level }) => level)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("stacks dots that touch each other or the lot's own price", () => {
    const { dots } = fairScale([100, 100, 100, 150, 200], [{ word: "Now", value: 150 }]);
    expect(dots.map(({ value, level }) => [value, level])).toEqual([
      [100, 0],
      [100, 1],
      [100, 2],
      [150, 1],
      [200, 0],
    ]);
  });

  it("works with equal prices, and with own prices far below and above", () => {
    expect(fairScale([5_000, 5_000], []).ticks).toEqual([5_000, 5_001]);
    const { place } = fairScale(sales, [
      { word: "Start", value: 20_000 },
      { word: "Buy now", value: 900_000 },
    ]);
    expect([place(20_000) >= 0, place(900_000) <= 100]).toEqual([true, true]);
  });

  it("gives prices that nearly touch one flag", () => {
    const own = [
      { word: "Start", value: 170_000 },
      { word: "Minimum", value: 171_000 },
    ];
    expect(fairScale(sales, own).flags.map(({ word }) => word)).toEqual(["Start, minimum"]);
  });
});

it.each([
  [178_000, "In line with", "0.4 % below the median"],
  [178_750, "In line with", "at the median"],
  [184_112, "In line with", "3 % above the median"],
  [184_200, "Above", "3 % above the median"],
  [150_000, "Below", "16.1 % below the median"],
])("AED %i beside a median of 178,750 is told as %s, %s", (value, stand, share) => {
  expect(fairWords(value, 178_750)).toEqual([stand, share]);
});
