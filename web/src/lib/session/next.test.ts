import { describe, expect, it, onTestFinished } from "vitest";
import { knowPages, safeNext } from "./next.ts";

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
    for (const next of ["/\t/evil.test", "/\n/evil.test", "\t//evil.test"]) {
      expect(safeNext(next)).toBe("/auction");
    }
  });

  it("is a page that the router knows", () => {
    knowPages((path) => path === "/deposit");
    onTestFinished(() => knowPages(() => true));
    expect(safeNext("/deposit?sd=2026-11-01#list")).toBe("/deposit?sd=2026-11-01#list");
    expect(safeNext("/api/config")).toBe("/auction");
    expect(safeNext("/first-admin/secret")).toBe("/auction");
  });
});
