import { expect, it } from "vitest";
import { canZoom, FITTING, turned, zoomed } from "./turns.ts";

it("returns to its start after four quarter turns", () => {
  const once = turned(FITTING);
  expect([once.turn, turned(turned(turned(once))).turn]).toEqual([90, 0]);
});

it("zooms step by step, and stops at either end", () => {
  const big = zoomed(zoomed(FITTING, 1), 1);
  expect([big.zoom, zoomed(big, -1).zoom, zoomed(FITTING, -1).zoom]).toEqual([2, 1.5, 1]);
  const biggest = { ...FITTING, zoom: 4 };
  expect([zoomed(biggest, 1).zoom, canZoom(biggest, 1), canZoom(FITTING, -1)]).toEqual([4, false, false]);
});
