import type { Database } from "../../db/store.ts";
import type { Schema } from "../../http/handler.ts";
import { presentLaneLot, presentTimers, type Presenting } from "./presenter.ts";
import { listOperators, listRun, type Lane } from "./repository.ts";

/** A lane as the staff compose it. */
export function presentQueue(db: Database, lane: Lane, to: Presenting): Schema<"Queue"> {
  const { id, startsAt, status, timers } = lane.state;
  return {
    id_queue: id,
    name: lane.name,
    place: lane.place,
    start: new Date(startsAt).toISOString(),
    state: status,
    version: lane.version,
    lots: listRun(db, id).map((row) => presentLaneLot(row, lane.state, to)),
    operators: listOperators(db, id),
    timers: presentTimers(timers),
  };
}
