/**
 * Ties a database and the files beside it together. Each commit counts itself in the database; the file `marsa.db-commit`
 * says how far that was. It is written after each commit and not synced: it may be behind the database, never ahead of it.
 */
import { closeSync, constants, openSync, readFileSync, writeSync } from "node:fs";
import type { Connection } from "../../store/store.ts";

/** Path of the file that says up to which commit a database was acknowledged. */
export function witnessOf(database: string): string {
  return `${database}-commit`;
}

export interface Witness {
  readonly epoch: string;
  readonly commit: number;
}

const NUMBER_DIGITS = 15;
const WITNESS_BYTES = 96;

/** The row of a commit: of one length, and so that its page tells it without SQLite. */
export function markOf(commit: number): string {
  return `commit:${String(commit).padStart(NUMBER_DIGITS, "0")};`;
}

/** The commit that a page of the table tells; null: none. */
export function commitIn(page: Buffer): number | null {
  const found = /commit:(\d{15});/.exec(page.toString("latin1"));
  return found ? Number(found[1]) : null;
}

/** Returns null where there is no such file, or it tells nothing. */
export function readWitness(database: string): Witness | null {
  try {
    const { epoch, commit } = JSON.parse(readFileSync(witnessOf(database), "utf8")) as Witness;
    return { epoch, commit };
  } catch {
    return null;
  }
}

/** Counts the commits of a database. */
export class CommitCounter {
  readonly #epoch: string;
  readonly #write: (mark: string) => void;
  readonly #changes: () => number;
  #witness: number | null;
  #commit: number;
  #changesBefore = 0;
  #isCounted = false;

  /** `epoch`: of the database. */
  constructor(connection: Connection, epoch: string) {
    this.#epoch = epoch;
    const write = connection.prepare("UPDATE last_commit SET mark = ?");
    this.#write = (mark) => void write.run(mark);
    const changes = connection.prepare<[], number>("SELECT total_changes()").pluck();
    this.#changes = () => changes.get()!;
    const mark = connection.prepare<[], string>("SELECT mark FROM last_commit").pluck().get()!;
    this.#commit = commitIn(Buffer.from(mark))!;
    this.#witness = openSync(witnessOf(connection.name), constants.O_RDWR | constants.O_CREAT);
    this.#notifyUser();
  }

  begun(): void {
    this.#changesBefore = this.#changes();
    this.#isCounted = false;
  }

  /** Inside the transaction, after all else was written. A transaction that has written nothing does not count. */
  beforeCommit(): void {
    this.#isCounted = this.#changes() > this.#changesBefore;
    if (this.#isCounted) this.#write(markOf(this.#commit + 1));
  }

  /** After COMMIT has returned. */
  committed(): void {
    if (!this.#isCounted) return;
    this.#commit += 1;
    this.#notifyUser();
  }

  close(): void {
    if (this.#witness !== null) closeSync(this.#witness);
    this.#witness = null;
  }

  #notifyUser(): void {
    if (this.#witness === null) return;
    const witness: Witness = { epoch: this.#epoch, commit: this.#commit };
    try {
      writeSync(this.#witness, `${JSON.stringify(witness).padEnd(WITNESS_BYTES - 1)}\n`, 0);
    } catch {
      // The disk is full or fails: the file stays behind the database, and the commit stands.
    }
  }
}
