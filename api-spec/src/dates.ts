/** Writes days and instants in sentences: en-US, Dubai time. Screens use the same words. */

const calendar = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Dubai",
});

/** "2026-11-21" -> "Nov 21, 2026": a calendar day has no zone. */
export function day(iso: string): string {
  return calendar.format(new Date(`${iso}T00:00:00Z`));
}

/** An ISO instant, or ms since 1970 UTC -> "Nov 21, 2026, 7:30 PM GST". */
export function instant(at: string | number): string {
  return `${clock.format(new Date(at)).replaceAll("\u202f", " ")} GST`;
}
