import { describe, expect, it } from "vitest";
import { rotationAt } from "./rotation.ts";

const turns = (count: number, lots: number, perPage: number) =>
  Array.from({ length: count }, (_, i) => rotationAt(1_000_000 + i, lots, perPage));

describe("the pages of today's sale", () => {
  it("follow one another and start again, with all lots in each round", () => {
    const round = turns(4, 20, 6);
    expect(new Set(round.map(({ page }) => page))).toEqual(new Set([0, 1, 2, 3]));
    const shown = round.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    expect([...new Set(shown)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it("show the photo of one of their lots, in the end of each lot", () => {
    const seen = turns(4 * 6, 20, 6);
    for (const { from, to, pictured } of seen) {
      expect(pictured).toBeGreaterThanOrEqual(from);
      expect(pictured).toBeLessThan(to);
    }
    expect(new Set(seen.map(({ pictured }) => pictured)).size).toBe(20);
  });

  it.each([
    {
      lots: 7,
      most: 6,
      pages: [
        [0, 6],
        [1, 7],
      ],
    },
    {
      lots: 14,
      most: 6,
      pages: [
        [0, 6],
        [6, 12],
        [8, 14],
      ],
    },
    {
      lots: 12,
      most: 6,
      pages: [
        [0, 6],
        [6, 12],
      ],
    },
    {
      lots: 13,
      most: 4,
      pages: [
        [0, 4],
        [4, 8],
        [8, 12],
        [9, 13],
      ],
    },
    {
      lots: 3,
      most: 1,
      pages: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
    {
      lots: 81,
      most: 80,
      pages: [
        [0, 80],
        [1, 81],
      ],
    },
  ])("are all full, the last one too: $lots lots, $most in a page", ({ lots, most, pages }) => {
    const round = turns(pages.length, lots, most).toSorted((one, other) => one.page - other.page);
    expect(round.map(({ from, to }) => [from, to])).toEqual(pages);
  });

  it("are one page where all lots fit, and an empty one without lots", () => {
    expect(rotationAt(7, 5, 6)).toMatchObject({ pages: 1, page: 0, from: 0, to: 5 });
    expect(rotationAt(7, 0, 6)).toEqual({ pages: 1, page: 0, from: 0, to: 0, pictured: null });
  });
});
