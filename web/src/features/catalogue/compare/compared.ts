/** Lots beside each other: more do not fit. */
export const MOST_COMPARED = 4;

/** The lots that an address compares: "12-45" → [12, 45]. Each once, four at most. */
export function readCompared(text: string | undefined): number[] {
  const ids = (text ?? "").split("-").filter((part) => /^[1-9]\d{0,9}$/.test(part));
  return [...new Set(ids)].slice(0, MOST_COMPARED).map(Number);
}

/** The lots as the address writes them; undefined without any. */
export function writeCompared(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join("-");
}
