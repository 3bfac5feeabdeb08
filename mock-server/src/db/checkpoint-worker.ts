/** A thread that copies committed pages from the log into the database. Told the database by `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import type { CheckpointAnswer } from "./checkpoints.ts";
import { standBack } from "../stand-back.ts";

const { file } = workerData as { file: string };
const client = new SqliteDatabase(file, { fileMustExist: true });
// As the connection that commits: what is copied is on the disk before the log begins anew.
client.pragma("synchronous = FULL");
client.pragma("checkpoint_fullfsync = 1");
const checkpoint = client.prepare<[], { log: number }>("PRAGMA wal_checkpoint(PASSIVE)");
// Bids go first.
standBack(5);

parentPort?.on("message", () => tell(answer()));

function answer(): CheckpointAnswer {
  try {
    return { error: null, pages: checkpoint.get()?.log ?? 0 };
  } catch (error) {
    return { error: String(error), pages: 0 };
  }
}

function tell(message: CheckpointAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
