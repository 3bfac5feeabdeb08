import { describe, expect, it } from "vitest";
import { columnsOf, inBounds } from "./price-columns.ts";

describe("the columns of prices", () => {
  it("reach from the lowest price with lots to the highest, with the empty ones between", () => {
    const columns = columnsOf([
      { value: "75000", count: 4 },
      { value: "30000", count: 1 },
    ]);
    expect(columns.map(({ words }) => words)).toEqual([
      "1 lot from 30,000 to 50,000",
      "0 lots from 50,000 to 75,000",
      "4 lots from 75,000 to 100,000",
    ]);
  });

  it("are so few that each is 24 px wide: neighbours are joined, and no lot is lost", () => {
    const counts = ["0", "10000", "75000", "1000000", "3000000", "5000000"].map((value) => ({
      value,
      count: 2,
    }));
    const columns = columnsOf(counts);
    expect(columns.length).toBeLessThanOrEqual(8);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    for (const [at, { to }] of columns.slice(0, -1).entries()) expect(to).toBe(columns[at + 1]!.from);
    expect(columns.at(-1)!.to).toBeNull();
  });

  it("have no upper end at the top, and are none without lots", () => {
    expect(columnsOf([{ value: "5000000", count: 2 }])[0]).toMatchObject({
      to: null,
      words: "2 lots from 5,000,000",
    });
    expect(columnsOf([])).toEqual([]);
  });

  it("are chosen where they share prices with the filter", () => {
    expect(inBounds(30_000, 50_000, {})).toBe(true);
    expect(inBounds(30_000, 50_000, { from: 50_000 })).toBe(false);
    expect(inBounds(30_000, 50_000, { to: 29_999 })).toBe(false);
    expect(inBounds(5_000_000, null, { from: 6_000_000 })).toBe(true);
  });
});
