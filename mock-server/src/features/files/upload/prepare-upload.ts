/** Converts uploaded bytes to stored files, in its own process: a picture may take long, a bid may not. */
import { WIDTHS } from "../../../tables/lots/picture-url.ts";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { documentSuffix, type FileKind, isPublic } from "../../../domain/file.ts";
import { changed, shown, type PhotoChange } from "../change-photo.ts";
import { READ, readPicture, type UploadFault } from "../read-picture.ts";
import { pagesOfReport } from "../reading/check-report.ts";

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
  /** Of a report. */
  readonly pages: number | null;
}

const PDF = "application/pdf";
const WEBP = "image/webp";
const AVATAR_PX = 256;
const DOCUMENT_PX = 2_400;
/** Longest side of the kept original of a photo, from which later turns and crops are made. */
const ORIGINAL_PX = 2_400;
const THUMB_PX = 64;

/** Returns the stored forms of a file, or why it is not accepted. */
export async function prepareUpload(kind: FileKind, bytes: Uint8Array): Promise<Prepared | UploadFault> {
  const isPicture = isPublic(kind);
  if (!isPicture && pdfStart(bytes) === 0) return await paper(kind, bytes);
  const open = await readPicture(bytes);
  // A picture may hold the mark of a PDF, so its other readers are asked first.
  if (!isPicture && open === "type" && pdfStart(bytes) > 0) return await paper(kind, bytes);
  if (typeof open === "string") return open;
  try {
    if (kind === "lot_photo") return await lotPhoto(open());
    if (kind === "floor_plan") return await lotPhoto(open(), "whole");
    if (kind === "avatar") return await portrait(open);
    return { ...(await scan(open())), pages: kind === "lot_report" ? 1 : null };
  } catch {
    return "damaged";
  }
}

/** Returns the forms of a photo after a turn and a crop of its original. */
export async function prepareChange(
  original: Uint8Array,
  change: PhotoChange,
): Promise<Prepared | UploadFault> {
  try {
    return await lotPhoto(sharp(original, READ), change);
  } catch {
    return "damaged";
  }
}

const noPicture = { width: null, height: null, thumbhash: null, pages: null } as const;

/** Readers of PDF look for its mark in the first kilobyte: some programs write other bytes before it. */
const PDF_HEAD_BYTES = 1_024;

/** Returns the place of the mark of a PDF; -1: there is none. */
function pdfStart(bytes: Uint8Array): number {
  return Buffer.from(bytes.subarray(0, PDF_HEAD_BYTES + 5)).indexOf("%PDF-", 0, "latin1");
}

async function paper(kind: FileKind, bytes: Uint8Array): Promise<Prepared | UploadFault> {
  const pages = kind === "lot_report" ? await pagesOfReport(bytes) : null;
  if (typeof pages === "string") return pages;
  return { ...noPicture, pages, mime: PDF, files: [{ suffix: documentSuffix(PDF), bytes }] };
}

/** Decodes the picture once; all forms are made of the pixels of its original. "whole": nothing of it is cut off. */
async function lotPhoto(picture: Sharp, how?: PhotoChange | "whole"): Promise<Prepared> {
  const change = how === "whole" ? undefined : how;
  const { data, info } = await changed(picture, change)
    .resize(ORIGINAL_PX, ORIGINAL_PX, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const original = sharp(data, { raw: info });
  const part =
    how === "whole" ? original.clone().resize(WIDTHS.at(-1)) : shown(original.clone(), info, change);
  const { data: large, info: largeInfo } = await part.raw().toBuffer({ resolveWithObject: true });
  const photo = sharp(large, { raw: largeInfo });
  const files: PreparedFile[] = [];
  for (const width of WIDTHS) {
    const form = photo.clone().resize(width).webp({ quality: 74 });
    files.push({ suffix: `-${width}.webp`, bytes: await form.toBuffer() });
  }
  // Served by a signed link only: a crop may hide what the seller does not want to show.
  const stored = await original.clone().webp({ quality: 86, effort: 2 }).toBuffer();
  files.push({ suffix: documentSuffix(WEBP), bytes: stored });
  const { width, height } = largeInfo;
  return {
    mime: WEBP,
    files,
    width,
    height,
    pages: null,
    thumbhash: await thumbhashOf(photo, width, height),
  };
}

async function portrait(open: () => Sharp): Promise<Prepared> {
  const image = open().resize(AVATAR_PX, AVATAR_PX, { fit: "cover" });
  const file = { suffix: ".webp", bytes: await image.webp({ quality: 82 }).toBuffer() };
  const thumbhash = await thumbhashOf(open(), AVATAR_PX, AVATAR_PX);
  return { mime: WEBP, files: [file], width: AVATAR_PX, height: AVATAR_PX, pages: null, thumbhash };
}

async function scan(picture: Sharp): Promise<Prepared> {
  const image = picture.resize(DOCUMENT_PX, DOCUMENT_PX, { fit: "inside", withoutEnlargement: true });
  const { data, info } = await image.webp({ quality: 86 }).toBuffer({ resolveWithObject: true });
  const files = [{ suffix: documentSuffix(WEBP), bytes: data }];
  return { ...noPicture, mime: WEBP, files, width: info.width, height: info.height };
}

async function thumbhashOf(picture: Sharp, width: number, height: number): Promise<string> {
  const small = picture
    .clone()
    .resize(THUMB_PX, Math.round((THUMB_PX * height) / width), { fit: "cover" })
    .ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
