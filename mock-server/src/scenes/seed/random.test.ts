/** Tests of `random.ts`. */
import { describe, expect, it } from "vitest";
import { randomFrom } from "./random.ts";

const draw = (random: { next(): number }): number[] => Array.from({ length: 5 }, () => random.next());

describe("a seeded random source", () => {
  it("repeats itself for the same seed and differs for another", () => {
    expect(draw(randomFrom(7))).toEqual(draw(randomFrom(7)));
    expect(draw(randomFrom(7))).not.toEqual(draw(randomFrom(8)));
  });

  it("gives a fork that does not depend on earlier draws", () => {
    const used = randomFrom(7);
    draw(used);
    expect(draw(used.fork("cars"))).toEqual(draw(randomFrom(7).fork("cars")));
  });

  it("keeps to its bounds and its weights", () => {
    const random = randomFrom(1);
    const thrown = Array.from({ length: 6_000 }, () => random.int(1, 6));
    expect([Math.min(...thrown), Math.max(...thrown)]).toEqual([1, 6]);
    const heavy = Array.from({ length: 2_000 }, () =>
      random.weighted([
        ["a", 3],
        ["b", 1],
        ["never", 0],
      ]),
    );
    expect(heavy.filter((side) => side === "a").length / 2_000).toBeCloseTo(0.75, 1);
    expect(heavy).not.toContain("never");
  });

  it("shuffles without loss, and never picks from an empty list", () => {
    expect(
      randomFrom(3)
        .shuffled([1, 2, 3, 4])
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4]);
    expect(() => randomFrom(3).pick([])).toThrow(RangeError);
  });
});
