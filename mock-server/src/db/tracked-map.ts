/**
 * Rows in memory: what was read or changed in a batch counts for the rest of the batch, and for later ones only once it
 * is committed. A committed row that its table does not show yet is held until it does.
 */
export class TrackedMap<Key, Row> {
  readonly #most: number;
  readonly #committed = new Map<Key, Row>();
  readonly #pending = new Map<Key, Row>();
  /** Of this batch. */
  readonly #changed = new Set<Key>();
  /** Of earlier batches: committed, and not in the table. */
  readonly #behind = new Set<Key>();
  #isSaved = false;

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

  /** A row that is to be written. */
  change(key: Key, row: Row): void {
    this.#pending.set(key, row);
    this.#changed.add(key);
  }

  /** The rows that this batch has changed, as they are now. */
  changed(): Row[] {
    return Array.from(this.#changed, (key) => this.#pending.get(key)!);
  }

  /** The rows that are committed and that the table does not show. Between batches. */
  behind(): Row[] {
    return Array.from(this.#behind, (key) => this.#committed.get(key)!);
  }

  /**
   * Writes each row that the table does not show, once, as it is now; `write` returns it as the database has it then.
   * `isNew`: this batch has changed it.
   */
  save(write: (row: Row, isNew: boolean) => Row): void {
    for (const key of [...this.#behind, ...this.#changed]) {
      this.#pending.set(key, write(this.get(key)!, this.#changed.has(key)));
    }
    this.#isSaved = true;
  }

  /** What was changed and not saved is behind from now on. */
  commit(): void {
    for (const [key, row] of this.#pending) this.#committed.set(key, row);
    if (this.#isSaved) this.#behind.clear();
    else for (const key of this.#changed) this.#behind.add(key);
    this.#endBatch();
    if (this.#committed.size <= this.#most) return;
    for (const key of this.#committed.keys()) {
      if (!this.#behind.has(key)) this.#committed.delete(key);
      if (this.#committed.size <= this.#most) return;
    }
  }

  /** Forgets what the table can tell again: somebody else may have written these rows, or a commit failed. */
  forget(): void {
    if (this.#behind.size === 0) this.#committed.clear();
    else for (const key of this.#committed.keys()) if (!this.#behind.has(key)) this.#committed.delete(key);
    this.#endBatch();
  }

  #endBatch(): void {
    this.#pending.clear();
    this.#changed.clear();
    this.#isSaved = false;
  }
}
