/**
 * Detects a database that lacks acknowledged commits. Each commit counts itself in the database, and the file
 * `marsa.db-commit` stores the same count. The file is written soon after a commit and not synced: it may be behind
 * the database, never ahead of it.
 */
import { closeSync, constants, openSync, readFileSync, writeSync } from "node:fs";
import { type Connection } from "../../tables/system/driver.ts";

/** Path of the file with the count of acknowledged commits of a database. */
export function witnessOf(database: string): string {
  return `${database}-commit`;
}

export interface Witness {
  readonly epoch: string;
  readonly commit: number;
}

const NUMBER_DIGITS = 15;
const WITNESS_BYTES = 96;
/** How long commits gather for one write of the file, ms: a write for each costs a bid a call of the system. */
const GATHER_MS = 20;

/** The row of a commit. Its fixed length lets the count be read from the page without SQLite. */
export function markOf(commit: number): string {
  return `commit:${String(commit).padStart(NUMBER_DIGITS, "0")};`;
}

/** Returns the commit in a page of the table; null: none. */
export function commitIn(page: Buffer): number | null {
  const found = /commit:(\d{15});/.exec(page.toString("latin1"));
  return found ? Number(found[1]) : null;
}

/** Returns null without such a file, or if it is unreadable. */
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
  #gathering: NodeJS.Timeout | null = null;

  /** `epoch`: of the database. */
  constructor(connection: Connection, epoch: string) {
    this.#epoch = epoch;
    const write = connection.prepare("UPDATE last_commit SET mark = ?");
    this.#write = (mark) => void write.run(mark);
    const changes = connection.prepare<[], number>("SELECT total_changes()").pluck();
    this.#changes = () => changes.get()!;
    const mark = connection.prepare<[], string>("SELECT mark FROM last_commit").pluck().get()!;
    this.#commit = commitIn(Buffer.from(mark))!;
    this.#witness = connection.memory
      ? null
      : openSync(witnessOf(connection.name), constants.O_RDWR | constants.O_CREAT);
    this.#writeWitness();
  }

  begun(): void {
    this.#changesBefore = this.#changes();
    this.#isCounted = false;
  }

  /** Called inside the transaction, after all other writes. A transaction without writes does not count. */
  beforeCommit(): void {
    this.#isCounted = this.#changes() > this.#changesBefore;
    if (this.#isCounted) this.#write(markOf(this.#commit + 1));
  }

  /** Called after COMMIT. */
  committed(): void {
    if (!this.#isCounted) return;
    this.#commit += 1;
    this.#gathering ??= setTimeout(() => this.#writeWitness(), GATHER_MS).unref();
  }

  close(): void {
    this.#writeWitness();
    if (this.#witness !== null) closeSync(this.#witness);
    this.#witness = null;
  }

  #writeWitness(): void {
    if (this.#gathering) clearTimeout(this.#gathering);
    this.#gathering = null;
    if (this.#witness === null) return;
    const witness: Witness = { epoch: this.#epoch, commit: this.#commit };
    try {
      writeSync(this.#witness, `${JSON.stringify(witness).padEnd(WITNESS_BYTES - 1)}\n`, 0);
    } catch {
      // The disk is full or fails: the file stays behind the database, and the commit stays valid.
    }
  }
}
