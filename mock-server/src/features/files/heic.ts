/** Decodes HEIC, the photo format of iPhones, which sharp's own build cannot read. */
import type { HeifImage } from "libheif-js/wasm-bundle.js";

/** Pixels of a decoded picture, 4 bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Brands of the first box of the file. Sequences (hevc) are videos and are not accepted. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString("latin1");
  return head.startsWith("ftyp") && BRANDS.has(head.slice(4));
}

/**
 * Returns the upright main picture; null for a broken file.
 * @param mostPixels a picture with more is not decoded.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels | "large" | null> {
  // Loaded with the first picture of a phone: 2 MB that most decoders never need.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return null;
    if (image.get_width() * image.get_height() > mostPixels) return "large";
    return await pixelsOf(image);
  } finally {
    for (const image of images) image.free();
  }
}

async function pixelsOf(image: HeifImage): Promise<Pixels | null> {
  const [width, height] = [image.get_width(), image.get_height()];
  const { promise, resolve } = Promise.withResolvers<Pixels | null>();
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (filled) => resolve(filled && { data: filled.data, width, height }));
  return await promise;
}
