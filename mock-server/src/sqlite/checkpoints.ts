/** Copies committed pages from the write-ahead log into the database. */
import { inThread, TaskWorker, type TaskResult } from "../threads/task-worker.ts";
import { isSyncFailure } from "./sqlite-error.ts";
import type { Database } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";

/** Copies committed pages from the log into the database, so that the log can restart. */
export interface Checkpoints {
  /** Called after each commit. */
  committed(): void;
  close(): Promise<void>;
}

export interface CheckpointAnswer extends TaskResult {
  /** The disk did not sync the copied pages. */
  readonly isSyncFailure: boolean;
  /** Length of the log, copied pages included. */
  readonly pages: number;
}

/** Delay before a copy, ms on the real clock: many commits write the same pages, which are then copied once. */
const GATHER_MS = 1_000;
/** From this length on (32 MB) the log should restart. */
const LONG_PAGES = 8_000;
/** From this length on SQLite copies within a commit, in case the thread never does. */
const FAR_TOO_LONG_PAGES = 5 * LONG_PAGES;

/**
 * Uses no thread: SQLite copies within a commit, every thousand pages. For tests, whose databases are small and
 * many.
 */
export const checkpointsWithin: Checkpoints = { committed: () => undefined, close: async () => undefined };

/**
 * Copies in a thread, since each copy waits for the disk twice and would delay every bid. A log with constant
 * commits never ends that way: when it is long, the writing thread copies the remaining pages, and its next commit
 * restarts the log.
 * @param syncFailed called when the copied pages did not sync.
 */
export function checkpointsInWorker(
  file: string,
  writer: Database,
  syncFailed: (error: unknown) => void,
): Checkpoints {
  const client = sqlite(writer);
  client.pragma(`wal_autocheckpoint = ${FAR_TOO_LONG_PAGES}`);
  const rest = client.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  const thread = new TaskWorker<null, CheckpointAnswer>(
    inThread(new URL("./checkpoint-worker.ts", import.meta.url), { file }),
  );
  thread.start();
  let isClosed = false;
  let gathering: NodeJS.Timeout | null = null;
  /** Whether a commit came after the last copy began. */
  let isStale = false;

  const copy = async (): Promise<void> => {
    isStale = false;
    const { pages, ...answer } = await thread.ask(null);
    if (answer.isSyncFailure) return syncFailed(new Error("A checkpoint did not sync"));
    if (pages > LONG_PAGES && !isClosed) rest.get();
  };
  const gather = (): void => {
    gathering ??= setTimeout(() => {
      // Other failures, such as a full disk, are tried again after the next commit.
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
