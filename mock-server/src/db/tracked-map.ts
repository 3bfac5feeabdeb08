/**
 * Rows in memory during a batch: what was read or changed in it counts for the rest of the batch, and for later ones
 * only once it is committed.
 */
export class TrackedMap<Key, Row> {
  readonly #most: number;
  readonly #committed = new Map<Key, Row>();
  readonly #pending = new Map<Key, Row>();
  readonly #changed = new Set<Key>();

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

  /** Writes each changed row once, as it is now; `write` returns it as the database has it then. */
  save(write: (row: Row) => Row): void {
    for (const key of this.#changed) this.#pending.set(key, write(this.#pending.get(key)!));
    this.#changed.clear();
  }

  commit(): void {
    for (const [key, row] of this.#pending) this.#committed.set(key, row);
    this.#pending.clear();
    for (const key of this.#committed.keys()) {
      if (this.#committed.size <= this.#most) break;
      this.#committed.delete(key);
    }
  }

  /** Forgets everything, also what was committed: somebody else may have written these rows, or a commit failed. */
  forget(): void {
    this.#committed.clear();
    this.#pending.clear();
    this.#changed.clear();
  }
}
