import { describe, expect, it } from "vitest";
import { guideScale } from "./guide-scale.ts";
import { spanWords } from "./span-words.ts";

const HOUR_MS = 3_600_000;

describe("the length of a sale", () => {
  it("is told in days, hours and minutes", () => {
    expect(spanWords(0, 74.25 * HOUR_MS)).toBe("3 days, 2 h 15 min");
    expect(spanWords(0, 24 * HOUR_MS)).toBe("1 day");
    expect(spanWords(0, HOUR_MS / 2)).toBe("30 min");
  });

  it("is not told where the end is not after the start", () => {
    expect(spanWords(HOUR_MS, HOUR_MS)).toBeNull();
  });
});

describe("the scale of the price guide", () => {
  it("holds all prices, in their order, inside its ends", () => {
    const { place, marks } = guideScale({ low: 84_000, high: 108_000 }, [
      ["Start", 82_000],
      ["Minimum", 95_000],
      ["Buy now", 118_000],
    ]);
    expect(marks.map(({ word }) => word)).toEqual(["Start", "Minimum", "Buy now"]);
    expect([place(82_000) > 0, place(118_000) < 100, place(84_000) < place(108_000)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("has one mark for prices that nearly touch, and none for a missing one", () => {
    const { marks } = guideScale({ low: 80_000, high: 110_000 }, [
      ["Start", 90_000],
      ["Minimum", 91_000],
      ["Buy now", null],
    ]);
    expect(marks.map(({ word }) => word)).toEqual(["Start, Minimum"]);
  });
});
