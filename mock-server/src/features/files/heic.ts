/** Decodes HEIC, the photo format of iPhones, which sharp's own build cannot read. */
import type { HeifImage, LibHeif } from "libheif-js/wasm-bundle.js";
import { displayP3 } from "./display-p3.ts";
import { tiffOf } from "./tiff.ts";

/** Brands of the first box of the file. Sequences (hevc) are videos and are not accepted. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString("latin1");
  return head.startsWith("ftyp") && BRANDS.has(head.slice(4));
}

/**
 * Returns the upright main picture as TIFF, with its colour profile; null for a broken file.
 * @param mostPixels a picture with more is not decoded.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<Uint8Array | "large" | null> {
  // Loaded with the first picture of a phone: 2 MB that most decoders never need.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return null;
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > mostPixels) return "large";
    const data = await pixelsOf(image, width, height);
    return data && tiffOf({ data, width, height }, await profileOf(libheif, image));
  } finally {
    for (const image of images) image.free();
  }
}

async function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray | null> {
  const { promise, resolve } = Promise.withResolvers<Uint8ClampedArray | null>();
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (filled) => resolve(filled && filled.data));
  return await promise;
}

/** The number of Display P3 among the primaries of ITU-T H.273. */
const P3_PRIMARIES = 12;
/** Bytes of the answer of libheif's functions that may fail: code, reason and address of a text. */
const ANSWER_BYTES = 12;

/** Returns the ICC profile of a picture; null: its colours are sRGB. */
async function profileOf(libheif: LibHeif, { handle }: HeifImage): Promise<Uint8Array | null> {
  const { ptr } = handle.$$;
  const { _malloc: malloc, _free: free } = libheif;
  const size = libheif.heif_image_handle_get_raw_color_profile_size(ptr);
  const answer = malloc(ANSWER_BYTES + Math.max(size, 4));
  const value = answer + ANSWER_BYTES;
  try {
    if (size > 0) {
      libheif.heif_image_handle_get_raw_color_profile(answer, ptr, value);
      return Uint8Array.from(libheif.HEAPU8.subarray(value, value + size));
    }
    const word = (at: number) => new DataView(libheif.HEAPU8.buffer).getInt32(at, true);
    libheif.heif_image_handle_get_nclx_color_profile(answer, ptr, value);
    if (word(answer) !== 0) return null;
    const named = word(value);
    // The primaries follow the version of the structure, in a word of their own.
    const isP3 = word(named + 4) === P3_PRIMARIES;
    libheif.heif_nclx_color_profile_free(named);
    return isP3 ? await displayP3() : null;
  } finally {
    free(answer);
  }
}
