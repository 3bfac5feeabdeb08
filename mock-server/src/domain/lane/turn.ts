/** Runs one lot of a lane from its opening to its result. */
import { money } from "@marsa/api-spec/amounts";
import { settle } from "../bidding/closing.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import { isUnnamed, withoutAsk, type LotState } from "../lot/lot.ts";
import { startRows } from "../lot/opening.ts";
import { stakedLead } from "../lot/lead.ts";
import { laneStopTerms, type AuctionTerms } from "../lot/terms.ts";
import { refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneActor, type LaneDecision, type LaneView } from "../lot/lane-decision.ts";
import {
  entryOf,
  hasCurrent,
  isBidding,
  isByHand,
  lastEndOf,
  withEntry,
  type CurrentLane,
  type CurrentLot,
  type LanePhase,
  type LaneState,
} from "../lot/lane.ts";

/** A lane with its current lot. */
export interface Turn {
  readonly lane: CurrentLane;
  readonly lot: LotState;
  readonly leader: LaneView["leader"];
}

/** Returns the turn of a view; null unless the lot is the lane's current one. */
export function turnOf({ lane, lot, leader }: LaneView): Turn | null {
  return hasCurrent(lane) && lot?.id === lane.current.lotId ? { lane, lot, leader } : null;
}

/**
 * Opens the lot, earlier than its own time if need be. Stored maxima count, and a lot with one starts running at
 * the engine's price.
 */
export function openLot({ lane, lot }: Turn, now: number): LaneDecision {
  const phase = lot.lead === null ? "waiting_for_bid" : "running";
  const opened = lotChange(
    lot,
    { status: "inProgress", opened: true, opensAt: Math.min(lot.opensAt, now) },
    startRows(lot),
  );
  return laneChange(
    lane,
    { status: "running", current: inPhase(lane, phase, now) },
    { kind: "lot_opened", lot: opened, lotId: lot.id },
  );
}

/** Begins the final call: at the deadline, or by the operator's command. */
export function beginFinalCall({ lane, lot }: Turn, now: number, by?: LaneActor): LaneDecision {
  const current = inPhase(lane, "final_call", now);
  const text = lane.hammer === "hand" ? "Fair warning" : null;
  return laneChange(lane, { current }, { kind: "final_call", lotId: lot.id, text, by });
}

/** The operator ends the running phase early. */
export function callFinal(turn: Turn, operatorId: number, now: number): LaneDecision | Refused<"STALE"> {
  const refusal = refusalOfDesk(turn.lane, operatorId);
  if (refusal) return refusal;
  const runs = turn.lane.status === "running" && turn.lane.current.phase === "running";
  return runs ? beginFinalCall(turn, now, "operator") : stale("The lot does not run");
}

/** Log text for a lot without bids. */
const PASSED = "Passed, no bids";

interface HammerFall {
  /** Words for the log. */
  readonly text?: string | null;
  readonly by?: LaneActor;
  readonly rows?: Decision<null>["history"];
}

/** The hammer: no more bids. The result is provisional until its card ends. */
export function hammer(
  { lane, lot }: Turn,
  now: number,
  { text = null, by, rows }: HammerFall = {},
): LaneDecision {
  const card = { ...inPhase(lane, "finished", now), hammerAt: now };
  // The card waits for the paddle of a bid without one.
  const current = lot.lead && isUnnamed(lot.lead) ? { ...card, deadline: now + laneStopTerms.nameMs } : card;
  const judged = lotChange(lot, { status: "finished", endsAt: now, ...withoutAsk(lot) }, rows);
  const words = lot.lead === null ? PASSED : text;
  return laneChange(lane, { current }, { kind: "hammer", lot: judged, lotId: lot.id, text: words, by });
}

/**
 * Revokes the hammer, once, with a reason: the lot runs on, or waits for its first bid again. In a pause this takes
 * effect on the resume.
 */
export function reopen(
  { lane, lot }: Turn,
  operatorId: number,
  reason: string,
  now: number,
): LaneDecision | Refused<"STALE"> {
  const refusal = refusalOfDesk(lane, operatorId);
  if (refusal) return refusal;
  const { current } = lane;
  const { status } = lane;
  const onCard = (status === "running" || status === "paused") && current.phase === "finished";
  if (!onCard) return stale("There is no result card");
  if (current.reopened) return stale("A lot is reopened once");
  const phase = lot.lead === null ? "waiting_for_bid" : "running";
  const again = { ...inPhase(lane, phase, now), reopened: true, hammerAt: null };
  const run = lane.run.map((entry) =>
    entry.lotId === lot.id ? { ...entry, reopens: entry.reopens + 1 } : entry,
  );
  const running = lotChange(lot, { status: "inProgress", endsAt: lastEndOf(lane.startsAt) });
  const still = { ...again, deadline: null, leftMs: isByHand(lane, phase) ? null : spanOf(lane, phase) };
  return laneChange(
    lane,
    { run, current: status === "paused" ? still : again },
    { kind: "reopened", lot: running, lotId: lot.id, text: reason },
  );
}

