import { describe, expect, it } from "vitest";
import { neighboursOf } from "./neighbours.ts";

describe("the neighbours of a lot in the list one came from", () => {
  it("are the lots before and after it, with its place", () => {
    expect(neighboursOf([7, 3, 9], 3)).toEqual({ place: 2, before: 7, after: 9 });
  });

  it("end with the list", () => {
    expect(neighboursOf([7, 3], 7)).toEqual({ place: 1, before: null, after: 3 });
    expect(neighboursOf([7, 3], 3)).toEqual({ place: 2, before: 7, after: null });
  });

  it("are unknown for a lot of another list", () => {
    expect(neighboursOf([7, 3], 4)).toBeNull();
  });
});
