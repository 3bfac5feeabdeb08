/** Alerts people about new lots in their saved searches. */
import type { Store } from "../store/store.ts";
import { lotsJoined, notifyOfNewLots } from "../features/catalogue/searches/repository-alerts.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface AlertOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "readInWorker" | "writeUnrelated">;
}

/** Notifies people of new lots in their saved searches, those of some minutes together. */
export function alertSearches({ store, clock, log }: AlertOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "alert",
    // No lot deadline triggers alerts: a plain write approves lots.
    deadlineOf: () => null,
    // A lot approved in this very millisecond may miss this check: the next one finds it.
    async work({ id }) {
      const at = clock.now() - 1;
      const joined = await store.readInWorker(lotsJoined, { searchId: id, at });
      return (
        joined !== null &&
        store.writeUnrelated((db, notifyUser) => notifyOfNewLots(db, notifyUser, joined, at))
      );
    },
  });
}
