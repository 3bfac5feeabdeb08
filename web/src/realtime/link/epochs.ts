/** Tells the current database from earlier ones by their epochs: a restore of the server begins a new one. */
export class Epochs {
  readonly #past = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #now: string | null = null;

  /**
   * Takes the epoch of a reply or an event. Returns whether it counts: a late reply must not bring back the database
   * from before a restore.
   */
  take(epoch: string): boolean {
    if (epoch === this.#now) return true;
    if (this.#past.has(epoch)) return false;
    const before = this.#now;
    this.#now = epoch;
    if (before === null) return true;
    this.#past.add(before);
    for (const listener of this.#listeners) listener();
    return true;
  }

  /** Calls the listener for a new database, when the screen must be read again. Returns how to stop that. */
  onNew(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The epochs of this page. */
export const epochs = new Epochs();
