/** Keys within this time after the last letter of a closed field still belong to its text, ms. */
export const TAIL_MS = 2_000;

interface Field {
  /** Whether the field is still on the page. */
  readonly isConnected: boolean;
}

/** The field of a message that could not begin. */
const REFUSED: Field = { isConnected: false };

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

  /** A message was refused: the letters that a quick typist sends after it belong to its text. `at`: ms. */
  refused(at: number): void {
    this.#field = REFUSED;
    this.#at = at;
  }

  /** Whether a key outside fields belongs to the text. `at`: ms, the same clock. `again`: it asks for the field again. */
  swallows(at: number, again = false): boolean {
    if (this.#field === null || this.#field.isConnected) return false;
    if (again && this.#field === REFUSED) return false;
    if (at - this.#at >= TAIL_MS) {
      this.#field = null;
      return false;
    }
    this.#at = at;
    return true;
  }
}
