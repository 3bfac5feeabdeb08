import { describe, expect, it } from "vitest";
import { fit, UAE, viewAround } from "#/components/uae-map/projection.ts";
import { bodyOf, cardAt, clustersOf, groupingAt, type MapPlace, radiusOf, shortPrice } from "./places.ts";

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

const flag = (id: number, lon: number, label = `Tower ${id}`) => ({
  ...place(label, 25.08, lon, 1),
  community: "dubai-marina",
  lot: { id_auction: id, live: { price: 1_450_000 } } as MapPlace["lot"],
});

describe("places on the map", () => {
  it("that touch become one, with both names, at the place of the bigger one", () => {
    const clusters = clustersOf([dubai, sharjah, alAin, ajman], fit(UAE, size), size);
    expect(clusters.map(({ label, count }) => [label, count])).toEqual([
      ["Dubai, Sharjah +1", 825],
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

describe("flags", () => {
  const near = viewAround({ lat: 25.08, lon: 55.14 }, size, 10);
  it("open from about 12 km across, with the tip on the building", () => {
    const one = flag(1, 55.14);
    expect(clustersOf([one], fit([55, 24.9, 55.5, 25.3], size), size)[0]?.lot).toBeNull();
    const [shown] = clustersOf([one], near, size);
    expect(shown?.lot?.id_auction).toBe(1);
    expect(bodyOf(shown!)).toMatchObject({ bottom: shown!.top });
  });

  it("become a disc with both names when they cover more than a third of each other", () => {
    // A flag is about 57 px wide.
    const px = (count: number) => count / (near.k * 104.72);
    const covering = clustersOf([flag(1, 55.14), flag(2, 55.14 + px(30))], near, size);
    expect(covering).toMatchObject([
      { count: 2, lot: null, label: "Tower 1, Tower 2", community: "dubai-marina" },
    ]);
    expect(clustersOf([flag(1, 55.14), flag(2, 55.14 + px(45))], near, size)).toHaveLength(2);
  });

  it("have their card beside them, within the map and over no other flag", () => {
    const card = { width: 276, height: 272 };
    const at = { left: 500, top: 300 };
    const free = cardAt(at, card, size, []);
    expect(free.left).toBeGreaterThan(500);
    const right = { left: 560, top: 280, right: 620, bottom: 312 };
    expect(cardAt(at, card, size, [right]).left).toBeLessThan(500 - card.width);
    const phone = { width: 390, height: 400 };
    const low = cardAt({ left: 200, top: 90 }, card, phone, []);
    expect(low.top).toBeGreaterThan(90);
    expect(low.left + card.width).toBeLessThanOrEqual(390);
  });
});

describe("discs of many places", () => {
  it("name the two largest and count the others", () => {
    const view = fit(UAE, size);
    const [one] = clustersOf([dubai, sharjah, ajman, place("Hatta", 25.2, 55.35, 2)], view, size);
    expect(one?.label).toBe("Dubai, Sharjah +2");
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
