/** Publishes, opens, ends and cancels a lane. */
import { withdraw } from "../bidding/closing.ts";
import type { Refused } from "../lot/decision.ts";
import type { LotState, Stake } from "../lot/lot.ts";
import { stakedLead } from "../lot/lead.ts";
import { isManned, refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneDecision } from "../lot/lane-decision.ts";
import { isBidding, withEntry, type LaneState, type RunEntry } from "../lot/lane.ts";
import type { Control } from "./prices.ts";
import { toNextLot } from "./turn.ts";

/** The staff publish a lane. A lane needs lots, and operators who can run it. */
export function publish(lane: LaneState, now: number): LaneDecision | Refused<"STALE"> {
  if (lane.status !== "draft") return stale("The lane is published already");
  if (lane.run.length === 0) return stale("The lane has no lots");
  if (lane.operators.length === 0) return stale("The lane has no operator");
  if (lane.startsAt <= now) return stale("The start has passed");
  return laneChange(lane, { status: "scheduled" }, { kind: "published" });
}

/** An operator opens the lane: it starts at its advertised time, or at once after that time. */
export function openLane(
  lane: LaneState,
  { operatorId, receivedAt }: Control,
): LaneDecision | Refused<"STALE"> {
  if (lane.status !== "scheduled") return stale("The lane is not waiting to be opened");
  if (isManned(lane, receivedAt) && lane.desk?.operatorId !== operatorId) {
    return stale("Another operator holds the desk");
  }
  const desk = { operatorId, seenAt: receivedAt, askedBy: null };
  const status = receivedAt < lane.startsAt ? "open" : "running";
  return laneChange(lane, { ...toNextLot({ ...lane, status }, receivedAt), desk }, { kind: "opened" });
}

/**
 * The operator ends the lane, but not while a lot has bids that wait for the hammer. A rehearsal (`isRehearsal`)
 * may end at any time.
 */
export function endLane(
  lane: LaneState,
  lot: LotState | null,
  control: Control,
  isRehearsal = false,
): LaneDecision | Refused<"STALE" | "LOT_HAS_BIDS"> {
  const refusal = refusalOfDesk(lane, control.operatorId);
  if (refusal) return refusal;
  if (lane.status !== "open" && lane.status !== "running" && lane.status !== "paused") {
    return stale("The lane does not run");
  }
  if (lane.current?.phase === "finished" && !isRehearsal) return stale("The result card is still open");
  const inTurn = lane.current !== null && isBidding(lane.current.phase);
  if (inTurn && lot?.lead && !isRehearsal) return { ok: false, code: "LOT_HAS_BIDS", details: {} };
  return over(lane, "finished", "The auctioneer ended the lane");
}

/** The staff cancel a lane that has not started. */
export function cancelLane(lane: LaneState, reason: string): LaneDecision | Refused<"STALE"> {
  const begun = lane.run.some(({ state }) => state === "ended") || lane.status === "running";
  const waits = lane.current === null || lane.current.phase === "waiting_to_start";
  if (begun || !waits || lane.status === "finished" || lane.status === "cancelled") {
    return stale("The lane has begun");
  }
  return over(lane, "cancelled", reason);
}

/** Returns the next lot that an ended lane did not reach; null when all lots have a result. */
export function unreached({ status, run }: LaneState): RunEntry | null {
  if (status !== "finished" && status !== "cancelled") return null;
  return run.find(({ result }) => result === null) ?? null;
}

/** Withdraws a lot that the lane did not reach: not sold, the holds free, and ready to be listed again. */
export function withdrawUnreached(
  lane: LaneState,
  lot: LotState,
  leader: Stake | null,
  now: number,
): LaneDecision {
  const cause = lane.status === "cancelled" ? "The lane was cancelled" : "The lane ended before its turn";
  return laneChange(
    lane,
    { run: withEntry(lane, lot.id, { state: "ended", result: "withdrawn" }) },
    { kind: "withdrawn", lot: withdraw(lot, stakedLead(lot, leader), { cause, now }), lotId: lot.id },
  );
}

function over(lane: LaneState, status: "finished" | "cancelled", text: string): LaneDecision {
  const run = lane.current ? withEntry(lane, lane.current.lotId, { state: "pending" }) : lane.run;
  return laneChange(lane, { status, run, current: null, paused: null }, { kind: status, text });
}
