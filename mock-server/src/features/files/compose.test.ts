/** Tests of `compose.ts`. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  backdropOf,
  paintOf,
  viewOf,
  type BackdropId,
  type PaintId,
} from "../../scenes/pictures/catalogue.ts";
import { compose } from "./compose.ts";
import { platesOf } from "./plates.ts";

type Rectangle = readonly [x: number, y: number, w: number, h: number];

function meanRgb(pixels: Uint8Array, width: number, [x, y, w, h]: Rectangle): number[] {
  const sum = [0, 0, 0];
  for (let row = y; row < y + h; row++) {
    for (let column = x; column < x + w; column++) {
      for (let q = 0; q < 3; q++) sum[q]! += pixels[(row * width + column) * 3 + q]!;
    }
  }
  return sum.map((total) => total / (w * h));
}

/** Means delivered with the picture material; a correct composition is within half a step. */
const EXPECTED: readonly [PaintId, BackdropId, string, Rectangle, readonly number[]][] = [
  ["red", "studio", "bonnet", [300, 380, 80, 30], [208.5, 24.6, 30.6]],
  ["red", "studio", "door", [700, 420, 60, 60], [197.5, 48.8, 53.1]],
  ["red", "studio", "front tyre and rim", [500, 440, 120, 120], [102.1, 59.4, 61.7]],
  ["red", "studio", "floor shadow", [300, 590, 100, 20], [58.6, 31.7, 32.3]],
  ["red", "studio", "backdrop", [40, 40, 100, 60], [234, 235.5, 238]],
  ["silver", "slate", "bonnet", [300, 380, 80, 30], [126.9, 130.5, 134.6]],
  ["silver", "slate", "door", [700, 420, 60, 60], [155.7, 158.9, 161.4]],
  ["silver", "slate", "backdrop", [40, 40, 100, 60], [72.3, 78.5, 85.9]],
];

describe("composing a vehicle picture", async () => {
  const view = viewOf("sedan", "f34");
  const plates = await platesOf(view, view.width);

  it.each(EXPECTED)(
    "gives a %s sedan before %s the expected light on the %s",
    (paint, backdrop, _, at, mean) => {
      const pixels = compose(plates, paintOf(paint), backdropOf(backdrop));
      for (const [q, value] of meanRgb(pixels, view.width, at).entries()) {
        expect(Math.abs(value - mean[q]!)).toBeLessThanOrEqual(0.5);
      }
    },
  );

  it("composes a card in its own size, as the whole picture made small", async () => {
    const small = await platesOf(view, 480);
    const card = compose(small, paintOf("red"), backdropOf("studio"));
    const raw = { width: view.width, height: view.height, channels: 3 } as const;
    const whole = compose(plates, paintOf("red"), backdropOf("studio"));
    const made = await sharp(whole, { raw }).resize(480).raw().toBuffer();
    const apart = made.reduce((sum, value, i) => sum + Math.abs(value - card[i]!), 0) / made.length;
    expect([small.width, small.height, apart < 1]).toEqual([480, 320, true]);
  });

  it("reads the plates of a view once for all its paints", async () => {
    expect(await platesOf(view, 480)).toBe(await platesOf(view, 480));
  });

  it("is the same picture every time", () => {
    const once = compose(plates, paintOf("teal"), backdropOf("mist"));
    expect(compose(plates, paintOf("teal"), backdropOf("mist"))).toEqual(once);
  });
});
