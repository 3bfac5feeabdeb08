import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { AuctionTerms } from "../domain/terms.ts";
import { removeDatabase } from "../sqlite/database-file.ts";
import type { PasswordCost } from "../tables/people/password.ts";
import type { SceneName } from "./seed/scenes.ts";

/** What is to be planted, and where. Plain data: it goes to another thread. */
export interface PlantOrder {
  /** The database that is made; whatever was there is gone. */
  readonly file: string;
  readonly scene: SceneName;
  readonly seed: number;
  /** ms since 1970 UTC: all moments of the scene lie around it. */
  readonly now: number;
  readonly terms: AuctionTerms;
  /** Of the demo accounts, and what its hashes cost; tests take cheaper ones. */
  readonly password: string;
  readonly cost?: PasswordCost;
}

/**
 * Makes a database with a scene in it, in a thread of its own: a large one takes seconds, in which requests go on being
 * answered.
 * @throws Error when it cannot be made.
 */
export async function plantFile(order: PlantOrder): Promise<void> {
  removeDatabase(order.file);
  const worker = new Worker(new URL("./plant-worker.ts", import.meta.url), { workerData: order });
  await once(worker, "exit");
}
