/** Stops the time of a lane. */
import type { CurrentLot, LaneState } from "../lot/lane.ts";

/** Why a lane pauses by itself, in the words of its screens. */
export const PAUSE_REASONS = {
  noOperator: "No operator at the desk",
  operatorAway: "The operator is away",
  biddersLost: "Many bidders lost their connection",
  restart: "The server was restarted",
  routerLost: "The connection to the bidders was lost",
} as const;

/** Returns the reason of a pause with the numbers behind it, for the operator and the room. */
export function lostReason(lost: number, of: number): string {
  return `${PAUSE_REASONS.biddersLost}: ${lost} of ${of}`;
}

/** Whether the lane paused by itself, and no person gave this reason. */
export function isByItself(reason: string): boolean {
  return Object.values(PAUSE_REASONS).some((own) => reason === own || reason.startsWith(`${own}: `));
}

/** Returns the fields of a lane that is paused at `now` (ms), with the remaining time of its phase. */
export function stopAt(
  lane: LaneState,
  reason: string,
  now: number,
): Pick<LaneState, "status" | "paused" | "current"> {
  const current = lane.current && stopped(lane.current, now);
  return { status: "paused", paused: { since: now, reason }, current };
}

function stopped(current: CurrentLot, now: number): CurrentLot {
  const leftMs = current.deadline === null ? current.leftMs : Math.max(0, current.deadline - now);
  return { ...current, deadline: null, leftMs };
}
