import { describe, expect, it } from "vitest";
import { safeNext } from "./next.ts";

describe("the page after signing in", () => {
  it("is the page before", () => {
    expect(safeNext("/auction/7?tab=history")).toBe("/auction/7?tab=history");
  });

  it("is the auction list when none is named", () => {
    expect(safeNext(undefined)).toBe("/auction");
  });

  it("is always a page of this site", () => {
    for (const next of ["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""]) {
      expect(safeNext(next)).toBe("/auction");
    }
  });
});
