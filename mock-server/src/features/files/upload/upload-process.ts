/** The process that decodes uploads: a hostile file may crash only this process. */
import { readFile } from "node:fs/promises";
import type { FileKind } from "../../../domain/file.ts";
import { lowerPriority } from "../../../threads/lower-priority.ts";
import { parsePictureFile } from "../../../scenes/pictures/names.ts";
import type { PhotoChange } from "../change-photo.ts";
import { partCipher } from "../parts.ts";
import { prepareChange, prepareUpload, type Prepared } from "./prepare-upload.ts";
import type { UploadFault } from "../read-picture.ts";
import type { FileKey } from "../../../tables/sealing/sealed-file.ts";
import { renderPicture } from "../render.ts";
import { sendResult } from "../../../threads/task-process.ts";
import { readFirst, storeForms, type StoredForms } from "./stored-forms.ts";

/** `dir`: folder of all uploads, to which this process writes. `key`: encrypts the file; null: it is public. */
export type UploadOrder = { readonly dir: string; readonly key: FileKey | null } &
  /** A file: its bytes, or the path that this process reads, with the key of what arrived in parts. */
  (
    | { readonly kind: FileKind; readonly bytes: Uint8Array | string; readonly partKey: Uint8Array | null }
    /** A photo to turn or crop: the paths of its original, of which the first that exists counts, or a demo picture. */
    | { readonly original: readonly string[] | string; readonly change: PhotoChange }
  );

/** Why a file has no forms. `missing`: there is no original. `unsaved`: the disk did not take them. */
export type NoForms = UploadFault | "missing" | "unsaved";

export interface UploadDone {
  readonly stored: StoredForms | NoForms | null;
  readonly error: string | null;
}

async function prepare(order: UploadOrder): Promise<Prepared | NoForms> {
  if ("kind" in order) {
    const { kind, bytes, partKey } = order;
    const read = typeof bytes === "string" ? await readFile(bytes) : bytes;
    return await prepareUpload(kind, partKey ? partCipher(partKey, 0).update(read) : read);
  }
  const { original, change } = order;
  const bytes = typeof original === "string" ? await composed(original) : await readFirst(original);
  return bytes === null ? "missing" : await prepareChange(bytes, change);
}

/** Stores the forms itself: their bytes would block the thread of the bids. */
async function store(order: UploadOrder): Promise<StoredForms | NoForms> {
  const prepared = await prepare(order);
  if (typeof prepared === "string") return prepared;
  return await storeForms(order.dir, prepared, order.key).catch(() => "unsaved" as const);
}

async function composed(name: string): Promise<Uint8Array> {
  const wanted = parsePictureFile(`${name}-1200.webp`);
  if (!wanted) throw new Error(`No such picture: ${name}`);
  return await renderPicture(wanted.picture, wanted.width);
}

lowerPriority(19);

process.on("message", (order: UploadOrder) => {
  store(order).then(
    (stored) => sendResult({ stored, error: null } satisfies UploadDone),
    (reason: unknown) => sendResult({ stored: null, error: String(reason) } satisfies UploadDone),
  );
});
