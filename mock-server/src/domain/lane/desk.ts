import type { Refused } from "../decision.ts";
import { laneStopTerms } from "../terms.ts";
import { laneChange, stale, type LaneDecision } from "./lane-decision.ts";
import { isBidding, type Desk, type LaneState } from "./lane.ts";

/** Whether somebody holds the desk and is there. */
export function isManned({ desk }: LaneState, now: number): boolean {
  return desk !== null && now < desk.seenAt + laneStopTerms.operatorAwayMs;
}

/** When the operator counts as away, as far as that stops the lane: while a lot takes bids. Otherwise null. */
export function awayAt({ status, current, desk }: LaneState): number | null {
  const stops = status === "running" && current !== null && isBidding(current.phase);
  return stops && desk ? desk.seenAt + laneStopTerms.operatorAwayMs : null;
}

/** Whose word counts: the one who holds the desk. */
export function refusalOfDesk({ desk }: LaneState, operatorId: number): Refused<"STALE"> | null {
  if (desk?.operatorId === operatorId) return null;
  return stale(desk ? "Another operator holds the desk" : "Nobody holds the desk: take it first");
}

/** An operator reports that he is here, every 3 s: a free desk becomes his, his own stays his, another's too. */
export function keepDesk(lane: LaneState, operatorId: number, now: number): LaneDecision {
  if (lane.desk?.operatorId === operatorId) {
    return unseen({ ...lane, desk: { ...lane.desk, seenAt: Math.max(lane.desk.seenAt, now) } });
  }
  if (isManned(lane, now)) return unseen(lane);
  const desk = deskOf(operatorId, now);
  return laneChange(lane, { desk }, { kind: "desk", text: "An operator is at the desk" });
}

/** That somebody is still there changes nothing that others can see. */
function unseen(lane: LaneState): LaneDecision {
  return { ok: true, lane, lot: null, kind: null, lotId: null, text: null };
}

/**
 * Takes the desk of somebody who is away. Of somebody who is there it asks for it, and the same call by the one who
 * holds the desk is his consent.
 */
export function takeOver(lane: LaneState, operatorId: number, now: number): LaneDecision | Refused<"STALE"> {
  const { desk } = lane;
  if (!desk || (desk.operatorId !== operatorId && !isManned(lane, now))) {
    return laneChange(
      lane,
      { desk: deskOf(operatorId, now) },
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

/** The holder keeps the desk that another asks for, or who asks takes his question back. */
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
