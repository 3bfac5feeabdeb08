const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** Server time, ms, as the browser's field for date and time wants it, in Dubai: "2026-11-24T14:02:54". */
export function dubaiInput(ms: number): string {
  return new Date(ms + DUBAI_OFFSET_MS).toISOString().slice(0, 19);
}

/** What such a field holds as an instant of the wire; null for what is no time. */
export function fromDubaiInput(text: string): string | null {
  const ms = Date.parse(`${text}Z`) - DUBAI_OFFSET_MS;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
