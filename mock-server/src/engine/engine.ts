/** What each engine does in its own way: SQLite answers at once, PostgreSQL over connections. */
import type { WhenIdle } from "../store/errors.ts";
import type { Database, Store } from "../store/store.ts";
import type { Settlement, Transactions } from "./commit-queue.ts";

/** The steps of one transaction, in this order. */
export interface BatchSteps {
  /** Called after BEGIN. */
  begun(): void;
  /** Forgets what the commands have changed in memory, so that they can run again. */
  rewind(): void;
  /** Writes the other rows of commands, inside the transaction; null: there are none. */
  afterJobs(): Promise<void> | null;
  /** Loads what `beforeCommit` reads. */
  readAhead(): void;
  /** Writes the changes that the jobs made in memory. @returns the ends of changed lots, as `lotsChanged` reports them. */
  beforeCommit(): readonly number[];
  /** Called after COMMIT, before any job is settled. */
  committed(): void;
  /** Called after a rollback. */
  rolledBack(): void;
}

export interface Engine extends Pick<Store, "read" | "readInWorker" | "makeFile" | "close"> {
  /** The rows of the open transaction, for the synchronous code of the batch. */
  readonly batch: Database;
  /** The rows of the open transaction, for plain writes. */
  readonly writer: Database;
  /** Committed rows, for synchronous code that `ask` runs. */
  readonly reader: Database;
  /** Runs synchronous code over committed rows, once or more often. */
  ask<T>(fn: () => T): Promise<T>;
  /** Runs synchronous code over the rows of the open transaction, once or more often. */
  askBatch<T>(fn: () => T): T | Promise<T>;
  /**
   * Runs `fn` within the open transaction; an error of `fn` undoes only its own writes.
   * @throws StoreUnavailable when the connection failed: the whole batch is then lost.
   */
  savepoint(fn: () => unknown): Settlement | Promise<Settlement>;
  /** When code inside the transaction waits for nothing of the database. */
  readonly whenIdle: WhenIdle;
  transactions(steps: BatchSteps): Transactions;
}
