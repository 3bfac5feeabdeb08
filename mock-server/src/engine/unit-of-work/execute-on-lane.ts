/** Judges a command on a lane. */
import type { Refused } from "../../domain/lot/decision.ts";
import { decided } from "../../store/errors.ts";
import { entryOf } from "../../domain/lot/lane.ts";
import type { LaneDecision, LaneView } from "../../domain/lot/lane-decision.ts";
import { dueLot } from "../../domain/lane/tick.ts";
import type { Moment } from "../../tables/notices/events.ts";
import { storeAnswer, KEY_REUSED, NOT_FOUND, stakeOf } from "./execute-on-lot.ts";
import type { LaneRow } from "../../tables/lanes/lane-row.ts";
import { moveLane } from "./move-lane.ts";
import type { EventCollector } from "./event-collector.ts";
import type { LaneOutcome, LaneScope } from "../../store/store.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** Judges one command on a lane and changes the rows of its batch; nothing is written yet. */
export function executeOnLane<Code extends string>(
  rows: UnitOfWork,
  collector: EventCollector,
  scope: LaneScope,
  decide: (view: LaneView) => LaneDecision | Refused<Code>,
  moment: Moment,
): LaneOutcome<Code> {
  const { key } = scope;
  const stored = key ? rows.answer(key.userId, key.call, key.key) : null;
  if (key && stored) {
    return stored.hash === key.payloadHash ? (stored.outcome as LaneOutcome<Code>) : KEY_REUSED;
  }
  const lane = rows.lane(scope.queueId);
  const view = lane && viewOf(rows, lane, scope.lotId);
  if (!lane || !view) return NOT_FOUND;
  const decision = decided(decide, decide(view));
  if (!decision.ok) {
    if (key?.keepRefusal(decision.code)) storeAnswer(rows, key, decision, moment);
    return decision;
  }
  if (decision.lane !== lane.state) moveLane(rows, collector, lane, decision, moment);
  if (scope.also) collector.also((db, notifyUser) => scope.also!(db, notifyUser, decision));
  const outcome = { ok: true, seq: decision.lane.seq } as const;
  if (key) storeAnswer(rows, key, outcome, moment);
  return outcome;
}

/** Returns the lane with the lot of the command; null if the lot is not in the lane. */
function viewOf(rows: UnitOfWork, { state }: LaneRow, which: LaneScope["lotId"]): LaneView | null {
  const lotId = which === "due" ? dueLot(state) : which;
  if (lotId === null) return { lane: state, lot: null, leader: null };
  const lot = entryOf(state, lotId) && rows.lot(lotId)?.state;
  if (!lot) return null;
  const leader = lot.lead ? rows.account(lot.lead.leaderId) : null;
  return { lane: state, lot, leader: leader && stakeOf(rows, lot.id, leader) };
}
