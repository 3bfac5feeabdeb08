/** The store on SQLite. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Settlement, Transactions } from "../engine/commit-queue.ts";
import { EngineStore, type EngineStoreParts } from "../engine/engine-store.ts";
import type { BatchSteps } from "../engine/engine.ts";
import { idleNextTurn, StoreUnavailable, withinTurn } from "../store/errors.ts";
import type { Database, Store } from "../store/store.ts";
import { sqlite, type Connection } from "../tables/system/driver.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { CachingReaders } from "./readers/cache-parts.ts";
import { CommitCounter } from "./recovery/last-commit.ts";
import { withSavepoint } from "./savepoint.ts";
import { isConnectionFailure, isSyncFailure } from "./sqlite-error.ts";

interface SqliteStoreParts extends EngineStoreParts {
  readonly writer: Database;
  readonly reader: Database;
  readonly readers: CachingReaders;
  readonly checkpoints: Checkpoints;
  /** Called when the disk did not sync. The store takes no more commits: the process has to end. */
  readonly syncFailed: (error: unknown) => void;
}

/** Returns the store over two connections of this thread, a writing and a reading one, and over readers. */
export function sqliteStore(parts: SqliteStoreParts): Store {
  const { writer, reader, readers, checkpoints, epoch, syncFailed } = parts;
  const connection = sqlite(writer);
  const counter = new CommitCounter(connection, epoch);
  const stepsOf = (steps: BatchSteps): BatchSteps => ({
    ...steps,
    begun() {
      counter.begun();
      steps.begun();
    },
    beforeCommit() {
      const ends = steps.beforeCommit();
      // In the turn of the COMMIT: a read between the two would cache old rows as new ones.
      for (const end of ends) readers.changed(end);
      counter.beforeCommit();
      return ends;
    },
    committed() {
      counter.committed();
      checkpoints.committed();
      steps.committed();
    },
  });
  return new EngineStore(
    {
      batch: writer,
      writer,
      reader,
      ask: async (fn) => fn(),
      askBatch: (fn) => fn(),
      savepoint: (fn) => withSavepoint(connection, fn),
      whenIdle: idleNextTurn,
      transactions: (steps) => ({ ...transactionsOver(connection, stepsOf(steps)), syncFailed }),
      read: async (fn) => withinTurn(fn, fn(reader)),
      readInWorker: (query, input) => readers.ask(query, input),
      makeFile: (query, input) => readers.make(query, input),
      async close() {
        await readers.close();
        await checkpoints.close();
        sqlite(reader).close();
        connection.close();
        counter.close();
      },
    },
    parts,
  );
}

/** Returns the transactions of this connection. */
export function transactionsOver(
  connection: Connection,
  steps: BatchSteps,
): Omit<Transactions, "syncFailed"> {
  const begin = connection.prepare("BEGIN IMMEDIATE");
  const commit = connection.prepare("COMMIT");
  return {
    /**
     * Commands alone run to its end without a pause. A job that waits for the database moves the COMMIT to a turn of
     * its own: by then each read of this thread has ended, and saw the rows of one moment.
     */
    async run(jobs) {
      const settlements: Settlement[] = [];
      try {
        begin.run();
        steps.begun();
        let hasWaited = false;
        for (const job of jobs) {
          const settlement = job.run();
          hasWaited ||= settlement instanceof Promise;
          settlements.push(settlement instanceof Promise ? await settlement : settlement);
        }
        const others = steps.afterJobs();
        if (others) await others;
        if (others || hasWaited) await nextTurn();
        steps.beforeCommit();
        // SQLite ends the transaction by itself when the disk is full; COMMIT would then commit nothing.
        if (!connection.inTransaction) throw new StoreUnavailable("The transaction ended by itself");
        commit.run();
      } catch (error) {
        try {
          if (connection.inTransaction) connection.exec("ROLLBACK");
        } finally {
          steps.rolledBack();
        }
        throw error;
      }
      steps.committed();
      return settlements;
    },
    isConnectionFailure,
    isSyncFailure,
  };
}
