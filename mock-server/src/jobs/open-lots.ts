/** Opens standard lots. */
import type { Store } from "../store/store.ts";
import { open } from "../domain/lot/opening.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface OpenLotsOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transact">;
}

/** Writes the opening of a standard lot, at its time. Bids count from then on, written or not. */
export function openLots({ store, clock, log }: OpenLotsOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "open",
    deadlineOf: (lot) => (lot.status === "active" && !lot.opened ? lot.opensAt : null),
    async work({ id: lotId, at }) {
      const now = clock.now();
      const outcome = await store.transact({ lotId, userIds: [], receivedAt: at }, ({ lot }) =>
        open(lot, now),
      );
      return outcome.ok;
    },
  });
}
