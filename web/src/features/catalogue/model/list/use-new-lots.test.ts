import { describe, expect, it } from "vitest";
import { newLotsIn } from "./use-new-lots.ts";

describe("lots that join the list", () => {
  it("come before the last loaded one", () => {
    expect(newLotsIn([7, 3, 8], 3, new Set([1, 2, 3]))).toEqual([7]);
  });

  it("are all new matches when the whole list is loaded", () => {
    expect(newLotsIn([7, 8], null, new Set([1, 2, 3]))).toEqual([7, 8]);
  });

  it("are none when the last loaded lot left the list, since their place is unknown", () => {
    expect(newLotsIn([7, 8], 3, new Set([1, 2, 3]))).toEqual([]);
  });

  it("are never lots of the list", () => {
    expect(newLotsIn([1, 7, 3], 3, new Set([1, 2, 3]))).toEqual([7]);
  });
});
