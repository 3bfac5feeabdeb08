const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const say = (n: number, unit: string) => (n === 0 ? "" : `${n} ${unit}${n === 1 ? "" : "s"}`);
const two = (n: number) => String(n).padStart(2, "0");

/** The time left, ms, as in the countdowns of lots: "1 d 04 h", "2 h 05 m", "12:33", "01:47", "00:00". */
export function countdownText(leftMs: number): string {
  // Rounded up, so that 00:00 means that the time is over.
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
  if (hours >= 1) return `${hours} h ${two(Math.floor(left / 60) % 60)} m`;
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}

/** The time left for screen readers: "1 day 4 hours", "12 minutes 33 seconds", "10 seconds". */
export function countdownSpoken(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  if (days > 0) return `${say(days, "day")} ${say(hours, "hour")}`.trim();
  if (hours > 0) return `${say(hours, "hour")} ${say(minutes, "minute")}`.trim();
  return `${say(minutes, "minute")} ${say(left % 60, "second")}`.trim() || "no time";
}

/** Returns whether a lot is in its last minutes, in which a bid moves the end. All in ms. */
export function inLastMinutes(leftMs: number, windowMs: number): boolean {
  return leftMs <= windowMs;
}

/** The seconds before the end that are a scene of their own. */
export const LAST_SECONDS = 10;

/** Returns whether a lot is in its last ten seconds, ms. */
export function isLastSeconds(leftMs: number): boolean {
  return leftMs > 0 && leftMs <= LAST_SECONDS * 1000;
}

/**
 * Returns the height of the waterline, 0 to 1: full until an hour is left, then falling to the closing window, full
 * again at its start, then falling to the end. All in ms.
 */
export function waterline(leftMs: number, windowMs: number): number {
  if (leftMs <= 0) return 0;
  return Math.min(1, leftMs / (leftMs <= windowMs ? windowMs : HOUR_MS));
}

/** The length of a pause in whole seconds: "45 s", "4:09 min", "1 h 05 min". */
export function pauseText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)} min`;
  const minutes = Math.ceil(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

/**
 * The time until a start: "in 2 h 05 m". A late lane, or a lot that waits for its turn, has no start time: "soon".
 * `left`: ms.
 */
export function untilText(before: string, left: number): string {
  return left > 0 ? `${before} ${countdownText(left)}` : "soon";
}
