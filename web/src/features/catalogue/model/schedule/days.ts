import { dubaiDate } from "@marsa/api-spec/dates";

const DAY_MS = 86_400_000;
export const DAYS = 7;

/** The days of the strip: seven from today, or seven that are whole weeks later or earlier. `now`: server ms. */
export function daysOf(day: string | undefined, now: number): string[] {
  const today = Date.parse(dubaiDate(now));
  const weeks = day === undefined ? 0 : Math.floor((Date.parse(day) - today) / (DAYS * DAY_MS));
  return Array.from({ length: DAYS }, (_, place) => isoDay(today + (weeks * DAYS + place) * DAY_MS));
}

/** A day so many days later. */
export function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY_MS);
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
