import { expect, test } from "vitest";
import { secondsLeft } from "./ring.tsx";

test("a ring never shows more seconds than its phase has, and counts a started second as one", () => {
  expect(secondsLeft(10_400, 10_000)).toBe(10);
  expect(secondsLeft(9_001, 10_000)).toBe(10);
  expect(secondsLeft(-300, 10_000)).toBe(0);
  // The first lot waits for the advertised time.
  expect(secondsLeft(125_000, 0)).toBe(125);
});
