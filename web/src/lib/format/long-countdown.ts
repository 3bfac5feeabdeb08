import { countdownText } from "./countdown.ts";

const MINUTE_MS = 60_000;
const two = (n: number) => String(n).padStart(2, "0");

/** The time left, ms, until a deadline of days, to the minute: "1 d 06 h 07 m", below a day as `countdownText`. */
export function longCountdown(leftMs: number): string {
  const minutes = Math.ceil(Math.max(0, leftMs) / MINUTE_MS);
  const days = Math.floor(minutes / 1440);
  if (days === 0) return countdownText(leftMs);
  return `${days} d ${two(Math.floor(minutes / 60) % 24)} h ${two(minutes % 60)} m`;
}
