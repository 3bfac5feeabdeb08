/** Decides who sits in the second seat of a lane with the room: the clerk, who enters bids and never hammers. */
import type { Refused } from "../lot/decision.ts";
import { laneStopTerms } from "../lot/terms.ts";
import { laneChange, stale, unseen, type LaneDecision } from "../lot/lane-decision.ts";
import type { LaneState } from "../lot/lane.ts";

/**
 * Gives the seat to a person of the staff, or frees it (`to` null). A clerk who is present alone hands it over; an
 * absent one loses it like the operator of a desk.
 */
export function giveSeat(
  lane: LaneState,
  { by, to }: { readonly by: number; readonly to: number | null },
  now: number,
): LaneDecision | Refused<"STALE"> {
  const { room, clerk, status, operators } = lane;
  if (!room) return stale("The lane has no room");
  if (status === "finished" || status === "cancelled") return stale("The lane is over");
  if (to !== null && operators.includes(to)) return stale("An operator of the lane is not its clerk");
  if ((clerk?.userId ?? null) === to) return unseen(lane);
  const present = clerk !== null && now < clerk.seenAt + laneStopTerms.operatorAwayMs;
  if (present && clerk.userId !== by) return stale("The clerk is in the seat: only they hand it over");
  const seat = to === null ? null : { userId: to, seenAt: to === by ? now : 0 };
  const text = to === null ? "The clerk's seat is free" : "The clerk's seat is given";
  return laneChange(lane, { clerk: seat }, { kind: "desk", text, by: "staff" });
}

/** Records that the clerk is present, every 3 s; nobody else's call changes anything. */
export function keepSeat(lane: LaneState, userId: number, now: number): LaneDecision {
  const { clerk } = lane;
  if (clerk?.userId !== userId) return unseen(lane);
  return unseen({ ...lane, clerk: { userId, seenAt: Math.max(clerk.seenAt, now) } });
}
