/** Checks a database in a thread. */
import { removeDatabase } from "../sqlite/database-file.ts";
import { existsSync, statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { LOADED } from "../threads/thread-loaded.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import type { Verified } from "./verify.ts";

/** Plain data: it is sent to another thread. */
export interface CheckOrder {
  /** Path of the database. */
  readonly file: string;
  readonly terms: AuctionTerms;
}

/** A check reads one snapshot, which the log must keep. From this length on the log comes first, bytes. */
const LONGEST_LOG = 1024 ** 3;
const LOOK_MS = 1_000;

/**
 * Checks a database like `checkDatabase`, in a thread: it takes seconds, in which the server answers requests.
 * @throws Error when the database cannot be read, or its log grows too long meanwhile.
 */
export async function checkInWorker(order: CheckOrder, longestLog = LONGEST_LOG): Promise<Verified> {
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: order });
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<Verified>();
  const log = `${order.file}-wal`;
  const look = () => {
    if (!existsSync(log) || statSync(log).size <= longestLog) return;
    reject(new Error("It was ended: it kept the log of the database too long"));
    void worker.terminate();
  };
  let watch: NodeJS.Timeout | undefined;
  worker.on("message", (message: typeof LOADED | Verified) => {
    if (message !== LOADED) return resolve(message);
    look();
    watch = setInterval(look, LOOK_MS).unref();
  });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("It ended without a result")));
  return promise.finally(() => clearInterval(watch));
}

/** Checks a copy of the database. */
export function checkCopy(store: { copyTo(file: string): Promise<void> }): typeof checkInWorker {
  return async ({ file, terms }) => {
    const copy = `${file}.check`;
    await store.copyTo(copy);
    return checkInWorker({ file: copy, terms }).finally(() => removeDatabase(copy));
  };
}
