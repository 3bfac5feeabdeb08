/** Applies a decision on a lane to the rows of a batch. */
import type { LaneDecision } from "../../domain/lot/lane-decision.ts";
import { lotInLane } from "../../domain/lane/lot-in-lane.ts";
import type { LaneState } from "../../domain/lot/lane.ts";
import { lotChange } from "../../domain/lane/turn.ts";
import type { Moment } from "../../tables/notices/events.ts";
import { changeLot } from "./change-lot.ts";
import type { LaneRow } from "../../tables/lanes/lane-row.ts";
import type { EventCollector } from "./event-collector.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** Changes that make clients read the run again: a new order, or a lot removed or brought back. */
const REORDERS: ReadonlySet<LaneDecision["kind"]> = new Set([
  "published",
  "skipped",
  "disabled",
  "enabled",
  "moved",
  "bought",
]);

/** The auctioneer's words about a lot end with the lot; those after its hammer, when the next one comes. */
const ENDS_WORDS: ReadonlySet<LaneDecision["kind"]> = new Set(["hammer", "skipped", "disabled", "bought"]);

/** Applies a decision on a lane to the rows of one batch, and collects its events. */
export function moveLane(
  rows: UnitOfWork,
  collector: EventCollector,
  before: LaneRow,
  { lane, lot, kind, lotId, text, by }: LaneDecision,
  moment: Moment,
): void {
  const current = before.state.current?.lotId;
  const isNext = current !== undefined && lane.current?.lotId !== current;
  const isOver = isNext || (ENDS_WORDS.has(kind) && lotId === current);
  rows.changeLane({
    ...before,
    state: lane,
    runSeq: REORDERS.has(kind) ? lane.seq : before.runSeq,
    message: kind === "message" ? text : isOver ? null : before.message,
  });
  const { seq } = lane;
  const { at } = moment;
  if (kind !== null) collector.addLane(before, { seq, at, kind, lotId, text, ...(by && { by }) });
  // With its last lot a lane is over, for any reason that ended the lot.
  const ends = lane.status === "finished" && before.state.status !== "finished";
  if (ends && kind !== "finished") {
    collector.addLane(before, { seq, at, kind: "finished", lotId: null, text: null });
  }
  const scope = { userIds: [], receivedAt: moment.at };
  const known = lot && rows.lot(lot.lot.id);
  if (lot && known) changeLot(rows, collector, known, lot, scope, moment);
  for (const id of lotsAffected(before.state, lane)) {
    const row = id === lot?.lot.id ? null : rows.lot(id);
    // The lot itself is unchanged, but clients that only watch the lot need the event.
    if (row) changeLot(rows, collector, row, lotChange(row.state, {}), scope, moment);
  }
}

/** Returns the lots whose place in the lane changed. */
function lotsAffected(before: LaneState, after: LaneState): number[] {
  const touched = [before.current?.lotId, after.current?.lotId].filter((id) => id !== undefined);
  return [...new Set(touched)].filter((id) => {
    const [was, is] = [lotInLane(before, id), lotInLane(after, id)];
    return was.bids !== is.bids || was.paused?.reason !== is.paused?.reason;
  });
}
