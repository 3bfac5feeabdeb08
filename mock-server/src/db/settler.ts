import type { CommitWriter } from "./commit-writer.ts";
import type { Connection } from "./store.ts";
import type { Log } from "./ports.ts";

/** How long ordinary bids gather before the tables show them, ms on the real clock. */
const GATHER_MS = 200;
/**
 * Rows that their journals may gain before these are written into the tables: a millisecond of work, and rows that live no
 * longer are not worth collecting.
 */
const MOST_ROWS = 200;
/** Pause after a failure, ms. */
const RETRY_MS = 1_000;

/**
 * Brings the tables up to date with what is committed to the redo log: a moment after the first of them, and before anybody
 * reads. A hundred bids on one lot are then one change of its row. The rows that they add come earlier when they are
 * many, so that nothing takes long.
 */
export class Settler {
  readonly #connection: Connection;
  readonly #commits: CommitWriter;
  readonly #log: Log;
  readonly #catchUp: { immediate(): void };
  readonly #catchUpAdded: { immediate(): void };
  /** How durable a commit of this connection is otherwise. */
  readonly #usually: number;
  #gathering: NodeJS.Timeout | undefined;
  #next: NodeJS.Immediate | undefined;
  /** A commit's answers go out in this turn of the event loop. */
  #isAnswering: NodeJS.Immediate | undefined;
  /** It has failed, and nobody who reads waits for it again until it is tried anew. */
  #isRetrying = false;

  constructor(connection: Connection, commits: CommitWriter, log: Log) {
    this.#connection = connection;
    this.#commits = commits;
    this.#log = log;
    this.#usually = connection.pragma("synchronous", { simple: true }) as number;
    this.#catchUp = connection.transaction(() => commits.catchUp());
    this.#catchUpAdded = connection.transaction(() => commits.catchUpAdded());
  }

  /** Whether the tables cannot follow: until they can, nothing is to be committed that they do not show. */
  get isStuck(): boolean {
    return this.#isRetrying;
  }

  /** To be called after each commit. */
  soon(): void {
    this.#isAnswering ??= setImmediate(() => (this.#isAnswering = undefined));
    if (!this.#commits.isBehind) return this.stop();
    this.#gathering ??= this.#in(GATHER_MS);
    if (this.#commits.rowsBehind >= MOST_ROWS) this.#next ??= setImmediate(() => this.#tryAdded());
  }

  /**
   * Now, between two transactions.
   * @throws what keeps it from being written. Nothing is lost then: it is tried again.
   */
  now(): void {
    if (!this.#commits.isBehind) return;
    this.stop();
    this.#write(this.#catchUp);
  }

  /** Now, if it can be; else whoever reads gets what the tables show. */
  tryNow(): void {
    if (this.#commits.isBehind && !this.#isRetrying) this.#try(() => this.now());
  }

  stop(): void {
    this.#isRetrying = false;
    clearTimeout(this.#gathering);
    clearImmediate(this.#next);
    this.#gathering = undefined;
    this.#next = undefined;
  }

  #tryAdded(): void {
    this.#next = undefined;
    if (this.#commits.isBehind && !this.#isRetrying) this.#try(() => this.#write(this.#catchUpAdded));
  }

  #write(catchUp: { immediate(): void }): void {
    // A power cut may take an unsynced write: the redo log has its rows, and begins anew only after a synced commit that
    // moves `settled`. While answers go out the write is synced, so that a trace from outside can tell that they are safe.
    const isSynced = this.#isAnswering !== undefined || this.#commits.isLogLong;
    if (!isSynced) this.#connection.pragma("synchronous = NORMAL");
    try {
      catchUp.immediate();
    } catch (error) {
      this.#commits.forget();
      this.stop();
      this.#isRetrying = true;
      this.#gathering = this.#in(RETRY_MS);
      throw error;
    } finally {
      this.#connection.pragma(`synchronous = ${this.#usually}`);
    }
    this.#commits.committed(isSynced);
  }

  #try(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.#log.error("tables not brought up to date", error);
    }
  }

  #in(ms: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#isRetrying = false;
      this.tryNow();
    }, ms);
    return timer.unref();
  }
}
