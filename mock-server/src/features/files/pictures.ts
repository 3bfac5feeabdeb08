/** Caches composed pictures. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parsePictureFile } from "../../scenes/pictures/names.ts";
import type { PictureDone, PictureOrder } from "./picture-process.ts";
import { inProcess, TaskWorker } from "../../threads/task-worker.ts";
import { WorkQueue } from "./work-queue.ts";

/** Increases when the same name gets a new look, so that no old file is served. */
const RECIPE = 2;
/** Most waiting requests; further ones are asked to retry. */
const MOST_WAITING = 300;
/** How long an idle process stays, before its memory is freed. */
const IDLE_MS = 30_000;

export interface Pictures {
  /**
   * Returns the path of the WebP file `{name}-{width}.webp`, composed if missing; null for an unknown picture.
   * @throws QueueFull when too many requests wait.
   */
  pictureFor(file: string): Promise<string | null>;
  /** Composes the given files in order while no request waits. */
  prepare(files: readonly string[]): void;
  /** Ends the worker; waiting orders fail. */
  close(): Promise<void>;
}

/** Opens the cache of composed pictures below `dir`, which may be missing. */
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
