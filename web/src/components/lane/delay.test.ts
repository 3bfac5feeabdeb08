/** Tests of `delay.ts`. */
import { expect, it } from "vitest";
import { delayOf, waitingWord } from "./delay.ts";

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

it("says of a lot in a late lane that the lane is delayed, and of one in a running lane that its turn comes soon", () => {
  const lane = (state: "scheduled" | "running") => ({ state, start: new Date(START).toISOString() });
  const late = START + 30 * 60_000;
  expect(waitingWord(lane("scheduled"), late)).toBe("Delayed");
  expect(waitingWord(lane("scheduled"), START)).toBe("About to start");
  expect(waitingWord(lane("running"), late)).toBe("soon");
  expect(waitingWord(null, late)).toBe("soon");
});
