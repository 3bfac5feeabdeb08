import type { LotInLane } from "../lot.ts";
import { entryOf, isBidding, type CurrentLot, type LaneState } from "./lane.ts";

/** What the engine has to know of the lane when it judges a command on one of its lots. */
export function lotInLane(lane: LaneState, lotId: number): LotInLane {
  const entry = entryOf(lane, lotId);
  const at = { queueId: lane.id, finalCall: false, closesAt: null, paused: null };
  if (entry?.state === "pending") return { ...at, bids: "maxima" };
  if (entry?.state !== "current" || !lane.current) return { ...at, bids: "none" };
  const { current } = lane;
  if (current.phase === "waiting_to_start") return { ...at, bids: "maxima" };
  if (!isBidding(current.phase)) return { ...at, bids: "none" };
  const finalCall = current.phase === "final_call";
  return lane.paused
    ? { ...at, bids: "none", finalCall, paused: lane.paused }
    : { ...at, bids: "all", finalCall, closesAt: closesAt(lane, current) };
}

/**
 * The first moment at which a bid comes too late, if nothing happens before: a lot that runs has its final call still
 * to come, whether somebody has written that down or not.
 */
function closesAt({ timers }: LaneState, { phase, deadline }: CurrentLot): number | null {
  if (deadline === null) return null;
  return phase === "running" ? deadline + timers.finalCallMs : deadline;
}
