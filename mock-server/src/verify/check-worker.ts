/** A thread that checks the database in `workerData` once. */
import { parentPort, workerData } from "node:worker_threads";
import { lowerPriority } from "../threads/lower-priority.ts";
import { reportLoaded } from "../threads/thread-loaded.ts";
import { checkDatabase } from "./check-database.ts";
import type { CheckOrder } from "./check-in-worker.ts";

const { file, terms } = workerData as CheckOrder;
// Bids have priority.
lowerPriority(5);
reportLoaded();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(checkDatabase(file, terms));
