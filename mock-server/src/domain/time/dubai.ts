/** Returns where calendar days in Dubai begin and end. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import { DAY_MS } from "../lot/terms.ts";

/** First instant (ms since 1970 UTC) of a calendar day YYYY-MM-DD in Asia/Dubai. */
export function startOfDubaiDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - DUBAI_OFFSET_MS;
}

/** First instant after a calendar day YYYY-MM-DD in Asia/Dubai. */
export function endOfDubaiDay(day: string): number {
  return startOfDubaiDay(day) + DAY_MS;
}
