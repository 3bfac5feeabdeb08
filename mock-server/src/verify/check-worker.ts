/** A thread that checks a database once. Told by `workerData` which. */
import { parentPort, workerData } from "node:worker_threads";
import { lowerPriority } from "../lower-priority.ts";
import { checkDatabase } from "./check-database.ts";
import type { CheckOrder } from "./check-in-worker.ts";

const { file, terms } = workerData as CheckOrder;
// Bids go first.
lowerPriority(5);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(checkDatabase(file, terms));
