/** Formats the time until an instant and the time since it; `@marsa/api-spec/dates` formats the instants. */
import { clock, dubaiDate, minute, shortInstant, toMs } from "@marsa/api-spec/dates";

const DAY_MS = 86_400_000;

/**
 * The end of a lot, seen from now (server time, ms): "today 14:04:41 GST" within the day, "tomorrow 18:15 GST", else
 * "Nov 24, 18:15 GST".
 */
export function endInstant(at: string | number, nowMs: number): string {
  const days = (Date.parse(dubaiDate(at)) - Date.parse(dubaiDate(nowMs))) / DAY_MS;
  if (days === 0) return `today ${clock(at)} GST`;
  if (days === 1) return `tomorrow ${minute(at)} GST`;
  return `${shortInstant(at)} GST`;
}

/** The time since an instant, in its coarsest unit: "just now", "21 s ago", "4 min ago", "2 h ago", "3 d ago". */
export function ago(at: string | number, nowMs: number): string {
  const seconds = Math.floor((nowMs - toMs(at)) / 1000);
  if (seconds < 1) return "just now";
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}
