/** Composes vehicle pictures from plates. */
import type { Backdrop, Paint, Rgb } from "../../scenes/pictures/catalogue.ts";

/** Three plates of one view, 8-bit RGB rows: light off the paint, light on the paint, and its geometry. */
export interface Plates {
  readonly base: Uint8Array;
  readonly paint: Uint8Array;
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const table = (size: number, at: (i: number) => number): Float32Array =>
  Float32Array.from({ length: size }, (_, i) => at(i));

/** Plates are stored with a square-root curve, so that dark tones keep their steps. */
const LIGHT = table(256, (v) => 4 * (v / 255) ** 2);
const ON_PAINT = table(256, (v) => 2.5 * (v / 255) ** 2);
const FLOOR = table(256, (v) => (v / 255) ** 1.5);

const clamp01 = (x: number): number => Math.min(1, Math.max(0, x));

function smoothstep(from: number, to: number, x: number): number {
  const k = clamp01((x - from) / (to - from));
  return k * k * (3 - 2 * k);
}

/** Converts linear light to screen values: a filmic tone curve, then the sRGB transfer curve. 0…1. */
function developed(light: number): number {
  const x = 0.78 * Math.max(light, 0);
  const y = clamp01((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
  return y <= 0.003_130_8 ? 12.92 * y : 1.055 * y ** (1 / 2.4) - 0.055;
}

const LIGHT_MAX = 8;
const STEPS = 8192;
const PER_LIGHT = (STEPS - 1) / LIGHT_MAX;
const DEVELOPED = table(STEPS + 1, (i) => developed(i / PER_LIGHT));

/** Returns the backdrop's color per row (before its darker edges), and the darkness of each column. */
function backdropLight(
  backdrop: Backdrop,
  width: number,
  height: number,
): { rows: Float32Array; columns: Float32Array } {
  const rows = new Float32Array(height * 3);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const t1 = smoothstep(0.1, 0.6, v);
    const t2 = smoothstep(0.6, 1.05, v);
    const mix = (q: 0 | 1 | 2): number =>
      (backdrop.top[q] * (1 - t1) + backdrop.horizon[q] * t1) * (1 - t2) + backdrop.bottom[q] * t2;
    rows.set([mix(0), mix(1), mix(2)], y * 3);
  }
  const columns = table(width, (x) => 1 - 0.1 * (2 * ((x + 0.5) / width) - 1) ** 2);
  return { rows, columns };
}

/**
 * Returns one finished picture, 8-bit sRGB rows of the plates' size: the view in this paint before this backdrop.
 * Pure; about 50 ms for 1200 x 800. The plates hold premultiplied linear light, so all parts add up; `mask` is
 * (angle to the viewer on paint, unshadowed floor, coverage).
 */
export function compose(
  plates: Plates,
  paint: { readonly rgb: Rgb; readonly metal: Paint["metal"] },
  backdrop: Backdrop,
): Uint8Array {
  const { base, paint: onPaint, mask, width, height } = plates;
  const { rows, columns } = backdropLight(backdrop, width, height);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const coverage = mask[i + 2]! / 255;
      // Metallic paints are darker where the surface turns away.
      const flop = 1 + paint.metal * (1.15 * (mask[i]! / 255) - 0.62);
      const behind = columns[x]! * FLOOR[mask[i + 1]!]! * (1 - coverage);
      const contrast = 0.6 * coverage;
      for (let q = 0; q < 3; q++) {
        const light =
          LIGHT[base[i + q]!]! +
          paint.rgb[q]! * flop * ON_PAINT[onPaint[i + q]!]! +
          rows[y * 3 + q]! * behind;
        const at = Math.min(light < 0 ? 0 : light * PER_LIGHT, STEPS - 1);
        const step = at | 0;
        const s = DEVELOPED[step]! + (DEVELOPED[step + 1]! - DEVELOPED[step]!) * (at - step);
        const toned = s * (1 - contrast) + contrast * (s * s * (3 - 2 * s) - 0.012);
        out[i + q] = (255 * clamp01(toned) + 0.5) | 0;
      }
    }
  }
  return out;
}
