/** The process that composes pictures. Each order creates one file of the cache. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parsePictureFile } from "../../scenes/pictures/names.ts";
import { renderPicture } from "./render.ts";
import { lowerPriority } from "../../threads/lower-priority.ts";
import { sendResult } from "../../threads/task-process.ts";

/** Asks the worker to create one file of the cache. */
export interface PictureOrder {
  readonly file: string;
  readonly path: string;
}

/** The worker's answer; `error` null when the file exists. */
export interface PictureDone {
  readonly file: string;
  readonly error: string | null;
}

/** Written under another name and renamed, so that a reader never finds half a picture, not even after a crash. */
async function make({ file, path }: PictureOrder): Promise<void> {
  const wanted = parsePictureFile(file);
  if (!wanted) throw new Error(`No such picture: ${file}`);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, await renderPicture(wanted.picture, wanted.width));
  await rename(unfinished, path);
}

lowerPriority(10);

process.on("message", (order: PictureOrder) => {
  const answer = (error: string | null): void =>
    sendResult({ file: order.file, error } satisfies PictureDone);
  make(order).then(
    () => answer(null),
    (reason: unknown) => answer(String(reason)),
  );
});
