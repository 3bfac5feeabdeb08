/** Commits jobs that arrive together in one transaction. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { commitChannel } from "../store/channels.ts";
import { StoreDefect, StoreUnavailable } from "../store/errors.ts";
import type { Log } from "../store/ports.ts";

/** Plain writes run before the commands of their batch, so that the commands read them. */
export const FIRST = 0;

/** Work to do in a transaction. */
export interface Job {
  /** Jobs that commit together run in this order: commands by their receipt (ms since 1970 UTC), after plain writes. */
  readonly order: number;
  /** Runs between BEGIN and COMMIT, possibly more than once. Only a plain write waits, for nothing but the database. */
  run(): Settlement | Promise<Settlement>;
  settle(settlement: Settlement): void;
}

/** Result of a job once its transaction is committed. `error`: the job is undone, others are not affected. */
export type Settlement = { readonly value: unknown } | { readonly error: unknown };

/** How an engine runs jobs, and what its errors mean. */
export interface Transactions {
  /** Runs the jobs in one transaction. Any error has undone all of it. */
  run(jobs: readonly Job[]): Promise<Settlement[]>;
  /** Whether an error affects the whole transaction, not only a statement. */
  isConnectionFailure(error: unknown): boolean;
  /** Whether the disk failed to sync. */
  isSyncFailure(error: unknown): boolean;
  /** Called when the disk did not sync: no commit follows. */
  syncFailed(error: unknown): void;
}

/**
 * How long after a failed commit a good one proves nothing, ms: where little space is left, small commits still fit. The
 * heartbeat of the server commits every few seconds.
 */
const FAILING_MS = 10_000;

/** Most jobs of one transaction, so that a flood never blocks the event loop for long. */
const MOST_IN_BATCH = 256;

/**
 * Group commit: jobs that arrive in one turn of the event loop, or in consecutive turns, share one transaction and
 * one sync of the disk. This makes full durability affordable.
 */
export class CommitQueue {
  readonly #transactions: Transactions;
  readonly #log: Log;
  #waiting: Job[] = [];
  /** Whether a look at the jobs is scheduled, or a batch runs. */
  #isBusy = false;
  /** Number of waiting jobs at the last look. */
  #seen = 0;
  /**
   * Whether the disk failed to sync: the state of its pages is unknown, and a second sync would not report the
   * first failure.
   */
  #isBroken = false;
  /** When a commit failed (monotonic, ms), until a good one long enough after that; null: commits work. */
  #failedAt: number | null = null;

  constructor(transactions: Transactions, log: Log) {
    this.#transactions = transactions;
    this.#log = log;
  }

  /** Whether commits fail at present. */
  get isFailing(): boolean {
    return this.#failedAt !== null;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    if (!this.#isBusy) this.#lookLater();
  }

  /** Commits all waiting jobs. */
  async drain(): Promise<void> {
    while (this.#isBusy) await nextTurn();
  }

  #lookLater(): void {
    this.#isBusy = true;
    setImmediate(() => this.#look());
  }

  /**
   * Several jobs wait for more while each turn of the event loop brings some: they share the disk's sync. A single
   * job does not wait.
   */
  #look(): void {
    const { length } = this.#waiting;
    if (length === 1 || length === this.#seen || length >= MOST_IN_BATCH) return void this.#runNext();
    this.#seen = length;
    this.#lookLater();
  }

  async #runNext(): Promise<void> {
    this.#seen = 0;
    const jobs = this.#waiting.splice(0, MOST_IN_BATCH);
    await this.#runBatch(jobs.toSorted((a, b) => a.order - b.order));
    this.#isBusy = false;
    if (this.#waiting.length > 0) this.#lookLater();
  }

  /**
   * Runs one transaction. Any failure rolls all of it back, and nobody is acknowledged. If the connection failed,
   * every job gets StoreUnavailable. If one job failed, each runs again in its own transaction and turn, so that only
   * the faulty one fails.
   */
  async #runBatch(jobs: readonly Job[]): Promise<void> {
    if (this.#isBroken) return refuse(jobs, new StoreUnavailable("The disk has failed"));
    const startedAt = commitChannel.hasSubscribers ? performance.now() : 0;
    let settlements: readonly Settlement[];
    try {
      settlements = await this.#transactions.run(jobs);
    } catch (error) {
      return this.#fail(jobs, error);
    }
    if (commitChannel.hasSubscribers)
      commitChannel.publish({ jobs: jobs.length, ms: performance.now() - startedAt });
    if (this.#failedAt !== null && performance.now() - this.#failedAt >= FAILING_MS) this.#failedAt = null;
    jobs.forEach((job, i) => job.settle(settlements[i]!));
  }

  async #fail(jobs: readonly Job[], error: unknown): Promise<void> {
    if (this.#transactions.isConnectionFailure(error)) {
      this.#log.error("commit failed, nothing written", error, { jobs: jobs.length });
      this.#failedAt = performance.now();
      this.#isBroken = this.#transactions.isSyncFailure(error);
      refuse(jobs, new StoreUnavailable("Not stored", { cause: error }));
      if (this.#isBroken) this.#transactions.syncFailed(error);
    } else if (jobs.length === 1) {
      this.#log.error("a command that the rules allowed failed in the database", error);
      jobs[0]!.settle({ error: new StoreDefect("A command failed", { cause: error }) });
    } else {
      for (const job of jobs) {
        await nextTurn();
        await this.#runBatch([job]);
      }
    }
  }
}

function refuse(jobs: readonly Job[], error: StoreUnavailable): void {
  for (const job of jobs) job.settle({ error });
}
