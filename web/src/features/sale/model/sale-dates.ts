import { dubaiDate, toMs } from "@marsa/api-spec/dates";
import { isTooFar } from "@marsa/api-spec/rules-of-lot";
import { dubaiInput, fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { messages } from "#/lib/format/messages.ts";
import { serverClock } from "#/realtime/clock/clock.ts";

/** Start and end of an auction as date fields hold them. */
export interface TypedDates {
  readonly start: string;
  readonly end: string;
}

export const DATES = ["start", "end"] as const;
export const DATE_WORDS = { start: "Start date", end: "End date" } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The usual length of an auction, days. */
const USUAL_DAYS = 7;

/** Tomorrow at the next full hour, for a week. */
export function usualDates(): TypedDates {
  const start = Math.ceil(serverClock.now() / HOUR_MS) * HOUR_MS + DAY_MS;
  return { start: minuteText(start), end: minuteText(start + USUAL_DAYS * DAY_MS) };
}

function minuteText(ms: number): string {
  return dubaiInput(ms).slice(0, 16);
}

/** The errors of the dates, by field. */
export function dateErrors(typed: TypedDates, now: number): Partial<Record<keyof TypedDates, string>> {
  const errors: Partial<Record<keyof TypedDates, string>> = {};
  const today = dubaiDate(now);
  for (const field of DATES) {
    const at = fromDubaiInput(typed[field]);
    if (typed[field] === "") errors[field] = messages.required(DATE_WORDS[field]);
    else if (at === null) errors[field] = messages.date();
    else if (dubaiDate(at) < today) errors[field] = messages.beforeToday();
    else if (isTooFar(toMs(at), now)) errors[field] = messages.tooFar();
  }
  if (!errors.start && !errors.end && typed.start >= typed.end) errors.start = messages.startAfterEnd();
  return errors;
}
