/** As the server takes them at most. */
const LONGEST = 120;

/** What an address says that is looked for: "" where it says nothing, or no text. A number was typed as one. */
export function readWords(raw: unknown): string {
  if (typeof raw === "number") return String(raw);
  return typeof raw === "string" ? raw.slice(0, LONGEST) : "";
}
