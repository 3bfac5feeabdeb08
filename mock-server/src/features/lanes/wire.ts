/** Converts the timers of a lane. */
import type { LaneTimers } from "../../domain/lot/lane.ts";
import { laneTimers } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";

/** Converts seconds to ms; left out: the default timers. */
export function timersOf(timers: Schema<"Timers"> | undefined): LaneTimers {
  if (!timers) return laneTimers;
  return {
    betweenMs: timers.between_s * 1_000,
    waitingMs: timers.waiting_s * 1_000,
    loweredMs: timers.lowered_s * 1_000,
    runningMs: timers.running_s * 1_000,
    finalCallMs: timers.final_s * 1_000,
    cardMs: timers.card_s * 1_000,
  };
}
