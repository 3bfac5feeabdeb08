import { expect, it } from "vitest";
import { untilNextLook } from "./clock.ts";

const NOW = 1_700_000_000_000;

it("updates clocks five times a second", () => {
  expect(untilNextLook(NOW, [])).toBe(200);
});

it("updates them at each whole second before an end with a countdown", () => {
  expect(untilNextLook(NOW, [NOW + 61_130])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_730])).toBe(200);
  expect(untilNextLook(NOW, [NOW + 61_130, NOW + 5_080])).toBe(80);
});

it("continues from the whole second of its last update", () => {
  expect(untilNextLook(NOW, [NOW + 61_000])).toBe(200);
});

it("never updates before the whole second", () => {
  expect(untilNextLook(NOW + 0.7, [NOW + 61_130])).toBe(130);
});

it("updates at most fifty times a second, past an end and with many ends", () => {
  expect(untilNextLook(NOW, [NOW - 870])).toBe(130);
  expect(untilNextLook(NOW, [NOW + 61_003])).toBe(20);
});
