/**
 * How instants are written: Asia/Dubai (GST) for everyone, whatever zone the reader sits in, the month before the day as
 * en-US has it. In full what is read later or elsewhere; beside prices and countdowns without the year, by 24 hours. Written
 * by hand: making
 * formats of Intl took a quarter of the app's start on a phone, and Dubai has had no clock change since 1920.
 */

const DAY_MS = 86_400_000;
const DUBAI_OFFSET_MS = 4 * 3_600_000;
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** The parts of an instant as Dubai's calendar and clock have them: read them in UTC. */
const dubai = (at: string | number) => new Date(toMs(at) + DUBAI_OFFSET_MS);
const month = (date: Date) => MONTHS[date.getUTCMonth()]!;
const shortMonth = (date: Date) => month(date).slice(0, 3);
const monthDayYear = (date: Date) => `${shortMonth(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** An instant of the wire (ISO 8601) or ms since 1970, as ms. */
export function toMs(at: string | number): number {
  return typeof at === "number" ? at : Date.parse(at);
}

/** In full: "Nov 21, 2026, 7:30 PM GST". */
export function instant(at: string | number): string {
  const date = dubai(at);
  const hours = date.getUTCHours();
  const time = `${hours % 12 || 12}:${date.toISOString().slice(14, 16)} ${hours < 12 ? "AM" : "PM"}`;
  return `${monthDayYear(date)}, ${time} GST`;
}

/** On marks and in tables: "Nov 24, 18:00". */
export function shortInstant(at: string | number): string {
  return `${shortDay(at)}, ${minute(at)}`;
}

/** "Nov 24". */
export function shortDay(at: string | number): string {
  const date = dubai(at);
  return `${shortMonth(date)} ${date.getUTCDate()}`;
}

/** A day in full: "November 1, 2026". */
export function longDay(at: string | number): string {
  const date = dubai(at);
  return `${month(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The calendar day as the wire has it: "2026-11-24". */
export function dubaiDate(at: string | number): string {
  return dubai(at).toISOString().slice(0, 10);
}

/** A calendar day of the wire, "2026-11-30" → "Nov 30, 2026". It has no zone. */
export function calendarDay(iso: string): string {
  return monthDayYear(new Date(`${iso}T00:00:00Z`));
}

/** To the second: "14:04:41". */
export function clock(at: string | number): string {
  return dubai(at).toISOString().slice(11, 19);
}

/** To the minute: "14:04". */
export function minute(at: string | number): string {
  return clock(at).slice(0, 5);
}

/**
 * When something ends, seen from now (server time, ms): "today 14:04:41 GST" within the day,
 * "tomorrow 18:15 GST", else "Nov 24, 18:15 GST".
 */
export function endInstant(at: string | number, nowMs: number): string {
  const days = dubaiDay(toMs(at)) - dubaiDay(nowMs);
  if (days === 0) return `today ${clock(at)} GST`;
  if (days === 1) return `tomorrow ${minute(at)} GST`;
  return `${shortInstant(at)} GST`;
}

/** How long ago, in the coarsest honest unit: "just now", "21 s ago", "4 min ago", "2 h ago", "3 d ago". */
export function ago(at: string | number, nowMs: number): string {
  const seconds = Math.floor((nowMs - toMs(at)) / 1000);
  if (seconds < 1) return "just now";
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}

function dubaiDay(ms: number): number {
  return Math.floor((ms + DUBAI_OFFSET_MS) / DAY_MS);
}
