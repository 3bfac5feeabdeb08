import type { LaneDecision } from "../../domain/lane/lane-decision.ts";
import { lotInLane } from "../../domain/lane/lot-in-lane.ts";
import type { LaneState } from "../../domain/lane/lane.ts";
import { lotChange } from "../../domain/lane/turn.ts";
import type { Moment } from "../../tables/notices/events.ts";
import { changeLot } from "./change-lot.ts";
import type { LaneRow } from "../../tables/lanes/lane-row.ts";
import type { EventCollector } from "./event-collector.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** What makes people read the run anew: its order is another, or a lot is in it no more, or again. */
const REORDERS: ReadonlySet<LaneDecision["kind"]> = new Set([
  "published",
  "skipped",
  "disabled",
  "enabled",
  "moved",
  "bought",
]);

/** What was said on a lot is said: it does not outlive it. */
const ENDS_WORDS: ReadonlySet<LaneDecision["kind"]> = new Set(["hammer", "skipped", "disabled", "bought"]);

/** Changes the rows of one batch as a decision on a lane says, and tells of it. */
export function moveLane(
  rows: UnitOfWork,
  collector: EventCollector,
  before: LaneRow,
  { lane, lot, kind, lotId, text, by }: LaneDecision,
  moment: Moment,
): void {
  const isOver = ENDS_WORDS.has(kind) && lotId === before.state.current?.lotId;
  rows.changeLane({
    ...before,
    state: lane,
    runSeq: REORDERS.has(kind) ? lane.seq : before.runSeq,
    message: kind === "message" ? text : isOver ? null : before.message,
  });
  const { seq } = lane;
  const { at } = moment;
  if (kind !== null) collector.addLane(before, { seq, at, kind, lotId, text, ...(by && { by }) });
  // With its last lot a lane is over, whatever it was that ended the lot.
  const ends = lane.status === "finished" && before.state.status !== "finished";
  if (ends && kind !== "finished") {
    collector.addLane(before, { seq, at, kind: "finished", lotId: null, text: null });
  }
  const scope = { userIds: [], receivedAt: moment.at };
  const known = lot && rows.lot(lot.lot.id);
  if (lot && known) changeLot(rows, collector, known, lot, scope, moment);
  for (const id of lotsAffected(before.state, lane)) {
    const row = id === lot?.lot.id ? null : rows.lot(id);
    // Nothing of its own has changed, but people who look at it alone are to hear of it.
    if (row) changeLot(rows, collector, row, lotChange(row.state, {}), scope, moment);
  }
}

/** Lots for which the lane means something else than before. */
function lotsAffected(before: LaneState, after: LaneState): number[] {
  const touched = [before.current?.lotId, after.current?.lotId].filter((id) => id !== undefined);
  return [...new Set(touched)].filter((id) => {
    const [was, is] = [lotInLane(before, id), lotInLane(after, id)];
    return was.bids !== is.bids || was.paused?.reason !== is.paused?.reason;
  });
}
