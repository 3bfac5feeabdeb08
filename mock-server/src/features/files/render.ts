/** Renders pictures as WebP. */
import type { ZoneId } from "../../tables/lots/facts.ts";
import { type Width } from "../../tables/lots/picture-url.ts";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { backdropOf, paintOf, viewOf } from "../../scenes/pictures/catalogue.ts";
import { pictureName, pictureSize, type Picture, type VehiclePicture } from "../../scenes/pictures/names.ts";
import { cropOf } from "../../scenes/pictures/zone-crops.ts";
import { compose } from "./compose.ts";
import { materialPath, readPlates } from "./plates.ts";

/** One operation at a time on one thread: a picture may take long, a bid may not. */
sharp.concurrency(1);
sharp.cache(false);

/** Most bytes of a picture by width; the full width has no limit. */
const BUDGET_BYTES: Readonly<Record<Width, number>> = { 480: 15 * 1024, 960: 45 * 1024, 1200: Infinity };
/** WebP qualities tried in turn until the budget is met. */
const QUALITIES = [80, 74, 68, 62, 56, 50, 44, 38, 32];
/** WebP effort, 0 to 6: buildings have many details and are few, so they get the highest. */
const EFFORT = { vehicle: 4, interior: 6 } as const;
/** Composed pictures cached for the next width, 2.9 MB each. */
const KEPT = 6;

interface Composed {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const composed = new Map<string, Composed>();

async function composedOnce(picture: VehiclePicture): Promise<Composed> {
  const key = pictureName({ ...picture, mirrored: false, zone: undefined });
  const known = composed.get(key);
  if (known) return known;
  const plates = await readPlates(viewOf(picture.body, picture.angle));
  const pixels = compose(plates, paintOf(picture.paint), backdropOf(picture.backdrop));
  const made = { pixels, width: plates.width, height: plates.height };
  composed.set(key, made);
  const oldest = composed.keys().next().value;
  if (composed.size > KEPT && oldest !== undefined) composed.delete(oldest);
  return made;
}

async function encoded(image: Sharp, width: Width, effort: number): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await image.clone().webp({ quality, effort }).toBuffer();
    if (bytes.length <= BUDGET_BYTES[width]) break;
  }
  return bytes;
}

/** Returns the finished picture before any width: vehicles composed and, if requested, mirrored. */
export async function pictureImage(picture: Picture): Promise<Sharp> {
  if (picture.kind === "interior") return sharp(materialPath(picture.interior.file));
  const { pixels, width, height } = await composedOnce(picture);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const seen = picture.mirrored ? image.flop() : image;
  return picture.zone === undefined ? seen : closeUp(seen, picture.zone, { width, height });
}

/** Cuts a zone out. The mirrored view is made first, since one operation would cut before it mirrors. */
async function closeUp(image: Sharp, zone: ZoneId, size: { width: number; height: number }): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } }).extract(cropOf(zone, size));
}

/**
 * Returns the WebP bytes of one width. Cards stay within 15 KiB, main pictures within 45 KiB; nothing is enlarged.
 * A finished picture of the right size is returned unchanged.
 */
export async function renderPicture(picture: Picture, width: Width): Promise<Buffer> {
  const native = picture.kind === "interior" ? picture.interior.width : pictureSize(picture).width;
  if (picture.kind === "interior" && native === pictureSize(picture).width && width >= native) {
    return await readFile(materialPath(picture.interior.file));
  }
  const image = await pictureImage(picture);
  return await encoded(native > width ? image.resize(width) : image, width, EFFORT[picture.kind]);
}
