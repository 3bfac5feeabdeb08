import type { LaneState } from "../../domain/lane/lane.ts";

/**
 * When the turn of a lot is to be expected, ms since 1970 UTC: a lot that sells takes two bids and a final call. Null for
 * lots that have had their turn, or are not in the run.
 */
export function expectedAt(lane: LaneState, lotId: number, now: number): number | null {
  const { timers, current, run, status, startsAt } = lane;
  if (status === "finished" || status === "cancelled") return null;
  if (current?.lotId === lotId) return current.phase === "waiting_to_start" ? current.deadline : null;
  const ahead = run.filter(({ state }) => state === "pending").findIndex((entry) => entry.lotId === lotId);
  if (ahead < 0) return null;
  const each = timers.betweenMs + 2 * timers.runningMs + timers.finalCallMs + timers.cardMs;
  if (!current) return Math.max(startsAt, now) + ahead * each;
  const rest = current.phase === "finished" ? (current.deadline ?? now) : Math.max(startsAt, now) + each / 2;
  return Math.max(rest, now) + timers.betweenMs + ahead * each;
}
