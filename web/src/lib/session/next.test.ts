import { describe, expect, it, onTestFinished } from "vitest";
import { homeOf, knowPages, safeNext } from "./next.ts";

describe("the page after signing in", () => {
  it("is the page before", () => {
    expect(safeNext("/auction/7?tab=history")).toBe("/auction/7?tab=history");
  });

  it("is the reader's start when none is named: the desk, the lanes, or the auction list", () => {
    expect(safeNext(undefined)).toBe("/");
    expect(homeOf(["backoffice", "auctioneer"])).toBe("/clients");
    expect(homeOf(["auctioneer"])).toBe("/queue/current");
    for (const role of ["buyer", "seller"] as const) expect(homeOf([role])).toBe("/auction");
    expect(homeOf([])).toBe("/auction");
  });

  it("is always a page of this site", () => {
    for (const next of ["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""]) {
      expect(safeNext(next)).toBe("/");
    }
    for (const next of ["/\t/evil.test", "/\n/evil.test", "\t//evil.test"]) {
      expect(safeNext(next)).toBe("/");
    }
  });

  it("is a page that the router knows", () => {
    knowPages((path) => path === "/deposit");
    onTestFinished(() => knowPages(() => true));
    expect(safeNext("/deposit?sd=2026-11-01#list")).toBe("/deposit?sd=2026-11-01#list");
    expect(safeNext("/api/config")).toBe("/");
    expect(safeNext("/first-admin/secret")).toBe("/");
  });
});
