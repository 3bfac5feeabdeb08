import { describe, expect, it } from "vitest";
import { withLocale, withoutLocale } from "./locale.ts";

describe("the /en prefix", () => {
  it("is taken off on the way in", () => {
    expect(["/en", "/en/", "/en/auction/7", "/auction"].map(withoutLocale)).toEqual([
      "/",
      "/",
      "/auction/7",
      "/auction",
    ]);
  });

  it("is not found in a word that begins with the same letters", () => {
    expect(withoutLocale("/england")).toBe("/england");
  });

  it("is put back into links when the visit began under it", () => {
    expect(withLocale("/auction", true)).toBe("/en/auction");
    expect(withLocale("/", true)).toBe("/en");
    expect(withLocale("/en/auction", true)).toBe("/en/auction");
    expect(withLocale("/auction", false)).toBe("/auction");
  });
});
