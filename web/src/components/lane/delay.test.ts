/** Tests of `delay.ts`. */
import { expect, it } from "vitest";
import { delayOf } from "./delay.ts";

const START = Date.parse("2026-11-24T14:00:00+04:00");
const after = (minutes: number) => delayOf(START, START + minutes * 60_000);

it("says that a lane is about to start for one minute only", () => {
  expect(after(0)).toEqual({ word: "About to start", detail: "" });
  expect(after(0.99).word).toBe("About to start");
  expect(after(1).word).toBe("Delayed");
});

it("says why a lane is late, and since when", () => {
  expect(after(1).detail).toBe("No auctioneer yet. It was due 1 minute ago.");
  expect(after(32).detail).toBe("No auctioneer yet. It was due 32 minutes ago.");
  expect(after(125).detail).toBe("No auctioneer yet. It was due 2 hours ago.");
  expect(after(49 * 60).detail).toBe("No auctioneer yet. It was due 2 days ago.");
});
