/** Calendar days in Dubai. */
import { DAY_MS } from "../terms.ts";

/** The Emirates use UTC+4 all year. */
export const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** First instant (ms since 1970 UTC) of a calendar day YYYY-MM-DD in Asia/Dubai. */
export function startOfDubaiDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - DUBAI_OFFSET_MS;
}

/** The calendar day YYYY-MM-DD in Asia/Dubai at an instant (ms since 1970 UTC). */
export function dubaiDay(at: number): string {
  return new Date(at + DUBAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** First instant after a calendar day YYYY-MM-DD in Asia/Dubai. */
export function endOfDubaiDay(day: string): number {
  return startOfDubaiDay(day) + DAY_MS;
}
