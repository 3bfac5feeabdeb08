import { describe, expect, it } from "vitest";
import { newLotsIn } from "./new-lots.ts";

describe("lots that joined the list", () => {
  it("stand before the last one that is loaded", () => {
    expect(newLotsIn([7, 3, 8], 3, new Set([1, 2, 3]))).toEqual([7]);
  });

  it("are all that match when the whole list is loaded", () => {
    expect(newLotsIn([7, 8], null, new Set([1, 2, 3]))).toEqual([7, 8]);
  });

  it("are none when the last one left the list meanwhile: nobody knows where they stand", () => {
    expect(newLotsIn([7, 8], 3, new Set([1, 2, 3]))).toEqual([]);
  });

  it("are never those that are there", () => {
    expect(newLotsIn([1, 7, 3], 3, new Set([1, 2, 3]))).toEqual([7]);
  });
});
