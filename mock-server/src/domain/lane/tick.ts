/** Runs the deadlines of a lane. */
import type { Refused } from "../lot/decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";
import { awayAt, isManned } from "./desk.ts";
import type { LaneDecision, LaneView } from "../lot/lane-decision.ts";
import { unreached, withdrawUnreached } from "./life.ts";
import { isBidding, type LaneState } from "../lot/lane.ts";
import { pause } from "./pausing.ts";
import { PAUSE_REASONS } from "./stop.ts";
import { beginFinalCall, endCard, hammer, openLot, turnOf } from "./turn.ts";

const notDue: Refused<"NOT_DUE"> = { ok: false, code: "NOT_DUE", details: {} };

/** Returns when the lane goes on by itself, ms since 1970 UTC; null while it waits for an operator or the staff. */
export function dueAt(lane: LaneState): number | null {
  if (unreached(lane)) return 0;
  if (lane.status !== "open" && lane.status !== "running") return null;
  const times = [lane.current?.deadline ?? null, awayAt(lane)].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the lot of the next deadline. */
export function dueLot(lane: LaneState): number | null {
  return unreached(lane)?.lotId ?? lane.current?.lotId ?? null;
}

/** Whether the next deadline ends bidding. Everything received before it is then judged first. */
export function endsBidding(lane: LaneState): boolean {
  const phase = lane.current?.phase;
  return lane.status === "running" && phase !== undefined && isBidding(phase);
}

/**
 * Applies the lane's earliest deadline at `now` (ms).
 * @returns NOT_DUE before the deadline.
 */
export function tick(
  { lane, lot, leader }: LaneView,
  now: number,
  terms: AuctionTerms,
): LaneDecision | Refused {
  const due = dueAt(lane);
  if (due === null || now < due) return notDue;
  const left = unreached(lane);
  if (left) return lot?.id === left.lotId ? withdrawUnreached(lane, lot, leader, now) : notDue;
  const away = awayAt(lane);
  if (away !== null && away === due) return pause(lane, PAUSE_REASONS.operatorAway, now);
  const turn = turnOf({ lane, lot, leader });
  if (!turn) return notDue;
  switch (turn.lane.current.phase) {
    case "waiting_to_start":
      return isManned(lane, now) ? openLot(turn, now) : pause(lane, PAUSE_REASONS.noOperator, now);
    case "waiting_for_bid":
    case "final_call":
      return hammer(turn, now);
    case "running":
      return beginFinalCall(turn, now);
    case "finished":
      return endCard(turn, now, terms);
  }
}
