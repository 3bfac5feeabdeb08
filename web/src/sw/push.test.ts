import { describe, expect, it } from "vitest";
import { readPushed } from "./push.ts";

describe("a push message", () => {
  it("is a sentence and a path", () => {
    const payload = {
      title: "Outbid",
      body: "Toyota Land Cruiser, AED 178,000",
      path: "/auction/7?bid=178500",
    };
    expect(readPushed(payload)).toEqual({ ...payload, badge: null });
  });

  it("carries the badge of the app, a whole number", () => {
    const payload = { title: "Outbid", body: "", path: "/auction/7" };
    expect(
      [3, 0, -1, 1.5, "2", null].map((app_badge) => readPushed({ ...payload, app_badge }).badge),
    ).toEqual([3, 0, null, null, null, null]);
  });

  it("opens a page of this site only", () => {
    for (const path of ["https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", 7]) {
      expect(readPushed({ title: "x", body: "y", path }).path).toBe("/auction");
    }
  });

  it("shows a general notice when it cannot be read, since browsers require a notice", () => {
    expect(readPushed(null)).toEqual({
      title: "Marsa",
      body: "There is news about your lots.",
      path: "/auction",
      badge: null,
    });
  });
});