/** Nobody has said whose the highest bid is: the lot waits at the end of the run, and the run goes on. */
function waitForName({ lane, lot }: Turn, now: number, by?: LaneActor): LaneDecision {
  const others = lane.run.filter(({ lotId }) => lotId !== lot.id);
  const entry = { ...entryOf(lane, lot.id)!, state: "pending" as const };
  return laneChange(lane, toNextLot({ ...lane, run: [...others, entry] }, now), {
    kind: "skipped",
    lot: lotChange(lot, { status: "active", endsAt: lastEndOf(lane.startsAt) }),
    lotId: lot.id,
    text: "The bid has no paddle: to the end of the run",
    by,
  });
}

/** The operator skips the rest of the card: its result is final, and the next lot comes. */
export function callNext(
  turn: Turn,
  { operatorId, receivedAt }: { readonly operatorId: number; readonly receivedAt: number },
  terms: AuctionTerms,
): LaneDecision | Refused<"STALE"> {
  const { lane } = turn;
  const refusal = refusalOfDesk(lane, operatorId);
  if (refusal) return refusal;
  const onCard = lane.status === "running" && lane.current.phase === "finished";
  return onCard ? endCard(turn, receivedAt, terms, "operator") : stale("There is no result card");
}

/** The card ends: result, notices and holds take effect, and the next lot comes. */
export function endCard(turn: Turn, now: number, terms: AuctionTerms, by?: LaneActor): LaneDecision {
  const { lane, lot, leader } = turn;
  const settled = settle(lot, stakedLead(lot, leader), "The hammer has fallen", terms);
  if (lot.lead && isUnnamed(lot.lead) && settled.reply.status !== "notSold")
    return waitForName(turn, now, by);
  const run = withEntry(lane, lot.id, { state: "ended", result: settled.reply.status });
  return laneChange(lane, toNextLot({ ...lane, run }, now), {
    kind: "result",
    lot: settled,
    lotId: lot.id,
    text: resultWords(settled.reply.status, lot.lead?.price ?? null),
    by,
  });
}

/** Returns a result in the words of the log: "Sold 79,000". `price`: AED, null without a bid. */
function resultWords(result: LotState["status"], price: number | null): string {
  if (price === null || (result !== "sold" && result !== "summarizing")) return "Not sold";
  return `${result === "sold" ? "Sold" : "Seller decides"} ${money(price)}`;
}

/** Moves a lane to its first upcoming lot; without one the lane is finished. */
export function toNextLot(
  lane: LaneState,
  now: number,
): Pick<LaneState, "status" | "run" | "current" | "paused"> {
  const next = lane.run.find(({ state }) => state === "pending");
  if (!next) return { status: "finished", run: lane.run, current: null, paused: null };
  const deadline = Math.max(lane.startsAt, now + lane.timers.betweenMs);
  return {
    status: lane.status,
    paused: lane.paused,
    run: withEntry(lane, next.lotId, { state: "current" }),
    current: {
      lotId: next.lotId,
      phase: "waiting_to_start",
      deadline: lane.paused ? null : deadline,
      leftMs: lane.paused ? lane.timers.betweenMs : null,
      reopened: false,
      hammerAt: null,
    },
  };
}

/**
 * Returns the change of the lane after an accepted command: each change of price or leader restarts the time for a
 * bid, also in a final call.
 * @returns null where the lane stays unchanged: for a lot before its turn, or when price and leader stay.
 */
export function afterCommand(
  lane: LaneState,
  before: LotState,
  after: LotState,
  receivedAt: number,
): LaneDecision | null {
  const moved = before.lead?.price !== after.lead?.price || before.lead?.leaderId !== after.lead?.leaderId;
  if (!moved || !hasCurrent(lane) || lane.current.lotId !== after.id) return null;
  const { current } = lane;
  if (lane.paused || !isBidding(current.phase)) return null;
  const next = inPhase(lane, "running", receivedAt);
  // Bids are judged by receipt; a bid received earlier never takes time away.
  const earliest = current.phase === "running" && current.deadline !== null ? current.deadline : 0;
  const deadline = next.deadline === null ? null : Math.max(next.deadline, earliest);
  return laneChange(lane, { current: { ...next, deadline } }, { kind: "bid", lotId: after.id });
}

/** Returns the current lot in this phase, with its end; under a hammer by hand no time ends the bidding. */
export function inPhase(lane: CurrentLane, phase: LanePhase, now: number): CurrentLot {
  const deadline = isByHand(lane, phase) ? null : now + spanOf(lane, phase);
  return { ...lane.current, phase, deadline, leftMs: null };
}

function spanOf({ timers }: LaneState, phase: LanePhase): number {
  const spans: Readonly<Record<LanePhase, number>> = {
    waiting_to_start: timers.betweenMs,
    waiting_for_bid: timers.waitingMs,
    running: timers.runningMs,
    final_call: timers.finalCallMs,
    finished: timers.cardMs,
  };
  return spans[phase];
}

/** Changes a lot without holds or notices. */
export function lotChange(
  lot: LotState,
  change: Partial<LotState>,
  history: Decision<null>["history"] = [],
): Decision<null> {
  return {
    ok: true,
    lot: { ...lot, ...change, seq: lot.seq + 1 },
    newMark: null,
    holds: [],
    history,
    notices: [],
    reply: null,
  };
}
