import { expect, it } from "vitest";
import { untilNextLook } from "./clock.ts";

const NOW = 1_700_000_000_000;

it("looks at clocks five times a second", () => {
  expect(untilNextLook(NOW, [])).toBe(200);
});

it("looks at them when a whole second is left until an end that somebody counts down to", () => {
  expect(untilNextLook(NOW, [NOW + 61_130])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_730])).toBe(200);
  expect(untilNextLook(NOW, [NOW + 61_130, NOW + 5_080])).toBe(80);
});

it("has looked when a whole second is left, and goes on from there", () => {
  expect(untilNextLook(NOW, [NOW + 61_000])).toBe(200);
});

it("comes no sooner than that whole second", () => {
  expect(untilNextLook(NOW + 0.7, [NOW + 61_130])).toBe(130);
});

it("looks past an end, and at many of them, no more often than fifty times a second", () => {
  expect(untilNextLook(NOW, [NOW - 870])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_003])).toBe(20);
});
