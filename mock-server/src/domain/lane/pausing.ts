/** Pauses and resumes a lane. */
import type { Refused } from "../lot/decision.ts";
import type { Pause } from "../lot/pause.ts";
import { laneStopTerms } from "../lot/terms.ts";
import { refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneActor, type LaneDecision } from "../lot/lane-decision.ts";
import { isBidding, isByHand, type CurrentLot, type LaneState } from "../lot/lane.ts";
import { stopAt } from "./stop.ts";

/**
 * Pauses the lane and stores the remaining time of the phase. Open lanes that have not started may pause too. On a
 * paused lane, a person (`by`) may change the reason.
 */
export function pause(
  lane: LaneState,
  reason: string,
  now: number,
  by?: LaneActor,
): LaneDecision | Refused<"STALE"> {
  if (lane.paused && by) return otherReason(lane, lane.paused, reason, by);
  if (lane.status !== "running" && lane.status !== "open") return stale("The lane does not run");
  return laneChange(lane, stopAt(lane, reason, now), { kind: "paused", text: reason, by });
}

function otherReason(
  lane: LaneState,
  paused: Pause,
  reason: string,
  by: LaneActor,
): LaneDecision | Refused<"STALE"> {
  if (paused.reason === reason) return stale("The room reads that already");
  return laneChange(lane, { paused: { ...paused, reason } }, { kind: "paused", text: reason, by });
}

/**
 * The operator resumes the lane: bidders get at least the time of a bid, and a final call restarts from running. A
 * lane that had not started waits for its start as before.
 */
export function resume(lane: LaneState, operatorId: number, now: number): LaneDecision | Refused<"STALE"> {
  const refusal = refusalOfDesk(lane, operatorId);
  if (refusal) return refusal;
  if (lane.status !== "paused") return stale("The lane is not paused");
  const waits = lane.current?.phase === "waiting_to_start" && now < lane.startsAt;
  const current = lane.current && goingOn(lane, lane.current, now);
  // The operator who gives this command is present.
  const desk = { operatorId, seenAt: now, askedBy: lane.desk?.askedBy ?? null };
  const status = waits ? "open" : "running";
  return laneChange(lane, { status, paused: null, current, desk }, { kind: "resumed" });
}

/** Whether so many bidders lost their connection that the lane should pause. Counts people, not bots. */
export function tooManyLost(lost: number, present: number): boolean {
  return lost >= laneStopTerms.lostLeast && lost > laneStopTerms.lostShare * present;
}

function goingOn(lane: LaneState, current: CurrentLot, now: number): CurrentLot {
  const { timers, startsAt } = lane;
  const leftMs = current.leftMs ?? 0;
  if (current.phase === "waiting_to_start") {
    return { ...current, deadline: Math.max(startsAt, now + timers.betweenMs), leftMs: null };
  }
  if (!isBidding(current.phase)) return { ...current, deadline: now + leftMs, leftMs: null };
  const phase = current.phase === "final_call" ? "running" : current.phase;
  if (isByHand(lane, phase)) return { ...current, phase, leftMs: null };
  const left = phase === current.phase ? Math.max(leftMs, timers.runningMs) : timers.runningMs;
  return { ...current, phase, deadline: now + left, leftMs: null };
}
