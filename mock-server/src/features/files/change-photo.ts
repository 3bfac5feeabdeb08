/** Turns and crops photos. */
import type { OutputInfo, Sharp } from "sharp";
import { WIDTHS } from "../../tables/lots/picture-url.ts";
import type { Schema } from "../../http/handler.ts";

/** A turn clockwise in degrees, then a part of the turned picture in percent. */
export type PhotoChange = Schema<"PhotoChange">;

/** Lots' pictures are 3 to 2. */
const SHAPE = 2 / 3;
const LARGEST = WIDTHS.at(-1)!;

/** Returns the turned original. */
export function changed(picture: Sharp, change: PhotoChange | undefined): Sharp {
  return change?.turn ? picture.rotate(change.turn) : picture;
}

/** Returns the part of the original that buyers see: the chosen one, or its middle, 3 to 2. */
export function shown(
  original: Sharp,
  { width, height }: Pick<OutputInfo, "width" | "height">,
  change: PhotoChange | undefined,
): Sharp {
  const crop = change?.crop;
  const part = crop ? original.extract(pixelsOf(crop, width, height)) : original;
  return part.resize(LARGEST, Math.round(LARGEST * SHAPE), { fit: "cover" });
}

/** Rounds to whole pixels inside the picture; a part has at least one pixel. */
function pixelsOf(crop: NonNullable<PhotoChange["crop"]>, width: number, height: number) {
  const left = Math.min(width - 1, Math.round((crop.x / 100) * width));
  const top = Math.min(height - 1, Math.round((crop.y / 100) * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((crop.width / 100) * width))),
    height: Math.max(1, Math.min(height - top, Math.round((crop.height / 100) * height))),
  };
}
