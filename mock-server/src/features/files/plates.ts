/** Reads the plates of vehicle pictures, and keeps some. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PICTURES_DIR, type View } from "../../scenes/pictures/catalogue.ts";
import type { Plates } from "./compose.ts";

/** Returns the path of a file of the committed picture material. */
export const materialPath = (file: string): string => fileURLToPath(new URL(file, PICTURES_DIR));

/** Most bytes of plates that are kept; those of a card are 1.4 MB a view, of a main picture 5.5 MB. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Latest last. */
const kept = new Map<string, Plates>();

const bytesOf = ({ width, height }: Plates): number => width * height * 9;

/**
 * Returns the three plates of a view, made smaller to `width` in pixels; never enlarged. Reading takes 30 to 50 ms, so
 * they are kept for the next paint.
 */
export async function platesOf(view: View, width: number): Promise<Plates> {
  const key = `${view.base} ${width}`;
  const plates = kept.get(key) ?? (await readPlates(view, width));
  kept.delete(key);
  kept.set(key, plates);
  let bytes = [...kept.values()].reduce((sum, one) => sum + bytesOf(one), 0);
  for (const [name, one] of kept) {
    if (bytes <= MOST_BYTES) break;
    kept.delete(name);
    bytes -= bytesOf(one);
  }
  return plates;
}

/** Plates are data: read without color management, one after the other (one thread at a time). */
async function readPlates(view: View, width: number): Promise<Plates> {
  const read = (file: string) =>
    sharp(materialPath(file))
      .removeAlpha()
      .resize({ width, withoutEnlargement: true, kernel: "linear" })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data: base, info } = await read(view.base);
  const { data: paint } = await read(view.paint);
  const { data: mask } = await read(view.mask);
  return { base, paint, mask, width: info.width, height: info.height };
}
