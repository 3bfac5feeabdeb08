/** Ends locks of profiles. */
import { endLock } from "../features/clients/public.ts";
import type { Store } from "../store/store.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface EndLocksOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "write">;
}

/** Unlocks people after the last day of their lock, and notifies them. */
export function endLocks({ store, clock, log }: EndLocksOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "unlock",
    // No lot sets this deadline: a plain write creates a lock.
    deadlineOf: () => null,
    work: ({ id }) => store.write((db, notifyUser) => endLock(db, notifyUser, id, clock.now())),
  });
}
