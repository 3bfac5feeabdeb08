import { describe, expect, it } from "vitest";
import { rotationAt } from "./rotation.ts";

const turns = (count: number, lots: number, perPage: number) =>
  Array.from({ length: count }, (_, i) => rotationAt(1_000_000 + i, lots, perPage));

describe("the pages of today's sale", () => {
  it("follow one another and start again, with all lots in each round", () => {
    const round = turns(4, 20, 6);
    expect(new Set(round.map(({ page }) => page))).toEqual(new Set([0, 1, 2, 3]));
    const shown = round.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it("show the photo of one of their lots, in the end of each lot", () => {
    const seen = turns(4 * 6, 20, 6);
    for (const { from, to, pictured } of seen) {
      expect(pictured).toBeGreaterThanOrEqual(from);
      expect(pictured).toBeLessThan(to);
    }
    expect(new Set(seen.map(({ pictured }) => pictured)).size).toBe(20);
  });

  it("share the lots evenly: no page has only one or two", () => {
    expect(turns(3, 14, 6).map(({ from, to }) => to - from)).toEqual(expect.arrayContaining([5, 5, 4]));
  });

  it("are one page where all lots fit, and an empty one without lots", () => {
    expect(rotationAt(7, 5, 6)).toMatchObject({ pages: 1, page: 0, from: 0, to: 5 });
    expect(rotationAt(7, 0, 6)).toEqual({ pages: 1, page: 0, from: 0, to: 0, pictured: null });
  });
});
