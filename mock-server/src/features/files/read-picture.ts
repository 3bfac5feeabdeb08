/** Opens the picture of a file of any format, without trusting it. */
import sharp, { type Sharp } from "sharp";
import { decodeHeic, isHeic } from "./heic.ts";

/** Why a file is not accepted: another type, too many pixels, or damaged bytes. */
export type UploadFault = "type" | "large" | "damaged";

/** A camera's largest. More is an attack on the memory. */
export const MOST_MEGAPIXELS = 50;
const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;
/** How long one step of a picture may take, s. */
const LONGEST_S = 20;
const FORMATS = new Set(["jpeg", "png", "webp"]);
export const READ = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;

/** Returns a function that opens the upright picture, without place and camera data; or why it cannot be read. */
export async function readPicture(bytes: Uint8Array): Promise<(() => Sharp) | UploadFault> {
  if (isHeic(bytes)) return await readHeic(bytes);
  try {
    const { format, width, height } = await sharp(bytes, { ...READ, limitInputPixels: false }).metadata();
    if (!format || !FORMATS.has(format)) return "type";
    if (width * height > MOST_PIXELS) return "large";
    return () => sharp(bytes, READ).timeout({ seconds: LONGEST_S }).autoOrient();
  } catch {
    return "type";
  }
}

async function readHeic(bytes: Uint8Array): Promise<(() => Sharp) | UploadFault> {
  const decoded = await decodeHeic(bytes, MOST_PIXELS).catch(() => null);
  if (decoded === null) return "damaged";
  if (decoded === "large") return "large";
  const { data, width, height } = decoded;
  return () => sharp(data, { raw: { width, height, channels: 4 } });
}
