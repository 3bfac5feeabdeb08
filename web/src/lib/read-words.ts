/** The server's longest search text. */
const LONGEST = 120;

/**
 * Returns the search text of an address; "" without a text. The router reads a number as a number, so this turns it
 * into text.
 */
export function readWords(raw: unknown): string {
  if (typeof raw === "number") return String(raw);
  return typeof raw === "string" ? raw.slice(0, LONGEST) : "";
}
