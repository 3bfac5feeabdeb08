/** A thread that copies committed pages from the write-ahead log into the database named in `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import type { CheckpointAnswer } from "./checkpoints.ts";
import { isSyncFailure } from "./sqlite-error.ts";
import { archiveOf } from "../tables/system/archive.ts";
import { lowerPriority } from "../threads/lower-priority.ts";
import { reportLoaded } from "../threads/thread-loaded.ts";

const { file } = workerData as { file: string };
const client = new SqliteDatabase(file, { fileMustExist: true });
// As in the writing connection: copied pages are on the disk before the log restarts.
client.pragma("synchronous = FULL");
client.pragma("checkpoint_fullfsync = 1");
client.prepare("ATTACH ? AS archive").run(archiveOf(file));
client.pragma("archive.synchronous = FULL");
// Of both databases; the answer is of the first.
const checkpoint = client.prepare<[], { log: number }>("PRAGMA wal_checkpoint(PASSIVE)");
// Bids have priority.
lowerPriority(5);

parentPort?.on("message", () => send(answer()));
reportLoaded();

function answer(): CheckpointAnswer {
  try {
    return { error: null, isSyncFailure: false, pages: checkpoint.get()?.log ?? 0 };
  } catch (error) {
    if (isSyncFailure(error)) return { error: null, isSyncFailure: true, pages: 0 };
    return { error: String(error), isSyncFailure: false, pages: 0 };
  }
}

function send(message: CheckpointAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
