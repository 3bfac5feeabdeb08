/** The process that decodes uploads: a hostile file may crash only this process. */
import { readFile } from "node:fs/promises";
import type { FileKind } from "../../domain/file.ts";
import { lowerPriority } from "../../lower-priority.ts";
import { parsePictureFile } from "../../scenes/pictures/names.ts";
import type { PhotoChange } from "./change-photo.ts";
import { prepareChange, prepareUpload, type Prepared } from "./prepare-upload.ts";
import type { UploadFault } from "./read-picture.ts";
import { renderPicture } from "./render.ts";
import { sendResult } from "../../task-process.ts";

export type UploadOrder =
  /** A file: its bytes, or the path that this process reads. */
  | { readonly kind: FileKind; readonly bytes: Uint8Array | string }
  /** A photo to turn or crop: the bytes of its original, or the name of a picture of the demo world. */
  | { readonly original: Uint8Array | string; readonly change: PhotoChange };

export interface UploadDone {
  readonly prepared: Prepared | UploadFault | null;
  readonly error: string | null;
}

async function prepare(order: UploadOrder): Promise<Prepared | UploadFault> {
  if ("kind" in order) {
    const { kind, bytes } = order;
    return await prepareUpload(kind, typeof bytes === "string" ? await readFile(bytes) : bytes);
  }
  const { original, change } = order;
  return await prepareChange(typeof original === "string" ? await composed(original) : original, change);
}

async function composed(name: string): Promise<Uint8Array> {
  const wanted = parsePictureFile(`${name}-1200.webp`);
  if (!wanted) throw new Error(`No such picture: ${name}`);
  return await renderPicture(wanted.picture, wanted.width);
}

lowerPriority(10);

process.on("message", (order: UploadOrder) => {
  prepare(order).then(
    (prepared) => sendResult({ prepared, error: null } satisfies UploadDone),
    (reason: unknown) => sendResult({ prepared: null, error: String(reason) } satisfies UploadDone),
  );
});
