/** Reads the photos of a zip in the browser, within limits: a small zip can hold more than a computer has room for. */
import { unzipSync, type UnzipFileInfo } from "fflate";
import type { NamedFile } from "#/lib/browser/named-files.ts";
import { count } from "#/lib/format/counts.ts";
import { messages } from "#/lib/format/messages.ts";

/** A file that goes to no lot, and why. */
export interface LeftOut {
  readonly path: string;
  readonly why: string;
}

/** Photos, and the files beside them. */
export interface FoundFiles {
  readonly files: readonly NamedFile[];
  readonly leftOut: readonly LeftOut[];
}

const MB = 1_000_000;
/** Bytes of the zip, of one photo and of all photos, and the number of files. */
export const ZIP_LIMITS = { zipBytes: 1_000 * MB, fileBytes: 60 * MB, allBytes: 2_000 * MB, files: 5_000 };

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  heif: "image/heif",
};
/** Files that systems put beside photos. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
/** Files that are unpacked before the page may draw again. */
const AT_ONCE = 10;

/** Returns why a file of this path is no photo; null for a photo, "" for a file that nobody misses. */
function notAPhoto(path: string): string | null {
  if (path.endsWith("/") || OF_SYSTEMS.test(path)) return "";
  if (/\.zip$/i.test(path)) return "A zip inside a zip is not opened";
  return typeOfPath(path) === undefined ? messages.fileType() : null;
}

const typeOfPath = (path: string): string | undefined =>
  TYPES[(/\.(\w+)$/.exec(path)?.[1] ?? "").toLowerCase()];

/** Returns the photos of files and folders, with those of zips among them. */
export async function findPhotos(files: readonly NamedFile[]): Promise<FoundFiles> {
  const found: NamedFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const named of files) {
    const { path, file } = named;
    if (/\.zip$/i.test(path) && !OF_SYSTEMS.test(path)) {
      // oxlint-disable-next-line no-await-in-loop -- one zip in memory at a time
      const inside = await readZip(file);
      found.push(...inside.files);
      leftOut.push(...inside.leftOut);
    } else {
      const why = notAPhoto(path);
      if (why === null) found.push(named);
      else if (why !== "") leftOut.push({ path, why });
    }
  }
  return { files: found, leftOut };
}

/** Returns the photos of a zip. A file that cannot be read is named, not thrown. */
export async function readZip(zip: File, limits = ZIP_LIMITS): Promise<FoundFiles> {
  const leftOut: LeftOut[] = [];
  const nothing = (why: string): FoundFiles => ({ files: [], leftOut: [{ path: zip.name, why }] });
  if (zip.size > limits.zipBytes)
    return nothing("It is too large to be read here. Split it, or choose its folder");
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.push(entry) > limits.files) throw new RangeError();
        return false;
      },
    });
  } catch (error) {
    const isMany = error instanceof RangeError && entries.length > limits.files;
    return nothing(isMany ? `It has more than ${count(limits.files)} files. Split it` : UNREADABLE);
  }
  const wanted: number[] = [];
  let sum = 0;
  for (const [at, entry] of entries.entries()) {
    const path = pathOf(entry.name);
    // The zip may say a smaller size than it has: neither of the two is trusted alone.
    const size = Math.max(entry.originalSize, entry.compression === 0 ? entry.size : 0);
    const why = notAPhoto(path) ?? sizeFault(size, sum, limits);
    if (why === null) {
      wanted.push(at);
      sum += size;
    } else if (why !== "") leftOut.push({ path, why });
  }
  const files: NamedFile[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const part = wanted.slice(from, from + AT_ONCE);
    const found = unpack(bytes, part) ?? part.map((at) => unpack(bytes, [at]) ?? entries[at]!.name).flat();
    for (const each of found) {
      if (typeof each === "string") leftOut.push({ path: pathOf(each), why: UNREADABLE });
      else files.push(each);
    }
    // oxlint-disable-next-line no-await-in-loop -- the page draws between two parts
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { files, leftOut };
}

const UNREADABLE = "This file can’t be read. It may be damaged or locked";

function sizeFault(size: number, sum: number, limits: typeof ZIP_LIMITS): string | null {
  if (size > limits.fileBytes) return messages.fileSize(limits.fileBytes / MB);
  return sum + size > limits.allBytes ? "The photos of the zip take too much room together. Split it" : null;
}

/** Returns the files at these places; null: one of them cannot be read. */
function unpack(bytes: Uint8Array, places: readonly number[]): NamedFile[] | null {
  const wanted = new Set(places);
  let at = 0;
  try {
    return Object.entries(unzipSync(bytes, { filter: () => wanted.has(at++) })).map(([name, content]) => {
      const path = pathOf(name);
      const last = path.slice(path.lastIndexOf("/") + 1);
      return { path, file: new File([content], last, { type: typeOfPath(path) ?? "" }) };
    });
  } catch {
    return null;
  }
}

/** Names without the mark of UTF-8 are often UTF-8 all the same; others keep their Latin letters and digits. */
function pathOf(name: string): string {
  let text = name;
  if (/[\u0080-\u00ff]/.test(name) && !/[^\0-\u00ff]/.test(name)) {
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(
        Uint8Array.from(name, (sign) => sign.charCodeAt(0)),
      );
    } catch {
      // Another writing: the letters of a VIN or plate are the same in it.
    }
  }
  return text.replaceAll("\\", "/").replace(/^\/+/, "");
}
