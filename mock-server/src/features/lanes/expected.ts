/** Estimates the times of a lane. */
import { expectedTurn } from "@marsa/api-spec/lane-time";
import type { CurrentLot, LaneState, LaneStatus, LaneTimers } from "../../domain/lot/lane.ts";

/**
 * Returns the expected turn of a lot, ms since 1970 UTC: a sold lot takes two bids and a final call. Null for past
 * lots, or lots outside the run.
 */
export function expectedAt(lane: LaneState, lotId: number, now: number): number | null {
  const { current, run, status } = lane;
  if (status === "finished" || status === "cancelled") return null;
  if (current?.lotId === lotId) return current.phase === "waiting_to_start" ? current.deadline : null;
  const ahead = run.filter(({ state }) => state === "pending").findIndex((entry) => entry.lotId === lotId);
  return ahead < 0 ? null : turnAt(lane, ahead, now);
}

/** The facts that decide the remaining time of a lane. */
export interface Remaining {
  readonly status: LaneStatus;
  readonly startsAt: number;
  readonly timers: LaneTimers;
  readonly current: Pick<CurrentLot, "phase" | "deadline"> | null;
  /** Upcoming lots. */
  readonly pending: number;
}

/**
 * Returns the expected end of a lane's last lot, ms since 1970 UTC; null for an ended lane, or one without upcoming
 * lots. A lane that has not begun counts from its start, or from now if the start is past.
 */
export function expectedEnd(lane: Remaining, now: number): number | null {
  const { status, pending, timers, current } = lane;
  if (status === "finished" || status === "cancelled" || (pending === 0 && !current)) return null;
  return turnAt(lane, pending, now) - (current ? timers.betweenMs : 0);
}

/** Returns the turn of the lot after `ahead` others. */
function turnAt(
  { timers, current, startsAt }: Pick<LaneState, "timers" | "startsAt"> & Pick<Remaining, "current">,
  ahead: number,
  now: number,
): number {
  const each = expectedTurn({
    between: timers.betweenMs,
    running: timers.runningMs,
    finalCall: timers.finalCallMs,
    card: timers.cardMs,
  });
  if (!current) return Math.max(startsAt, now) + ahead * each;
  const rest = current.phase === "finished" ? (current.deadline ?? now) : Math.max(startsAt, now) + each / 2;
  return Math.max(rest, now) + timers.betweenMs + ahead * each;
}
