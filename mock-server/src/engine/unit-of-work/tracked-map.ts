/**
 * Caches rows: a changed row counts for the rest of its batch, and for later batches only after the commit. Nothing here
 * clears a map: a cleared one points from its old table to the next, and once such a table is in the old generation, it
 * keeps all later rows until a full collection.
 */
export class TrackedMap<Key, Row> {
  readonly #most: number;
  #committed = new Map<Key, Row>();
  #pending = new Map<Key, Row>();
  /** The rows that this batch changes, as in the table. */
  #before = new Map<Key, Row>();

  /** `most`: rows kept between batches; the oldest are dropped first. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Row | undefined {
    return this.#pending.get(key) ?? this.#committed.get(key);
  }

  /** Adds a row as read from the database. */
  loaded(key: Key, row: Row): void {
    this.#pending.set(key, row);
  }

  /** Changes a row, which must have been read before. */
  change(key: Key, row: Row): void {
    if (!this.#before.has(key)) this.#before.set(key, this.get(key)!);
    this.#pending.set(key, row);
  }

  /** Calls `write` for each row that this batch has changed. */
  forEachChanged(write: (row: Row, before: Row) => void): void {
    for (const [key, before] of this.#before) write(this.#pending.get(key)!, before);
  }

  /** Forgets the changes of this batch, and keeps the rows that it read. */
  rewind(): void {
    for (const [key, row] of this.#before) this.#pending.set(key, row);
    if (this.#before.size > 0) this.#before = new Map();
  }

  /** Called after the commit of the batch. */
  commit(): void {
    for (const [key, row] of this.#pending) this.#committed.set(key, row);
    this.#endBatch();
    for (const key of this.#committed.keys()) {
      if (this.#committed.size <= this.#most) return;
      this.#committed.delete(key);
    }
  }

  /** Called after a rollback, and when other code has written these rows. */
  forget(): void {
    this.#committed = new Map();
    this.#endBatch();
  }

  #endBatch(): void {
    if (this.#pending.size > 0) this.#pending = new Map();
    if (this.#before.size > 0) this.#before = new Map();
  }
}
