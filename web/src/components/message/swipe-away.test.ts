import { describe, expect, it } from "vitest";
import { isSwipedAway } from "./toast-view.tsx";

describe("a snackbar", () => {
  // @proves 9.constant.snackbar-5000-ms-dismissed-by-a
  it("closes with a vertical swipe over 50 px, up or down", () => {
    expect(isSwipedAway(0, 51)).toBe(true);
    expect(isSwipedAway(0, -51)).toBe(true);
    expect(isSwipedAway(0, 50)).toBe(false);
    expect(isSwipedAway(30, -80)).toBe(true);
  });

  it("stays when the finger moves sideways", () => {
    expect(isSwipedAway(200, 60)).toBe(false);
    expect(isSwipedAway(80, 0)).toBe(false);
  });
});
