/** Tests of `times.ts`. */
import { expect, it } from "vitest";
import { beginsMs } from "./times.ts";

const MINUTE = 60_000;
const NOW = 29_000_000 * MINUTE;

it.each([
  ["draft", NOW + MINUTE, NOW + MINUTE],
  ["draft", NOW - 300 * MINUTE, NOW],
  ["scheduled", NOW - MINUTE, NOW],
  ["scheduled", NOW, NOW],
  ["open", NOW - MINUTE, NOW],
  ["finished", NOW - 300 * MINUTE, NOW - 300 * MINUTE],
  ["cancelled", NOW - 300 * MINUTE, NOW - 300 * MINUTE],
  ["draft", null, null],
] as const)("a %s lane that starts at %s begins at %s, whatever the second", (state, start, begins) => {
  expect(beginsMs(start, state, NOW)).toBe(begins);
  expect(beginsMs(start, state, NOW + 59_999)).toBe(begins);
});
