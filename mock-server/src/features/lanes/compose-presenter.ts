/** Presents lanes to the composing staff. */
import type { Schema } from "../../http/handler.ts";
import { lotErrors } from "./eligible.ts";
import { expectedEnd } from "./expected.ts";
import { presentFees } from "./wire.ts";
import { presentLaneLot, presentTimers, type Presenting } from "./presenter.ts";
import type { ComposedLane } from "./repository-compose.ts";
import type { AuctioneerRow, ListedLane } from "./repository-list.ts";

/** Presents a lane to the composing staff. */
export function presentQueue(composed: ComposedLane, to: Presenting): Schema<"Queue"> {
  const { lane, operators, change } = composed;
  const { id, startsAt, status, timers, run, current } = lane.state;
  const pending = run.filter(({ state }) => state === "pending").length;
  return {
    id_queue: id,
    name: lane.name,
    place: lane.place,
    start: instant(startsAt),
    ends: instantOrNull(expectedEnd({ status, startsAt, timers, current, pending }, to.now)),
    state: status,
    version: lane.version,
    changed: presentChange(change),
    lots: composed.run.map((row) => presentLaneLot(row, lane.state, to)),
    operators: [...operators],
    ...(lane.state.room && { room: true }),
    ...(lane.state.hammer === "hand" && { hammer: "hand" }),
    timers: presentTimers(timers),
    ...(lane.state.fees && { fees: presentFees(lane.state.fees) }),
    problems: status === "draft" ? problemsOf(composed, to.now) : [],
  };
}

/** Presents a lane in the staff's list. */
export function presentQueueRow(lane: ListedLane, now: number): Schema<"QueueRow"> {
  const { id, name, place, startsAt, status, version, lots, sold, value, changedAt, changedBy } = lane;
  return {
    id_queue: id,
    name,
    place,
    start: instant(startsAt),
    ends: instantOrNull(expectedEnd(lane, now)),
    state: status,
    version,
    changed: presentChange(changedAt === null ? null : { at: changedAt, by: changedBy ?? "" }),
    lots,
    sold,
    value,
    operators: [...lane.operators],
  };
}

/** Presents a possible operator, with their upcoming lanes. */
export function presentAuctioneer({ id, name, lanes }: AuctioneerRow, now: number): Schema<"Auctioneer"> {
  return {
    id_user: id,
    name,
    lanes: lanes.map((lane) => ({
      id_queue: lane.id,
      name: lane.name,
      state: lane.status,
      start: instant(lane.startsAt),
      ends: instantOrNull(expectedEnd(lane, now)),
    })),
  };
}

/** Returns the problems of a draft's lots since they were added: a bid, or the end of a lot. */
function problemsOf({ lane: { state }, candidates }: ComposedLane, now: number): Schema<"LotProblem">[] {
  const lots = state.run.map(({ lotId }) => lotId);
  const errors = lotErrors(lots, candidates, { queueId: state.id, before: [], now });
  return errors.flatMap(({ field, message }) => {
    const lot = lots[Number(field.split(".")[1])];
    return lot === undefined ? [] : [{ id_auction: lot, message }];
  });
}

function presentChange(
  change: { readonly at: number; readonly by: string } | null,
): Schema<"QueueChange"> | null {
  return change && { at: instant(change.at), by: change.by };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : instant(at);
}
