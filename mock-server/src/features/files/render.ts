/** Renders pictures as WebP. */
import type { ZoneId } from "../../tables/schema/facts.ts";
import type { Width } from "../../tables/lots/picture-url.ts";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { backdropOf, paintOf, viewOf } from "../../scenes/pictures/catalogue.ts";
import type { Picture } from "../../scenes/pictures/names.ts";
import { cropOf } from "../../scenes/pictures/zone-crops.ts";
import { compose } from "./compose.ts";
import { materialPath, platesOf } from "./plates.ts";

/** One operation at a time on one thread: a picture may take long, a bid may not. */
sharp.concurrency(1);
sharp.cache(false);

/** Most bytes of a picture by width; the full width has no limit. */
const BUDGET_BYTES: Readonly<Record<Width, number>> = { 480: 15 * 1024, 960: 45 * 1024, 1200: Infinity };
/** WebP qualities, best first: the first one within the budget is taken, else the last. */
const QUALITIES = [80, 74, 68, 62, 56, 50, 44, 38, 32];
/** More effort takes twice as long, for files 4 % smaller. */
const EFFORT = 2;

async function encoded(image: Sharp, width: Width): Promise<Buffer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const inQuality = (at: number) =>
    sharp(data, { raw }).webp({ quality: QUALITIES[at]!, effort: EFFORT }).toBuffer();
  const isWithin = ({ length }: Buffer) => length <= BUDGET_BYTES[width];
  const last = QUALITIES.length - 1;
  let bytes = await inQuality(0);
  let [from, to] = [1, isWithin(bytes) ? 0 : last];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    // oxlint-disable-next-line no-await-in-loop -- the next try depends on it
    const tried = await inQuality(middle);
    if (isWithin(tried) || middle === last) [bytes, to] = [tried, middle - 1];
    else from = middle + 1;
  }
  return bytes;
}

/**
 * Returns the finished picture: vehicles composed and, if requested, mirrored. A whole vehicle is composed in `width`
 * at once, in pixels; the rest is still to be made smaller.
 */
export async function pictureImage(picture: Picture, width: Width = 1200): Promise<Sharp> {
  if (picture.kind === "interior") return sharp(materialPath(picture.interior.file));
  const { zone, mirrored, paint, backdrop } = picture;
  const plates = await platesOf(viewOf(picture.body, picture.angle), zone === undefined ? width : 1200);
  const raw = { width: plates.width, height: plates.height, channels: 3 } as const;
  const image = sharp(compose(plates, paintOf(paint), backdropOf(backdrop)), { raw });
  const seen = mirrored ? image.flop() : image;
  return zone === undefined ? seen : closeUp(seen, zone);
}

/** Cuts a zone out. The mirrored view is made first, since one operation would cut before it mirrors. */
async function closeUp(image: Sharp, zone: ZoneId): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } }).extract(cropOf(zone, info));
}

/**
 * Returns the WebP bytes of one width. Cards stay within 15 KiB, main pictures within 45 KiB; nothing is enlarged.
 * A finished picture of the right size is returned unchanged.
 */
export async function renderPicture(picture: Picture, width: Width): Promise<Buffer> {
  if (picture.kind === "interior" && picture.interior.width <= width)
    return await readFile(materialPath(picture.interior.file));
  const image = await pictureImage(picture, width);
  return await encoded(image.resize({ width, withoutEnlargement: true }), width);
}
