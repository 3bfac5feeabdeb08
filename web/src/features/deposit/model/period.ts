import type { Schema } from "@marsa/api-spec/client-problem";
import { day as calendarDay, dubaiDate } from "@marsa/api-spec/dates";
import type { DepositSearch } from "./read-address.ts";

/** Days in Dubai, both included, and one type of operation or all. */
export interface Period {
  readonly sd: string;
  readonly ed: string;
  readonly type?: Schema<"OperationType">;
}

const DAY_MS = 86_400_000;
/** The number of days without a choice. */
const USUAL_DAYS = 30;

/** Returns the period of an address; a missing day follows from the other one, or from today. `now`: server ms. */
export function periodOf({ sd, ed, type }: DepositSearch, now: number): Period {
  const today = dubaiDate(now);
  const last = ed ?? (sd !== undefined && sd > today ? sd : today);
  return { sd: sd ?? daysBefore(last, USUAL_DAYS - 1), ed: last, ...(type && { type }) };
}

/** Returns the usual periods, up to today. */
export function readyPeriods(now: number): readonly { word: string; sd: string; ed: string }[] {
  const ed = dubaiDate(now);
  return [
    { word: "Last 30 days", sd: daysBefore(ed, 29), ed },
    { word: "This month", sd: `${ed.slice(0, 7)}-01`, ed },
    { word: "Last 90 days", sd: daysBefore(ed, 89), ed },
    { word: "This year", sd: `${ed.slice(0, 4)}-01-01`, ed },
  ];
}

/** "Nov 1 – Nov 24, 2026", "Nov 24, 2026", "Dec 20, 2025 – Jan 3, 2026". */
export function periodText({ sd, ed }: Pick<Period, "sd" | "ed">): string {
  if (sd === ed) return calendarDay(sd);
  const first = calendarDay(sd);
  return `${sd.slice(0, 4) === ed.slice(0, 4) ? first.slice(0, -6) : first} – ${calendarDay(ed)}`;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
