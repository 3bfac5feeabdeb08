import { describe, expect, it } from "vitest";
import { fit, UAE } from "../../../components/uae-map/projection.ts";
import { clustersOf, groupingAt, type MapPlace, radiusOf, shortPrice } from "./places.ts";

const size = { width: 1000, height: 700 };
const place = (label: string, lat: number, lon: number, count: number): MapPlace => ({
  lat,
  lon,
  count,
  label,
  community: null,
  box: [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1],
  lot: null,
});
const dubai = place("Dubai", 25.1, 55.3, 594);
const sharjah = place("Sharjah", 25.31, 55.45, 173);
const ajman = place("Ajman", 25.38, 55.49, 58);
const alAin = place("Al Ain", 24.19, 55.74, 64);

describe("places on the map", () => {
  it("that touch become one, with both names, at the place of the bigger one", () => {
    const clusters = clustersOf([dubai, sharjah, alAin, ajman], fit(UAE, size), size);
    expect(clusters.map(({ label, count }) => [label, count])).toEqual([
      ["Dubai, Sharjah", 825],
      ["Al Ain", 64],
    ]);
    const [whole] = clusters;
    expect(whole?.box.map((side) => Number(side.toFixed(2)))).toEqual([55.2, 25, 55.59, 25.48]);
    expect(clustersOf([dubai], fit(UAE, size), size)[0]?.left).toBe(whole?.left);
  });

  it("are apart after zooming in, and left out outside the view", () => {
    const near = fit([55, 25, 55.6, 25.5], size);
    expect(clustersOf([dubai, sharjah, alAin], near, size).map(({ label }) => label)).toEqual([
      "Dubai",
      "Sharjah",
    ]);
  });

  it("have names where the whole name fits, even at the edge of a phone", () => {
    const phone = { width: 390, height: 600 };
    const rak = place("Ras Al Khaimah", 25.75, 55.95, 20);
    const fujairah = place("Fujairah", 25.13, 56.33, 9);
    const clusters = clustersOf([dubai, rak, fujairah, alAin], fit(UAE, phone), phone);
    expect(clusters.map(({ label, labelled }) => [label, labelled !== null])).toContainEqual([
      "Fujairah",
      true,
    ]);
    for (const { label, labelled } of clusters) {
      if (labelled?.side !== "below" && labelled?.side !== "above") continue;
      expect(labelled.left + label.length * 3.3).toBeLessThanOrEqual(phone.width);
    }
  });

  it("of more lots are bigger, up to a limit", () => {
    expect(radiusOf(2)).toBeLessThan(radiusOf(20));
    expect(radiusOf(1_000_000)).toBe(40);
  });
});

describe("a price on a flag", () => {
  it("is as short as possible", () => {
    expect([950, 92_400, 214_000, 1_450_000, 12_300_000].map(shortPrice)).toEqual([
      "950",
      "92k",
      "214k",
      "1.45m",
      "12.3m",
    ]);
  });
});

describe("the lots of the map", () => {
  it("are grouped by city, by community, and by building from about 12 km across", () => {
    expect([0.9, 4.9, 5, 82, 83, 110].map((k) => groupingAt({ k }))).toEqual([
      "city",
      "city",
      "community",
      "community",
      "building",
      "building",
    ]);
  });
});
