/** How instants are written: Asia/Dubai (GST) for everyone, whatever zone the reader sits in. */

const ZONE = "Asia/Dubai";
const DAY_MS = 86_400_000;
/** Dubai has had no clock change since 1920, so days can be counted by a fixed offset. */
const DUBAI_OFFSET_MS = 4 * 3_600_000;

const format = (options: Intl.DateTimeFormatOptions, locale = "en-US") =>
  new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });

const full = format({ month: "short", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" });
const calendar = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const day = format({ day: "numeric", month: "short" }, "en-GB");
const dayInFull = format({ day: "numeric", month: "long", year: "numeric" }, "en-GB");
const minute = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const second = format({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });

/** An instant of the wire (ISO 8601) or ms since 1970, as ms. */
export function toMs(at: string | number): number {
  return typeof at === "number" ? at : Date.parse(at);
}

/** In full: "Nov 21, 2026, 7:30 PM GST". */
export function instant(at: string | number): string {
  return `${full.format(toMs(at)).replaceAll("\u202f", " ")} GST`;
}

/** On marks and in tables: "24 Nov, 18:00". */
export function shortInstant(at: string | number): string {
  return `${shortDay(at)}, ${minute.format(toMs(at))}`;
}

/** "24 Nov". */
export function shortDay(at: string | number): string {
  return day.format(toMs(at));
}

/** A day in full: "1 November 2026". */
export function longDay(at: string | number): string {
  return dayInFull.format(toMs(at));
}

/** The calendar day as the wire has it: "2026-11-24". */
export function dubaiDate(at: string | number): string {
  return new Date(toMs(at) + DUBAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** A calendar day of the wire, "2026-11-30" → "Nov 30, 2026". It has no zone. */
export function calendarDay(iso: string): string {
  return calendar.format(new Date(`${iso}T00:00:00Z`));
}

/** To the second: "14:04:41". */
export function clock(at: string | number): string {
  return second.format(toMs(at));
}

/**
 * When something ends, seen from now (server time, ms): "today 14:04:41 GST" within the day,
 * "tomorrow 18:15 GST", else "24 Nov, 18:15 GST".
 */
export function endInstant(at: string | number, nowMs: number): string {
  const days = dubaiDay(toMs(at)) - dubaiDay(nowMs);
  if (days === 0) return `today ${clock(at)} GST`;
  if (days === 1) return `tomorrow ${minute.format(toMs(at))} GST`;
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
