/** Tests of `next-best.ts`. */
import { describe, expect, it } from "vitest";
import { nextBest, type Candidate } from "./next-best.ts";

const NOW = Date.UTC(2026, 10, 24, 10);
const DAY_MS = 86_400_000;
const MAXIMUM = 185_000;
const lot = (id: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  likeness: 8,
  nextMin: 164_500,
  endsAt: NOW + DAY_MS,
  ...change,
});
const idsOf = (lots: readonly Candidate[]) => nextBest(lots, MAXIMUM, NOW).map(({ id }) => id);

describe("the next best lots of a lost maximum", () => {
  it("are lots whose next bid it covers, to the dirham", () => {
    expect(idsOf([lot(1, { nextMin: MAXIMUM }), lot(2, { nextMin: MAXIMUM + 1 })])).toEqual([1]);
  });

  it("have a price near it: half of it at least", () => {
    expect(idsOf([lot(1, { nextMin: 92_500 }), lot(2, { nextMin: 92_499 })])).toEqual([1]);
  });

  it("end later, within a week", () => {
    const ends = [NOW, NOW + 1, NOW + 7 * DAY_MS, NOW + 7 * DAY_MS + 1];
    expect(idsOf(ends.map((endsAt, at) => lot(at, { endsAt })))).toEqual([1, 2]);
  });

  it("are three at most: the most similar, then the nearest price, then the earliest end", () => {
    const near = { nextMin: 180_000 };
    const lots = [
      lot(1),
      lot(2, { ...near, endsAt: NOW + 2 * DAY_MS }),
      lot(3, near),
      lot(4, { likeness: 12, nextMin: 100_000 }),
    ];
    expect(idsOf(lots)).toEqual([4, 3, 2]);
  });
});
