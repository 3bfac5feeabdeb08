/** Changes the order of the lots in a lane. */
import type { Refused } from "../lot/decision.ts";
import { isUnnamed, type DeskBid, type LotState } from "../lot/lot.ts";
import { refusalOfDesk } from "./desk.ts";
import { laneChange, stale, type LaneCode, type LaneDecision, type LaneView } from "../lot/lane-decision.ts";
import { entryOf, hasCurrent, isByHand, withEntry, type LaneState, type RunEntry } from "../lot/lane.ts";
import type { Control } from "./prices.ts";
import { afterCommand, inPhase, lotChange, toNextLot } from "./turn.ts";

/** States in which the desk can change the run. Before these the staff compose it. */
const AT_THE_DESK: ReadonlySet<LaneState["status"]> = new Set(["scheduled", "open", "running", "paused"]);

/** Moves an upcoming lot to another place. Places count from 1; never above the current lot. */
export function moveLot(
  lane: LaneState,
  { from, to }: { readonly from: number; readonly to: number },
  control: Control,
): LaneDecision | Refused<"STALE" | "NOT_FOUND"> {
  const refusal = refusalInRun(lane, control);
  if (refusal) return refusal;
  const moving = lane.run[from - 1];
  if (!moving || !lane.run[to - 1]) return { ok: false, code: "NOT_FOUND", details: {} };
  if (moving.state !== "pending") return stale("Only lots still to come can be moved");
  if (to <= placesTaken(lane)) return stale("The lot cannot go above the current one");
  if (from === to) return stale("The lot is there already");
  const others = lane.run.filter((entry) => entry !== moving);
  const run = [...others.slice(0, to - 1), moving, ...others.slice(to - 1)];
  const text = whereIn(run, moving);
  return laneChange(lane, { run }, { kind: "moved", lotId: moving.lotId, text });
}

/**
 * Sends a lot without a bid to the end of the run; the second time the lot leaves the run. The only lot left stays: its
 * skip would end the lane.
 */
export function skipLot(view: LaneView, control: Control): LaneDecision | Refused<LaneCode | "LAST_LOT"> {
  const found = entryFor(view, control, ["pending", "current"]);
  if (!found.ok) return found;
  const { entry, lot } = found;
  const { lane } = view;
  if (lot.lead) return { ok: false, code: "LOT_HAS_BIDS", details: {} };
  const isLeft = ({ lotId, state }: RunEntry) =>
    lotId !== entry.lotId && (state === "pending" || state === "current");
  if (!lane.run.some(isLeft)) return { ok: false, code: "LAST_LOT", details: {} };
  const skips = entry.skips + 1;
  if (entry.skips > 0) {
    const run = withEntry(lane, entry.lotId, { state: "disabled", skips });
    return leave(lane, lot, run, control, { kind: "disabled", text: "Skipped twice: out of the run" });
  }
  const others = lane.run.filter(({ lotId }) => lotId !== entry.lotId);
  const run = [...others, { ...entry, state: "pending" as const, skips }];
  return leave(lane, lot, run, control, { kind: "skipped", text: "To the end of the run" });
}

/** Removes an upcoming lot from the run, or the current one without bids. `reason`: for the log. */
export function disableLot(
  view: LaneView,
  control: Control,
  reason: string | null = null,
): LaneDecision | Refused<LaneCode> {
  const found = entryFor(view, control, ["pending", "current"]);
  if (!found.ok) return found;
  const { entry, lot } = found;
  const { lane } = view;
  if (entry.state === "current" && lot.lead) return { ok: false, code: "LOT_HAS_BIDS", details: {} };
  const run = withEntry(lane, entry.lotId, { state: "disabled" });
  return leave(lane, lot, run, control, { kind: "disabled", text: reason });
}

/** Brings a lot back, at the end of the run. */
export function enableLot(view: LaneView, control: Control): LaneDecision | Refused<"STALE" | "NOT_FOUND"> {
  const found = entryFor(view, control, ["disabled"]);
  if (!found.ok) return found;
  const { entry } = found;
  const { lane } = view;
  const others = lane.run.filter(({ lotId }) => lotId !== entry.lotId);
  const run = [...others, { ...entry, state: "pending" as const }];
  return laneChange(lane, { run }, { kind: "enabled", lotId: entry.lotId });
}

/**
 * Returns the change of the lane after the engine judged a command on one of its lots; null for none. `receivedAt`
 * in ms.
 */
