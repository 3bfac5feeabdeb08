import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { AuctionTerms } from "../domain/terms.ts";
import type { Verified } from "./verify.ts";

/** Plain data: it goes to another thread. */
export interface CheckOrder {
  /** Path of the database. */
  readonly file: string;
  readonly terms: AuctionTerms;
}

/**
 * Checks a database as `checkDatabase` does, in a thread of its own: it takes seconds, in which requests go on being
 * answered.
 * @throws Error when the database cannot be read.
 */
export async function checkInWorker(order: CheckOrder): Promise<Verified> {
  const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { workerData: order });
  worker.unref();
  const [verified] = (await once(worker, "message")) as [Verified];
  return verified;
}
