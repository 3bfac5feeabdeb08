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
