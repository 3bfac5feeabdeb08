/**
 * Formats days and instants for screens and for sentences of the server: en-US, Dubai time (GST), month before day. Without
 * Intl, since its formats took a quarter of the app's start on a phone. Dubai has had no clock change since 1920.
 */

/** The Emirates use UTC+4 all year. */
export const DUBAI_OFFSET_MS = 4 * 3_600_000;
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** An instant as a date whose UTC parts are the parts of Dubai time. */
const dubai = (at: string | number) => new Date(toMs(at) + DUBAI_OFFSET_MS);
const month = (date: Date) => MONTHS[date.getUTCMonth()]!;
const shortMonth = (date: Date) => month(date).slice(0, 3);
const monthDayYear = (date: Date) => `${shortMonth(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** Turns an instant of the API (ISO 8601), or ms since 1970, into ms. */
export function toMs(at: string | number): number {
  return typeof at === "number" ? at : Date.parse(at);
}

/** Date, time and zone, for mails, receipts and pages that are read later: "Nov 21, 2026, 7:30 PM GST". */
export function instant(at: string | number): string {
  const date = dubai(at);
  const hours = date.getUTCHours();
  const time = `${hours % 12 || 12}:${date.toISOString().slice(14, 16)} ${hours < 12 ? "AM" : "PM"}`;
  return `${monthDayYear(date)}, ${time} GST`;
}

/** Day and time, for tags and tables: "Nov 24, 18:00". */
export function shortInstant(at: string | number): string {
  return `${shortDay(at)}, ${minute(at)}`;
}

/** "Nov 24". */
export function shortDay(at: string | number): string {
  const date = dubai(at);
  return `${shortMonth(date)} ${date.getUTCDate()}`;
}

/** The day with the whole name of its month: "November 1, 2026". */
export function longDay(at: string | number): string {
  const date = dubai(at);
  return `${month(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** "Jan 2023". */
export function monthYear(at: string | number): string {
  const date = dubai(at);
  return `${shortMonth(date)} ${date.getUTCFullYear()}`;
}

/** The calendar day in Dubai, as in the API: "2026-11-24". */
export function dubaiDate(at: string | number): string {
  return dubai(at).toISOString().slice(0, 10);
}

/** A calendar day of the API, which has no zone: "2026-11-21" becomes "Nov 21, 2026". */
export function day(iso: string): string {
  return monthDayYear(new Date(`${iso}T00:00:00Z`));
}

/** The weekday of a calendar day of the wire: "2026-11-21" → "Saturday". */
export function weekday(iso: string): string {
  return WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()]!;
}

/** The month of the wire, "2026-11" → "Nov". */
export function monthName(iso: string): string {
  return shortMonth(new Date(`${iso}-01T00:00:00Z`));
}

/** To the second: "14:04:41". */
export function clock(at: string | number): string {
  return dubai(at).toISOString().slice(11, 19);
}

/** To the minute: "14:04". */
export function minute(at: string | number): string {
  return clock(at).slice(0, 5);
}
