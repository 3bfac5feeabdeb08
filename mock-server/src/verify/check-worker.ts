/** A thread that checks a database once. Told by `workerData` which. */
import { parentPort, workerData } from "node:worker_threads";
import { standBack } from "../stand-back.ts";
import { checkDatabase } from "./check-database.ts";
import type { CheckOrder } from "./check-aside.ts";

const { file, terms } = workerData as CheckOrder;
// Bids go first.
standBack(5);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(checkDatabase(file, terms));
