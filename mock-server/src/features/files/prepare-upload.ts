/** Converts uploaded bytes to stored files, in its own process: a picture may take long, a bid may not. */
import { WIDTHS } from "../../tables/lots/picture-url.ts";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { documentSuffix, type FileKind } from "../../domain/file.ts";

sharp.concurrency(1);
sharp.cache(false);

/** One file to write; `suffix` follows the hash in its name. */
export interface PreparedFile {
  readonly suffix: string;
  readonly bytes: Uint8Array;
}

export interface Prepared {
  readonly mime: string;
  /** The first one is the served file where there is only one form. */
  readonly files: readonly PreparedFile[];
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
}

const PDF = "application/pdf";
const SCAN = "image/webp";
const FORMATS = new Set(["jpeg", "png", "webp"]);
/** Most pixels: 50 million, a camera's largest. More is an attack on the memory. */
const READ = { limitInputPixels: 50_000_000, failOn: "error" } as const;
const AVATAR_PX = 256;
const DOCUMENT_PX = 2_400;
/** Lots' pictures are 3 to 2. */
const SHAPE = 2 / 3;
const THUMB_PX = 64;

/** Null: neither a readable picture nor, for a document, a PDF. */
export async function prepareUpload(kind: FileKind, bytes: Uint8Array): Promise<Prepared | null> {
  const isPicture = kind === "lot_photo" || kind === "avatar";
  if (!isPicture && isPdf(bytes)) {
    return { ...noPicture, mime: PDF, files: [{ suffix: documentSuffix(PDF), bytes }] };
  }
  try {
    const { format } = await sharp(bytes, READ).metadata();
    if (!format || !FORMATS.has(format)) return null;
    if (kind === "lot_photo") return await lotPhoto(bytes);
    return kind === "avatar" ? await portrait(bytes) : await scan(bytes);
  } catch {
    return null;
  }
}

const noPicture = { width: null, height: null, thumbhash: null } as const;

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

/** Rotates a picture upright, and drops place and camera data. */
function upright(bytes: Uint8Array) {
  return sharp(bytes, READ).autoOrient();
}

async function lotPhoto(bytes: Uint8Array): Promise<Prepared> {
  const files: PreparedFile[] = [];
  for (const width of WIDTHS) {
    const image = upright(bytes).resize(width, Math.round(width * SHAPE), { fit: "cover" });
    files.push({ suffix: `-${width}.webp`, bytes: await image.webp({ quality: 74 }).toBuffer() });
  }
  const [width] = WIDTHS.toReversed();
  return pictureOf(bytes, files, width!, Math.round(width! * SHAPE));
}

async function portrait(bytes: Uint8Array): Promise<Prepared> {
  const image = upright(bytes).resize(AVATAR_PX, AVATAR_PX, { fit: "cover" });
  const file = { suffix: ".webp", bytes: await image.webp({ quality: 82 }).toBuffer() };
  return pictureOf(bytes, [file], AVATAR_PX, AVATAR_PX);
}

async function scan(bytes: Uint8Array): Promise<Prepared> {
  const image = upright(bytes).resize(DOCUMENT_PX, DOCUMENT_PX, { fit: "inside", withoutEnlargement: true });
  const { data, info } = await image.webp({ quality: 86 }).toBuffer({ resolveWithObject: true });
  return {
    ...noPicture,
    mime: SCAN,
    files: [{ suffix: documentSuffix(SCAN), bytes: data }],
    width: info.width,
    height: info.height,
  };
}

async function pictureOf(
  source: Uint8Array,
  files: readonly PreparedFile[],
  width: number,
  height: number,
): Promise<Prepared> {
  const small = upright(source)
    .resize(THUMB_PX, Math.round((THUMB_PX * height) / width), { fit: "cover" })
    .ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  return { mime: "image/webp", files, width, height, thumbhash };
}
