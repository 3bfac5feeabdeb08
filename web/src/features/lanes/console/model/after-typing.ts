/** Keys within this time after the last letter of a lost field still belong to its text, ms. */
export const TAIL_MS = 2_000;

/** The keys with which a person ends a text. */
const ENDS = new Set(["Enter", "Escape", "Tab"]);

/**
 * Swallows the keys after a field that lost the focus during typing: its further letters are no controls. Ends with a
 * pause of the typing.
 */
export class TypingTail {
  #text: "typed" | "refused" | null = null;
  #at = 0;

  /** Takes a key of a field. `at`: ms, any clock. Enter, Escape and Tab end the text. */
  typed(key: string, at: number): void {
    this.#text = ENDS.has(key) ? null : "typed";
    this.#at = at;
  }

  /** A message was refused: the letters that a quick typist sends after it belong to its text. `at`: ms. */
  refused(at: number): void {
    this.#text = "refused";
    this.#at = at;
  }

  /** The person left the field with the pointer. */
  left(): void {
    this.#text = null;
  }

  /** Whether a key outside fields belongs to the text. `at`: ms, the same clock. `again`: it asks for the field again. */
  swallows(at: number, again = false): boolean {
    if (this.#text === null || (again && this.#text === "refused")) return false;
    if (at - this.#at >= TAIL_MS) {
      this.#text = null;
      return false;
    }
    this.#at = at;
    return true;
  }
}
