const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const say = (n: number, unit: string) => (n === 0 ? "" : `${n} ${unit}${n === 1 ? "" : "s"}`);
const two = (n: number) => String(n).padStart(2, "0");

/** What is left, ms, as the harbour clock writes it: "1 d 04 h", "2 h 05 m", "12:33", "01:47", "00:00". */
export function countdownText(leftMs: number): string {
  // Rounded up: a clock that shows 00:00 has really run out.
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const hours = Math.floor(left / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
  if (hours >= 1) return `${hours} h ${two(Math.floor(left / 60) % 60)} m`;
  return `${two(Math.floor(left / 60))}:${two(left % 60)}`;
}

/** The same for ears: "1 day 4 hours", "12 minutes 33 seconds", "10 seconds". */
export function countdownSpoken(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  if (days > 0) return `${say(days, "day")} ${say(hours, "hour")}`.trim();
  if (hours > 0) return `${say(hours, "hour")} ${say(minutes, "minute")}`.trim();
  return `${say(minutes, "minute")} ${say(left % 60, "second")}`.trim() || "no time";
}

/** Whether a lot is in its last minutes: a bid now would move the end. All in ms. */
export function inLastMinutes(leftMs: number, windowMs: number): boolean {
  return leftMs <= windowMs;
}

/**
 * How much of the waterline stands, 0 to 1: full until an hour is left, then that hour ebbs,
 * then the closing window ebbs from full again. All in ms.
 */
export function waterline(leftMs: number, windowMs: number): number {
  if (leftMs <= 0) return 0;
  return Math.min(1, leftMs / (leftMs <= windowMs ? windowMs : HOUR_MS));
}

/** A pause, whole seconds: "45 s", "4:09 min", "1 h 05 min". */
export function pauseText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)} min`;
  const minutes = Math.ceil(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}

/**
 * How long something is still off: "in 2 h 05 m". A lane that is late, or a lot that waits for its turn in it, has no time
 * to count to: "soon". `left`: ms.
 */
export function untilText(before: string, left: number): string {
  return left > 0 ? `${before} ${countdownText(left)}` : "soon";
}
