/** Writes reminders as calendar files (iCalendar, RFC 5545), so that they appear in the person's own calendar. */

export interface CalendarEntry {
  /** Stable, so that the same reminder is one entry. */
  readonly uid: string;
  readonly title: string;
  /** Server ms. */
  readonly startMs: number;
  readonly endMs: number;
  readonly url: string;
  readonly place?: string;
  /** Time from the alarm to the start, while that much time is left. */
  readonly alarmMinutes: number;
}

/**
 * Returns the time from the alarm to the start for an entry made now, minutes: half of the time left where that is
 * little.
 */
export function alarmOf({ startMs, alarmMinutes }: CalendarEntry, nowMs: number): number {
  const left = Math.floor((startMs - nowMs) / 60_000);
  return left > alarmMinutes ? alarmMinutes : Math.max(0, Math.floor(left / 2));
}

const BYTES_PER_LINE = 74;

/** Returns the text of the file. `nowMs`: when it is made. */
export function calendarFile(entry: CalendarEntry, nowMs: number): string {
  const { uid, title, startMs, endMs, url, place } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Marsa//Auctions//EN",
    "BEGIN:VEVENT",
    `UID:${uid}@marsa`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${stamp(startMs)}`,
    `DTEND:${stamp(endMs)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${alarmOf(entry, nowMs)}M`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.flatMap(folded).join("\r\n") + "\r\n";
}

/** Saves the file; the person's calendar opens it. */
export function saveCalendarFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has read the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** "20261124T100441Z". */
function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a line: lines are short in bytes, and the next line begins with a space. A letter is never split. */
function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > BYTES_PER_LINE) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part];
}
