/** Decides who holds the auctioneer's desk of a lane. */
import type { Refused } from "../lot/decision.ts";
import { laneStopTerms } from "../lot/terms.ts";
import { laneChange, stale, unseen, type LaneDecision } from "../lot/lane-decision.ts";
import { isBidding, type Desk, type LaneState } from "../lot/lane.ts";
import { PAUSE_REASONS, stopAt } from "./stop.ts";

/** Whether an operator holds the desk and is present. */
export function isManned({ desk }: LaneState, now: number): boolean {
  return desk !== null && now < desk.seenAt + laneStopTerms.operatorAwayMs;
}

/** Returns when the operator counts as away and the lane must stop; null unless a lot takes bids. */
export function awayAt({ status, current, desk }: LaneState): number | null {
  const stops = status === "running" && current !== null && isBidding(current.phase);
  return stops && desk ? desk.seenAt + laneStopTerms.operatorAwayMs : null;
}

/** Refuses a command from anyone but the holder of the desk. */
export function refusalOfDesk({ desk }: LaneState, operatorId: number): Refused<"STALE"> | null {
  if (desk?.operatorId === operatorId) return null;
  return stale(desk ? "Another operator holds the desk" : "Nobody holds the desk: take it first");
}

/**
 * Records that an operator is present, every 3 s. A free desk goes to this operator; a taken desk stays with its
 * holder.
 */
export function keepDesk(lane: LaneState, operatorId: number, now: number): LaneDecision {
  if (lane.desk?.operatorId === operatorId) {
    return unseen({ ...lane, desk: { ...lane.desk, seenAt: Math.max(lane.desk.seenAt, now) } });
  }
  if (isManned(lane, now)) return unseen(lane);
  const change = { desk: deskOf(operatorId, now), ...stopIfAway(lane, now) };
  return laneChange(lane, change, { kind: "desk", text: "An operator is at the desk" });
}

/**
 * Returns the pause of a lane whose operator has been away too long. The next operator may come before the deadline
 * is applied: the lane stops for them too.
 */
function stopIfAway(lane: LaneState, now: number): Partial<LaneState> {
  const away = awayAt(lane);
  return away !== null && away <= now ? stopAt(lane, PAUSE_REASONS.operatorAway, now) : {};
}

/**
 * Takes the desk of an absent operator. While the holder is present, this asks for the desk; the same call by the
 * holder consents.
 */
export function takeOver(lane: LaneState, operatorId: number, now: number): LaneDecision | Refused<"STALE"> {
  const { desk } = lane;
  if (!desk || (desk.operatorId !== operatorId && !isManned(lane, now))) {
    return laneChange(
      lane,
      { desk: deskOf(operatorId, now), ...stopIfAway(lane, now) },
      { kind: "desk", text: "The desk was taken over" },
    );
  }
  if (desk.operatorId !== operatorId) {
    const asked = { ...desk, askedBy: operatorId };
    return laneChange(lane, { desk: asked }, { kind: "desk", text: "Another operator asks for the desk" });
  }
  if (desk.askedBy === null) return stale("The desk is yours");
  return laneChange(
    lane,
    { desk: deskOf(desk.askedBy, now) },
    { kind: "desk", text: "The desk was handed over" },
  );
}

/** The holder keeps the desk that another operator asks for, or the asking operator withdraws the request. */
export function declineTakeOver(lane: LaneState, operatorId: number): LaneDecision | Refused<"STALE"> {
  const { desk } = lane;
  if (!desk || desk.askedBy === null) return stale("Nobody asks for the desk");
  const holds = desk.operatorId === operatorId;
  if (!holds && desk.askedBy !== operatorId) return stale("Another operator holds the desk");
  const text = holds ? "The desk was not handed over" : "The desk is no longer asked for";
  return laneChange(lane, { desk: { ...desk, askedBy: null } }, { kind: "desk", text });
}

function deskOf(operatorId: number, now: number): Desk {
  return { operatorId, seenAt: now, askedBy: null };
}
