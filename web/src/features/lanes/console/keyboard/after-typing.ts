/** So long after the last letter of a field that has gone, keys still belong to what was being written, ms. */
export const TAIL_MS = 2_000;

interface Field {
  /** Whether it is still on the page. */
  readonly isConnected: boolean;
}

/**
 * A question may close by itself, in the middle of a word: the letters that follow are no controls. They rest until the
 * hand has paused.
 */
export class TypingTail {
  #field: Field | null = null;
  #at = 0;

  /** A key went into a field. `at`: ms, any clock. What ends with Enter or Escape has no tail. */
  typed(field: Field, key: string, at: number): void {
    this.#field = key === "Enter" || key === "Escape" ? null : field;
    this.#at = at;
  }

  /** Whether a key outside of fields belongs to what was being written. `at`: ms, the same clock. */
  swallows(at: number): boolean {
    if (this.#field === null || this.#field.isConnected) return false;
    if (at - this.#at >= TAIL_MS) {
      this.#field = null;
      return false;
    }
    this.#at = at;
    return true;
  }
}
