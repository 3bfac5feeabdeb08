import type { Store } from "../db/store.ts";
import { tellOfNewLots } from "../features/catalogue/repository-alerts.ts";
import { atDeadlines, type DeadlineOptions } from "./at-deadlines.ts";
import type { TimedJob } from "./job.ts";

export interface AlertOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "write">;
}

/** Tells people of new lots that join the searches they keep, those of some minutes together. */
export function alertSearches({ store, clock, log }: AlertOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "alert",
    // No lot's own deadline sets one: a lot is approved by a plain write.
    deadlineOf: () => null,
    work: ({ id }) => store.write((db, tell) => tellOfNewLots(db, tell, id, clock.now())),
  });
}
