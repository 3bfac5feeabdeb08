/** Opens the picture of a file of any format, without trusting it. */
import sharp, { type Sharp } from "sharp";
import { publicLimits } from "../../domain/public-limits.ts";
import { decodeHeic, isHeic } from "./heic.ts";

/** Why a file is not accepted: another type, too many pixels, or damaged bytes. */
export type UploadFault = "type" | "large" | "damaged";

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
    const { format, width, height } = await sharp(bytes, { ...READ, limitInputPixels: false }).metadata();
    if (bytes === sent && (!format || !FORMATS.has(format))) return "type";
    if (width * height > MOST_PIXELS) return "large";
    return () => sharp(bytes, READ).timeout({ seconds: LONGEST_S }).autoOrient();
  } catch {
    return "type";
  }
}
