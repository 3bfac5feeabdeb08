import { inThread, TaskWorker, type TaskResult } from "../task-worker.ts";
import { isSyncFailure } from "./sqlite-error.ts";
import type { Database } from "../store/store.ts";

/** Who copies committed pages from the log into the database, so that the log can begin anew. */
export interface Checkpoints {
  /** To be called after each commit. */
  committed(): void;
  close(): Promise<void>;
}

export interface CheckpointAnswer extends TaskResult {
  /** The disk did not sync the copied pages. */
  readonly isSyncFailure: boolean;
  /** How long the log is, copied or not. */
  readonly pages: number;
}

/** How long committed pages gather, ms on the real clock: many commits write the same ones, which are copied once. */
const GATHER_MS = 1_000;
/** From this length on (32 MB) the log is to begin anew. */
const LONG_PAGES = 8_000;
/** Should the thread never come to it, SQLite does it within a commit. */
const FAR_TOO_LONG_PAGES = 5 * LONG_PAGES;

/** No thread: SQLite does it within a commit, every thousand pages. For tests, whose databases are small and many. */
export const checkpointsWithin: Checkpoints = { committed: () => undefined, close: async () => undefined };

/**
 * A thread copies them, since copying waits for the disk twice, and every bid of that moment with it. A log to which
 * commits are added all the time never comes to its end that way: when it is long, the thread that writes copies the few
 * pages that are left, and its next commit begins the log anew. `syncFailed`: told when the copied pages did not sync.
 */
export function checkpointsInWorker(
  file: string,
  writer: Database,
  syncFailed: (error: unknown) => void,
): Checkpoints {
  const client = writer.$client;
  client.pragma(`wal_autocheckpoint = ${FAR_TOO_LONG_PAGES}`);
  const rest = client.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  const thread = new TaskWorker<null, CheckpointAnswer>(
    inThread(new URL("./checkpoint-worker.ts", import.meta.url), { file }),
  );
  thread.start();
  let isClosed = false;
  let gathering: NodeJS.Timeout | null = null;
  /** Whether there was a commit since the last copy began. */
  let isStale = false;

  const copy = async (): Promise<void> => {
    isStale = false;
    const { pages, ...answer } = await thread.ask(null);
    if (answer.isSyncFailure) return syncFailed(new Error("A checkpoint did not sync"));
    if (pages > LONG_PAGES && !isClosed) rest.get();
  };
  const gather = (): void => {
    gathering ??= setTimeout(() => {
      // What fails otherwise, as with a full disk, is tried again after the next commit.
      void copy()
        .catch((error: unknown) => isSyncFailure(error) && syncFailed(error))
        .finally(() => {
          gathering = null;
          if (isStale && !isClosed) gather();
        });
    }, GATHER_MS).unref();
  };
  return {
    committed() {
      isStale = true;
      gather();
    },
    async close() {
      isClosed = true;
      if (gathering) clearTimeout(gathering);
      await thread.end();
    },
  };
}
