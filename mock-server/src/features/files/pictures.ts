import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { parsePictureFile } from "../../db/pictures/names.ts";
import type { PictureDone, PictureOrder } from "./picture-worker.ts";
import { WorkQueue } from "./work-queue.ts";

/** Goes up when the same name begins to look different, so that no old file is served for it. */
const RECIPE = 1;
/** People waiting for pictures beyond this are asked to come back. */
const MOST_WAITING = 300;

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

/** One worker thread, started with the first order; a crash fails that order and the next one starts it anew. */
class PictureWorker {
  #worker: Worker | null = null;
  #closed = false;

  async make(order: PictureOrder): Promise<void> {
    if (this.#closed) throw new Error("The pictures are closed");
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onMessage = ({ error }: PictureDone): void =>
      error === null ? resolve() : reject(new Error(error));
    const onExit = (): void => reject(new Error("The picture worker ended"));
    worker.once("message", onMessage).once("error", reject).once("exit", onExit);
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order);
    try {
      await promise;
    } finally {
      worker.off("message", onMessage).off("error", reject).off("exit", onExit);
      // An idle worker keeps no process alive.
      worker.unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./picture-worker.ts", import.meta.url));
    // Whoever waits hears of it by its own listener; idle, it only means a new start with the next order.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }

  async end(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }
}

/** Opens the cache of composed pictures below `dir`, which need not be there yet. */
export function openPictures(dir: string): Pictures {
  const cache = join(dir, `v${RECIPE}`);
  const worker = new PictureWorker();
  const pathOf = (file: string): string => join(cache, file);
  const queue = new WorkQueue((file) => worker.make({ file, path: pathOf(file) }), MOST_WAITING);

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
