/** Keys within this time after the last letter of a closed field still belong to its text, ms. */
export const TAIL_MS = 2_000;

interface Field {
  /** Whether the field is still on the page. */
  readonly isConnected: boolean;
}

/**
 * Swallows the keys after a field that closed during typing: its further letters are no controls. Ends with a pause of
 * the typing.
 */
export class TypingTail {
  #field: Field | null = null;
  #at = 0;

  /** Takes a key of a field. `at`: ms, any clock. Enter and Escape end the text. */
  typed(field: Field, key: string, at: number): void {
    this.#field = key === "Enter" || key === "Escape" ? null : field;
    this.#at = at;
  }

  /** Whether a key outside fields belongs to the text. `at`: ms, the same clock. */
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
