import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";

/** Formats server time, ms, for the browser's field for date and time, in Dubai: "2026-11-24T14:02:54". */
export function dubaiInput(ms: number): string {
  return new Date(ms + DUBAI_OFFSET_MS).toISOString().slice(0, 19);
}

/** Reads such a field as an instant of the API; null for anything but a time. */
export function fromDubaiInput(text: string): string | null {
  const ms = Date.parse(`${text}Z`) - DUBAI_OFFSET_MS;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
