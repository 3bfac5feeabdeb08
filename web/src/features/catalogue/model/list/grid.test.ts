import { describe, expect, it } from "vitest";
import { gridShape } from "./grid.ts";

describe("the grid", () => {
  it("is four cards of 252 px at the design's width, a row 350 px high", () => {
    expect(gridShape(1068, 4, true, 1)).toEqual({ columns: 4, card: 252, row: 350, gap: 30 });
  });

  it("grows in height with bigger letters, the photo does not", () => {
    expect(gridShape(1068, 4, true, 2).row - 350).toBe(179);
  });
});
