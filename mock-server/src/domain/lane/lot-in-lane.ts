import type { LotInLane } from "../lot.ts";
import { entryOf, isBidding, type CurrentLot, type LaneState, type RunEntry } from "./lane.ts";

/** As much of a lane as one of its lots has to do with. */
export type LaneAround = Pick<LaneState, "id" | "timers" | "current" | "paused">;

/** What the engine has to know of the lane when it judges a command on one of its lots. */
export function lotInLane(lane: LaneState, lotId: number): LotInLane {
  return lotAt(lane, entryOf(lane, lotId));
}

/** The same of a lot at this place of the run; null: it is not in it. */
export function lotAt(lane: LaneAround, entry: Pick<RunEntry, "state"> | null): LotInLane {
  const at = { queueId: lane.id, finalCall: false, closesAt: null, paused: null };
  if (entry?.state === "pending") return { ...at, bids: "maxima" };
  if (entry?.state !== "current" || !lane.current) return { ...at, bids: "none" };
  const { current } = lane;
  if (current.phase === "waiting_to_start") return { ...at, bids: "maxima" };
  if (!isBidding(current.phase)) return { ...at, bids: "none" };
  const finalCall = current.phase === "final_call";
  // A final call that was stopped is over: the lot goes on as one that runs.
  return lane.paused
    ? { ...at, bids: "none", paused: lane.paused }
    : { ...at, bids: "all", finalCall, closesAt: closesAt(lane, current) };
}

/**
 * The first moment at which a bid comes too late, if nothing happens before: a lot that runs has its final call still
 * to come, whether somebody has written that down or not.
 */
function closesAt({ timers }: LaneAround, { phase, deadline }: CurrentLot): number | null {
  if (deadline === null) return null;
  return phase === "running" ? deadline + timers.finalCallMs : deadline;
}
