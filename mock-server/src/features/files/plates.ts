/** Reads the plates of vehicle pictures. */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PICTURES_DIR, type View } from "../../scenes/pictures/catalogue.ts";
import type { Plates } from "./compose.ts";

/** Returns the path of a file of the committed picture material. */
export const materialPath = (file: string): string => fileURLToPath(new URL(file, PICTURES_DIR));

/** Plates are data: read without color management, one after the other (one thread at a time). */
async function readPlate(file: string): Promise<Uint8Array> {
  return await sharp(materialPath(file)).removeAlpha().raw().toBuffer();
}

/** Reads the three plates of a view. About 30 ms. */
export async function readPlates(view: View): Promise<Plates> {
  const base = await readPlate(view.base);
  const paint = await readPlate(view.paint);
  const mask = await readPlate(view.mask);
  return { base, paint, mask, width: view.width, height: view.height };
}
