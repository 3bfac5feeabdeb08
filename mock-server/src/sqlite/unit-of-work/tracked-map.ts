/**
 * Rows in memory: a row that a batch reads or changes counts for the rest of the batch, and for later batches only once
 * the batch is committed.
 */
export class TrackedMap<Key, Row> {
  readonly #most: number;
  readonly #committed = new Map<Key, Row>();
  readonly #pending = new Map<Key, Row>();
  /** The rows that this batch changes, as the table has them. */
  readonly #before = new Map<Key, Row>();

  /** `most`: how many rows are kept between batches; the ones kept longest go first. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Row | undefined {
    return this.#pending.get(key) ?? this.#committed.get(key);
  }

  /** A row as the database has it. */
  loaded(key: Key, row: Row): void {
    this.#pending.set(key, row);
  }

  /** A row that is to be written. It has been read before. */
  change(key: Key, row: Row): void {
    if (!this.#before.has(key)) this.#before.set(key, this.get(key)!);
    this.#pending.set(key, row);
  }

  /** Calls `write` for each row that this batch has changed. */
  forEachChanged(write: (row: Row, before: Row) => void): void {
    for (const [key, before] of this.#before) write(this.#pending.get(key)!, before);
  }

  /** To be called when the batch is committed. */
  commit(): void {
    for (const [key, row] of this.#pending) this.#committed.set(key, row);
    this.#endBatch();
    for (const key of this.#committed.keys()) {
      if (this.#committed.size <= this.#most) return;
      this.#committed.delete(key);
    }
  }

  /** To be called after a rollback, and when somebody else has written these rows. */
  forget(): void {
    this.#committed.clear();
    this.#endBatch();
  }

  #endBatch(): void {
    this.#pending.clear();
    this.#before.clear();
  }
}
