/** Opens the picture of a file of any format, without trusting it. */
import sharp, { type Sharp } from "sharp";
import { publicLimits } from "../../domain/public-limits.ts";
import { decodeHeic, isHeic } from "./heic.ts";
import { tiffOf } from "./tiff.ts";

/** Why a file is not accepted: another type, too many pixels, damaged bytes; of a report, see `check-report.ts`. */
export type UploadFault = "type" | "large" | "damaged" | "locked" | "active" | "pages";

/** More is an attack on the memory. */
const MOST_PIXELS = publicLimits.photoMegapixels * 1_000_000;
/** How long one step of a picture may take, s. */
const LONGEST_S = 20;
const FORMATS = new Set(["jpeg", "png", "webp"]);
export const READ = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;

/** Returns a function that opens the upright picture, without place and camera data; or why it cannot be read. */
export async function readPicture(sent: Uint8Array): Promise<(() => Sharp) | UploadFault> {
  const bytes = isHeic(sent) ? await decodeHeic(sent, MOST_PIXELS).catch(() => null) : sent;
  if (bytes === null) return "damaged";
  if (bytes === "large") return "large";
  try {
    const { format, width, height, space, icc } = await sharp(bytes, {
      ...READ,
      limitInputPixels: false,
    }).metadata();
    if (bytes === sent && (!format || !FORMATS.has(format))) return "type";
    if (width * height > MOST_PIXELS) return "large";
    const right = space === "rgb16" && icc ? await inEightBits(bytes, icc) : bytes;
    if (right === "damaged") return right;
    return () => sharp(right, READ).timeout({ seconds: LONGEST_S }).autoOrient();
  } catch {
    return isWebp(sent) ? "damaged" : "type";
  }
}

/**
 * Returns an upright picture of 16 bits in 8 bits, with its profile: sharp itself would turn its colours to Display P3
 * and store them as sRGB.
 */
async function inEightBits(bytes: Uint8Array, icc: Uint8Array): Promise<Uint8Array | "damaged"> {
  try {
    const { data, info } = await sharp(bytes, { ...READ, ignoreIcc: true })
      .timeout({ seconds: LONGEST_S })
      .autoOrient()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return tiffOf({ data, width: info.width, height: info.height }, icc);
  } catch {
    return "damaged";
  }
}

/** A WebP that ends too early has no size that could be read. */
function isWebp(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return head.startsWith("RIFF") && head.endsWith("WEBP");
}
