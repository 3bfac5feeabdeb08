import { DEFAULT_TIMERS, type LaneStatus, type LaneTimers } from "../../domain/lane/lane.ts";
import type { Schema } from "../../http/handler.ts";

const STATUSES: readonly LaneStatus[] = [
  "draft",
  "scheduled",
  "open",
  "running",
  "paused",
  "finished",
  "cancelled",
];

/** The status of this name, or null: there is none. */
export function laneStatusNamed(name: string): LaneStatus | null {
  return STATUSES.find((status) => status === name) ?? null;
}

/** Seconds of the wire in ms; left out: as lanes usually are. */
export function timersOf(timers: Schema<"Timers"> | undefined): LaneTimers {
  if (!timers) return DEFAULT_TIMERS;
  return {
    betweenMs: timers.between_s * 1_000,
    waitingMs: timers.waiting_s * 1_000,
    loweredMs: timers.lowered_s * 1_000,
    runningMs: timers.running_s * 1_000,
    finalCallMs: timers.final_s * 1_000,
    cardMs: timers.card_s * 1_000,
  };
}
