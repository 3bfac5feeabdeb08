import type { Store } from "../store/store.ts";
import { lotsJoined, tellOfNewLots } from "../features/catalogue/repository-alerts.ts";
import { atDeadlines, type DeadlineOptions } from "./at-deadlines.ts";
import type { TimedJob } from "./job.ts";

export interface AlertOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "readInWorker" | "writeUnrelated">;
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
    // A lot that is approved in this very millisecond may come too late for the look: the next one finds it.
    async work({ id }) {
      const at = clock.now() - 1;
      const joined = await store.readInWorker(lotsJoined, { searchId: id, at });
      return (
        joined !== null && store.writeUnrelated((db, notifyUser) => tellOfNewLots(db, notifyUser, joined, at))
      );
    },
  });
}
