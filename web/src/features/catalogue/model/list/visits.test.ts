import { describe, expect, it } from "vitest";
import { isNewVisit } from "./visits.ts";

describe("an entry of the history", () => {
  it("is new once; back and forward return to an old one", () => {
    expect([isNewVisit("a"), isNewVisit("b"), isNewVisit("a")]).toEqual([true, true, false]);
  });
});
