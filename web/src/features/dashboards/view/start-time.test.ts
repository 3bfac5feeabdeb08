/** Tests of `start-time.tsx`. */
import { expect, it } from "vitest";
import { startWords } from "./start-time.tsx";

const START = Date.UTC(2026, 10, 24, 14);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

it.each([
  [-3 * DAY_MS, "Nov 24, 18:00 GST"],
  [-MINUTE_MS, "Nov 24, 18:00 GST"],
  [-1, "Nov 24, 18:00 GST"],
  [0, "about to start"],
  [MINUTE_MS - 1, "about to start"],
  [MINUTE_MS, "delayed, no auctioneer yet"],
  [5 * DAY_MS, "delayed, no auctioneer yet"],
])("a start is a time only while it is to come: %i ms after it", (after, words) => {
  expect(startWords(START, START + after)).toBe(words);
});
