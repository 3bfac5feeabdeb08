/** Checks a database in a thread. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { AuctionTerms } from "../domain/terms.ts";
import type { Verified } from "./verify.ts";

/** Plain data: it is sent to another thread. */
export interface CheckOrder {
  /** Path of the database. */
  readonly file: string;
  readonly terms: AuctionTerms;
}

/**
 * Checks a database like `checkDatabase`, in a thread: it takes seconds, in which the server answers requests.
 * @throws Error when the database cannot be read.
 */
export async function checkInWorker(order: CheckOrder): Promise<Verified> {
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: order });
  worker.unref();
  const [verified] = (await once(worker, "message")) as [Verified];
  return verified;
}
