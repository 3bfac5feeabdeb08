import { describe, expect, it } from "vitest";
import { readPushed } from "./push.ts";

describe("what the server pushes", () => {
  it("is a sentence and the place it is about", () => {
    const told = { title: "Outbid", body: "Toyota Land Cruiser, AED 178,000", path: "/auction/7" };
    expect(readPushed(told)).toEqual(told);
  });

  it("leads to this site only, whatever it says", () => {
    for (const path of ["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", 7]) {
      expect(readPushed({ title: "x", body: "y", path }).path).toBe("/auction");
    }
  });

  it("is news all the same when it cannot be read, since browsers insist on a notice", () => {
    expect(readPushed(null)).toEqual({
      title: "Marsa",
      body: "There is news about your lots.",
      path: "/auction",
    });
  });
});
