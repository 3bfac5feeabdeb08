import { expectedTurn } from "@marsa/api-spec/lane-time";
import type { Composed, Queue } from "./composed.ts";

const MINUTE_MS = 60_000;

/** Returns the expected duration of one lot, ms; null while a time is missing. */
export function turnMs({ between_s, running_s, final_s, card_s }: Composed["timers"]): number | null {
  if (between_s === null || running_s === null || final_s === null || card_s === null) return null;
  return expectedTurn({ between: between_s, running: running_s, finalCall: final_s, card: card_s }) * 1_000;
}

/** Returns the expected duration of the run, ms; null while a time is missing. */
export function runMs({ timers, lots }: Pick<Composed, "timers" | "lots">): number | null {
  const turn = turnMs(timers);
  return turn === null ? null : turn * lots.length;
}

/**
 * Returns the expected begin of a lane, ms since 1970 UTC: now at the earliest, since a lane whose start has passed still
 * has to begin. The planned start for a lane that is over; null without a start.
 * @param now server ms
 */
export function beginsMs(start: number | null, state: Queue["state"], now: number): number | null {
  if (start === null || state === "finished" || state === "cancelled") return start;
  return Math.max(start, Math.floor(now / MINUTE_MS) * MINUTE_MS);
}

/** Returns a time in words: "less than a minute", "18 min", "1 h 05 min". */
export function aboutWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
