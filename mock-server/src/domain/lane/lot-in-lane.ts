/** Describes a lot's place in its lane for the bid engine. */
import type { LotInLane } from "../lot/lot.ts";
import { entryOf, isBidding, type CurrentLot, type LaneState, type RunEntry } from "../lot/lane.ts";

/** The parts of a lane that concern one of its lots. */
export type LaneAround = Pick<
  LaneState,
  "id" | "timers" | "current" | "paused" | "room" | "desk" | "clerk" | "fees"
>;

/** Returns the lane facts that the engine needs to judge a command on one of its lots. */
export function lotInLane(lane: LaneState, lotId: number): LotInLane {
  return lotAt(lane, entryOf(lane, lotId));
}

/** The same for a lot at this place of the run; null: the lot is not in the run. */
export function lotAt(lane: LaneAround, entry: Pick<RunEntry, "state"> | null): LotInLane {
  const inTurn = entry?.state === "current" ? lane.current : null;
  const room = {
    operatorId: lane.desk?.operatorId ?? null,
    clerkId: lane.clerk?.userId ?? null,
    phase: inTurn?.phase ?? null,
    deadline: inTurn?.deadline ?? null,
  };
  const own = { ...(lane.room && { room }), ...(lane.fees && { fees: lane.fees }) };
  const at = { queueId: lane.id, finalCall: false, closesAt: null, paused: null, ...own };
  if (entry?.state === "pending") return { ...at, bids: "maxima" };
  if (entry?.state !== "current" || !lane.current) return { ...at, bids: "none" };
  const { current } = lane;
  if (current.phase === "waiting_to_start") return { ...at, bids: "maxima" };
  if (!isBidding(current.phase)) return { ...at, bids: "none" };
  const finalCall = current.phase === "final_call";
  // A pause ends a final call: the lot resumes as a running lot.
  return lane.paused
    ? { ...at, bids: "none", paused: lane.paused }
    : { ...at, bids: "all", finalCall, closesAt: closesAt(lane, current) };
}

/**
 * The first instant at which a bid comes too late, if nothing else happens. A running lot still gets its final
 * call, written by a job or not.
 */
function closesAt({ timers }: LaneAround, { phase, deadline }: CurrentLot): number | null {
  if (deadline === null) return null;
  return phase === "running" ? deadline + timers.finalCallMs : deadline;
}
