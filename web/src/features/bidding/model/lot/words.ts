import { clock, toMs } from "@marsa/api-spec/dates";

/** A closing window in words: 120 → "2 minutes", 90 → "90 seconds". In seconds. */
export function windowWords(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  const minutes = seconds / 60;
  return minutes === 1 ? "minute" : `${minutes} minutes`;
}

/** The clock after a reset: 120 → "2:00". In seconds. */
export function windowFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How often the deposit fits into a bid: 0.2 → "× 5". */
export function timesWords(rate: number): string {
  return `× ${Number((1 / rate).toFixed(2))}`;
}

/** A time to the millisecond, GST: "14:03:02.114". The time of receipt decides, so receipts show it exactly. */
export function clockMs(at: string | number): string {
  const ms = ((toMs(at) % 1000) + 1000) % 1000;
  return `${clock(at)}.${String(Math.floor(ms)).padStart(3, "0")}`;
}
