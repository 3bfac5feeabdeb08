/** The most lots of a comparison; more do not fit. */
export const MOST_COMPARED = 4;

/** Reads the lots to compare from the address: "12-45" → [12, 45]. Each once, four at most. */
export function readCompared(text: string | undefined): number[] {
  const ids = (text ?? "").split("-").filter((part) => /^[1-9]\d{0,9}$/.test(part));
  return [...new Set(ids)].slice(0, MOST_COMPARED).map(Number);
}

/** Writes the lots to compare for the address; undefined without any. */
export function writeCompared(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join("-");
}
