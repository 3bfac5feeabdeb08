/** Checks of a file before it is sent. */
import { messages } from "#/lib/format/messages.ts";
import { fileFault, PAPERS, PICTURES } from "#/lib/http/upload.ts";

/** HEIC is the format of iPhones; the server makes a WebP of it. */
const HEIC = ["image/heic", "image/heif"];
export const PHOTO_TYPES = [...PICTURES, ...HEIC];
export const DOCUMENT_TYPES = PAPERS;

/** Smallest photo that is sharp on a card, px: long side, short side. */
const LEAST = { long: 600, short: 400 };

/** Why a file is not sent. `smaller`: this browser can make a copy that is accepted. */
export interface FileFault {
  readonly sentence: string;
  readonly smaller: boolean;
}

/** A browser's facts about a picture. */
export type Measured = { readonly width: number; readonly height: number } | "damaged" | "unknown";

/** The largest photo that the server takes: its bytes and its pixels, in millions. */
export interface PhotoLimits {
  readonly mb: number;
  readonly megapixels: number;
}

/** Checks a photo; null: it may be sent. "smaller": a smaller copy of it is sent, which loses nothing that is stored. */
export function photoFault(
  file: Pick<File, "name" | "type" | "size">,
  measured: Measured,
  { mb, megapixels }: PhotoLimits,
): FileFault | "smaller" | null {
  const sentence = fileFault({ type: typeOf(file), size: file.size }, PHOTO_TYPES, mb);
  const isSize = sentence === messages.fileSize(mb);
  if (sentence !== undefined) return { sentence, smaller: isSize && typeof measured === "object" };
  if (measured === "damaged") return { sentence: messages.fileDamaged(), smaller: false };
  if (typeof measured === "object" && measured.width * measured.height > megapixels * 1_000_000) {
    return "smaller";
  }
  return isSmall(measured)
    ? { sentence: messages.photoSmall(LEAST.long, LEAST.short), smaller: false }
    : null;
}

/** Checks a document; null: it may be sent. */
export function documentFault(file: Pick<File, "name" | "type" | "size">, mostMb: number): FileFault | null {
  const sentence = fileFault({ type: typeOf(file), size: file.size }, DOCUMENT_TYPES, mostMb);
  return sentence === undefined ? null : { sentence, smaller: false };
}

/** Some systems do not know HEIC: the name tells it there. */
export function typeOf({ name, type }: Pick<File, "name" | "type">): string {
  if (type !== "") return type;
  const end = /\.(hei[cf])$/i.exec(name)?.[1];
  return end === undefined ? "" : `image/${end.toLowerCase()}`;
}

function isSmall(measured: Measured): boolean {
  if (typeof measured === "string") return false;
  const { width, height } = measured;
  return Math.max(width, height) < LEAST.long || Math.min(width, height) < LEAST.short;
}

/** Reads the size of a picture. A browser that does not read HEIC cannot know it. */
export function measure(file: File, address: string): Promise<Measured> {
  const image = new Image();
  image.src = address;
  return new Promise((resolve) => {
    image.addEventListener("load", () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener("error", () => resolve(PICTURES.includes(typeOf(file)) ? "damaged" : "unknown"));
  });
}