export function follow(
  lane: LaneState,
  before: LotState,
  after: LotState,
  receivedAt: number,
): LaneDecision | null {
  if (after.status === "sold" && before.status === "active") return afterPurchase(lane, after.id, receivedAt);
  if (isNamed(before, after)) return afterNaming(lane, after.id, receivedAt);
  return before.deskBid && !after.deskBid
    ? afterTakeBack(lane, after.id, before.deskBid, receivedAt)
    : afterCommand(lane, before, after, receivedAt);
}

/** Whether the bidder of the room got a name. */
function isNamed({ lead: before }: LotState, { lead: after }: LotState): boolean {
  if (!before || !after) return false;
  return isUnnamed(before) && !isUnnamed(after) && after.price === before.price;
}

/** A result that waited for the name is now shown as long as any other. */
function afterNaming(lane: LaneState, lotId: number, now: number): LaneDecision {
  const isOnCard = hasCurrent(lane) && lane.current.lotId === lotId && lane.current.phase === "finished";
  const change = isOnCard && !lane.paused ? { current: inPhase(lane, "finished", now) } : {};
  return laneChange(lane, change, { kind: "bid", lotId });
}

/** A lot that was bought before its turn leaves the run, and the lane goes on if the lot was about to start. */
function afterPurchase(lane: LaneState, lotId: number, now: number): LaneDecision | null {
  const entry = entryOf(lane, lotId);
  if (entry?.state !== "pending" && entry?.state !== "current") return null;
  const run = withEntry(lane, lotId, { state: "bought", result: "sold" });
  const next = entry.state === "current" ? toNextLot({ ...lane, run }, now) : { run };
  return laneChange(lane, next, { kind: "bought", lotId });
}

/** The lot has its phase and its time left of before the bid. */
function afterTakeBack(
  lane: LaneState,
  lotId: number,
  { before: { phase, leftMs } }: DeskBid,
  now: number,
): LaneDecision {
  const isTimed = phase !== null && !isByHand(lane, phase);
  const time = {
    deadline: isTimed && !lane.paused ? now + leftMs : null,
    leftMs: isTimed && lane.paused ? leftMs : null,
  };
  const current = lane.current && { ...lane.current, ...(phase && { phase }), ...time };
  return laneChange(lane, { current }, { kind: "taken_back", lotId });
}

/** The lot leaves its place for `run`; if the lot was current, the next one comes. */
function leave(
  lane: LaneState,
  lot: LotState,
  run: readonly RunEntry[],
  { receivedAt }: Control,
  what: { readonly kind: "skipped" | "disabled"; readonly text: string | null },
): LaneDecision {
  const wasCurrent = lane.current?.lotId === lot.id;
  const change = wasCurrent ? toNextLot({ ...lane, run, current: null }, receivedAt) : { run };
  // An opened lot waits for another turn as before.
  const back = wasCurrent && lot.status === "inProgress" ? lotChange(lot, { status: "active" }) : null;
  return laneChange(lane, change, { ...what, ...(back ? { lot: back } : {}), lotId: lot.id });
}

function refusalInRun(lane: LaneState, { operatorId }: Control): Refused<"STALE"> | null {
  return refusalOfDesk(lane, operatorId) ?? (AT_THE_DESK.has(lane.status) ? null : stale("The lane is over"));
}

/** Returns the lot's place in the run, if a control may change it there. */
function entryFor(
  { lane, lot }: LaneView,
  control: Control,
  states: readonly RunEntry["state"][],
): { readonly ok: true; readonly entry: RunEntry; readonly lot: LotState } | Refused<"STALE" | "NOT_FOUND"> {
  const entry = lot && entryOf(lane, lot.id);
  if (!entry) return { ok: false, code: "NOT_FOUND", details: {} };
  const refusal = refusalInRun(lane, control);
  if (refusal) return refusal;
  const onCard = entry.state === "current" && lane.current?.phase === "finished";
  const there = states.includes(entry.state) && !onCard;
  return there ? { ok: true, entry, lot } : stale("The lot is not at that place of the run");
}

/** Describes a lot's place in the run in words. Lots keep their numbers, so the place alone would be unclear. */
function whereIn(run: readonly RunEntry[], lot: RunEntry): string {
  const before = run.slice(0, run.indexOf(lot)).findLast(({ state }) => state === "pending");
  return before ? `Lot ${lot.number} runs after lot ${before.number}` : `Lot ${lot.number} runs next`;
}

/** How many places belong to past lots and the current one. */
function placesTaken({ run }: LaneState): number {
  return run.findLastIndex(({ state }) => state === "current" || state === "ended") + 1;
}
