import { describe, expect, it } from "vitest";
import { namesAt, overlap } from "./names.ts";
import { fit, UAE } from "./projection.ts";

const size = { width: 1040, height: 850 };
const dubai = fit([55, 24.9, 55.45, 25.3], size);
const texts = (...asked: Parameters<typeof namesAt>) => namesAt(...asked).map(({ text }) => text);

describe("the names on the map", () => {
  it("are those of seas, countries and emirates for the whole country, and more with each zoom", () => {
    const whole = texts(fit(UAE, size), size);
    expect(whole).toContain("Arabian Gulf");
    expect(whole).not.toContain("Dubai Marina");
    expect(texts(dubai, size)).toEqual(
      expect.arrayContaining(["Dubai", "Dubai Hills", "Jumeirah Village Circle"]),
    );
    expect(texts(dubai, size).length).toBeGreaterThan(whole.length);
  });

  it("are the ones that people use, before those of the register", () => {
    const all = texts(dubai, size);
    expect(all).not.toContain("Marsa Dubai");
    const [searched, other] = [all.indexOf("Arabian Ranches"), all.indexOf("Al Yalayis 2")];
    expect(searched).toBeGreaterThan(0);
    expect(searched).toBeLessThan(other);
  });

  it("stand neither over each other nor over discs, and are whole", () => {
    const disc = { left: 480, top: 380, right: 560, bottom: 460 };
    const areas = namesAt(dubai, size, [disc]).map(({ text, left, top }) => ({
      left: left - text.length * 3,
      right: left + text.length * 3,
      top: top - 9,
      bottom: top + 9,
    }));
    expect(areas.length).toBeGreaterThan(20);
    for (const [place, area] of areas.entries()) {
      expect(areas.slice(place + 1).filter((other) => overlap(area, other))).toEqual([]);
      expect(overlap(area, disc)).toBe(false);
      expect(area.left >= 0 && area.right <= size.width).toBe(true);
    }
  });

  it("are left out where a disc has the same name", () => {
    expect(texts(dubai, size, [], new Set(["Dubai Hills"]))).not.toContain("Dubai Hills");
  });
});
