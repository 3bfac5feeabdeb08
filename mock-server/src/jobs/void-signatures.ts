/** Ends requests for a second signature that nobody signed in time. */
import { voidSignature } from "../features/signing/public.ts";
import type { EndLocksOptions } from "./end-locks.ts";
import { atDeadlines } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

/** Makes them void after seven days, and tells who asked. */
export function voidSignatures({ store, clock, log }: EndLocksOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "signature",
    // No lot sets this deadline: a plain write creates a request.
    deadlineOf: () => null,
    work: ({ id }) => store.write((db, notifyUser) => voidSignature(db, notifyUser, id, clock.now())),
  });
}
