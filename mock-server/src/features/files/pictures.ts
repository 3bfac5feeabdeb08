import { existsSync } from "node:fs";
import { join } from "node:path";
import { parsePictureFile } from "../../scenes/pictures/names.ts";
import type { PictureDone, PictureOrder } from "./picture-process.ts";
import { inProcess, TaskWorker } from "../../task-worker.ts";
import { WorkQueue } from "./work-queue.ts";

/** Goes up when the same name begins to look different, so that no old file is served for it. */
const RECIPE = 1;
/** People waiting for pictures beyond this are asked to come back. */
const MOST_WAITING = 300;
/** A process without work ends after so long, and gives its memory back. */
const IDLE_MS = 30_000;

export interface Pictures {
  /**
   * Path of the WebP file `{name}-{width}.webp`, composed first when it is not there yet; null when the manifest
   * knows no such picture. @throws QueueFull when too many wait.
   */
  pictureFor(file: string): Promise<string | null>;
  /** Composes the given files in their order while nobody waits for others. */
  prepare(files: readonly string[]): void;
  /** Ends the worker; what still waits fails. */
  close(): Promise<void>;
}

/** Opens the cache of composed pictures below `dir`, which need not be there yet. */
export function openPictures(dir: string): Pictures {
  const cache = join(dir, `v${RECIPE}`);
  const worker = new TaskWorker<PictureOrder, PictureDone>(
    inProcess(new URL("./picture-process.ts", import.meta.url)),
    IDLE_MS,
  );
  const pathOf = (file: string): string => join(cache, file);
  const queue = new WorkQueue(
    async (file) => void (await worker.ask({ file, path: pathOf(file) })),
    MOST_WAITING,
  );

  return {
    async pictureFor(file) {
      if (!parsePictureFile(file)) return null;
      const path = pathOf(file);
      if (!existsSync(path)) await queue.ask(file);
      return path;
    },
    prepare(files) {
      for (const file of files) if (parsePictureFile(file) && !existsSync(pathOf(file))) queue.prepare(file);
    },
    async close() {
      await worker.end();
    },
  };
}
