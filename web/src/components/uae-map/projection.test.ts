import { describe, expect, it } from "vitest";
import {
  boxOf,
  covers,
  fit,
  isClosest,
  middleOf,
  moved,
  onPlane,
  onScreen,
  UAE,
  viewAround,
  zoomed,
} from "./projection.ts";

const size = { width: 1000, height: 700 };
const dubai = { lat: 25.2, lon: 55.27 };

describe("the plane", () => {
  it("is Mercator's projection around the middle of the Emirates", () => {
    expect(onPlane({ lat: 24.3, lon: 54 })).toEqual({ x: 0, y: 0 });
    const { x, y } = onPlane(dubai);
    expect(x).toBeCloseTo(132.994, 3);
    expect(y).toBeCloseTo(-103.782, 3);
  });
});

describe("the map's view", () => {
  it("has a place in its middle, which moves with it", () => {
    const view = fit([55.17, 25.1, 55.37, 25.3], size);
    const { lat, lon } = middleOf(view);
    expect(lat).toBeCloseTo(dubai.lat, 3);
    expect(lon).toBeCloseTo(dubai.lon, 5);
    expect(onScreen(middleOf(moved(view, -40, 0)), view, size).left).toBeCloseTo(540, 1);
  });

  it("shows a whole box, and says which part of the map is visible", () => {
    const box = boxOf(fit(UAE, size), size);
    expect(box[0]).toBeLessThan(UAE[0]);
    expect(box[1]).toBeLessThan(UAE[1]);
    expect(box[2]).toBeGreaterThan(UAE[2]);
    expect(box[3]).toBeGreaterThan(UAE[3]);
    expect(covers(box, UAE)).toBe(true);
    expect(covers(boxOf(zoomed(fit(UAE, size), 2), size), UAE)).toBe(false);
  });

  it("keeps the point under the pointer in its place during a zoom", () => {
    const view = fit(UAE, size);
    const at = onScreen(dubai, view, size);
    const closer = zoomed(view, 3, at.left - 500, at.top - 350);
    expect(onScreen(dubai, closer, size).left).toBeCloseTo(at.left, 3);
    expect(onScreen(dubai, closer, size).top).toBeCloseTo(at.top, 3);
    expect(closer.k).toBeCloseTo(view.k * 3);
  });

  it("moves with the pointer, and never out of the Gulf", () => {
    const view = fit(UAE, size);
    const at = onScreen(dubai, view, size);
    expect(onScreen(dubai, moved(view, 30, -10), size).left).toBeCloseTo(at.left + 30, 3);
    const far = boxOf(moved(view, -1e6, -1e6), size);
    expect(far[0]).toBeLessThan(58);
  });

  it("zooms in to 9 km across a desk's map at most", () => {
    const closest = zoomed(viewAround(dubai, size, 10), 1e6);
    expect(isClosest(closest)).toBe(true);
    const [west, , east] = boxOf(closest, { width: 1040, height: 850 });
    expect((east - west) * 111.32 * Math.cos((dubai.lat * Math.PI) / 180)).toBeCloseTo(9.1, 1);
  });
});
