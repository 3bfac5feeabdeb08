import { expectedTurn } from "@marsa/api-spec/lane-time";
import type { CurrentLot, LaneState, LaneStatus, LaneTimers } from "../../domain/lane/lane.ts";

/**
 * When the turn of a lot is to be expected, ms since 1970 UTC: a lot that sells takes two bids and a final call. Null for
 * lots that have had their turn, or are not in the run.
 */
export function expectedAt(lane: LaneState, lotId: number, now: number): number | null {
  const { current, run, status } = lane;
  if (status === "finished" || status === "cancelled") return null;
  if (current?.lotId === lotId) return current.phase === "waiting_to_start" ? current.deadline : null;
  const ahead = run.filter(({ state }) => state === "pending").findIndex((entry) => entry.lotId === lotId);
  return ahead < 0 ? null : turnAt(lane, ahead, now);
}

/** What decides how long a lane still takes. */
export interface Remaining {
  readonly status: LaneStatus;
  readonly startsAt: number;
  readonly timers: LaneTimers;
  readonly current: Pick<CurrentLot, "phase" | "deadline"> | null;
  /** Lots still to come. */
  readonly pending: number;
}

/**
 * When the last lot of a lane is to be expected over, ms since 1970 UTC; null for one that is over, or has no lots to
 * come. One that is still composed counts from its start, also where that has passed.
 */
export function expectedEnd(lane: Remaining, now: number): number | null {
  const { status, pending, startsAt, timers, current } = lane;
  if (status === "finished" || status === "cancelled" || (pending === 0 && !current)) return null;
  const from = status === "draft" ? startsAt : now;
  return turnAt(lane, pending, from) - (current ? timers.betweenMs : 0);
}

/** When the lot after `ahead` others has its turn. */
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
