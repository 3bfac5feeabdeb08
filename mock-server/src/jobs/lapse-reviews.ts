/** Ends expired reviews. */
import type { Store } from "../store/store.ts";
import { lapseReview } from "../domain/bidding/closing.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface LapseOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transact">;
}

/** Ends reviews without a decision: not sold, and the leader's deposit is free. */
export function lapseReviews({ store, clock, log }: LapseOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "lapse",
    deadlineOf: (lot) => (lot.status === "summarizing" ? lot.reviewEndsAt : null),
    async work({ id: lotId, at }) {
      const now = clock.now();
      const outcome = await store.transact({ lotId, userIds: [], receivedAt: at }, ({ lot, leader }) =>
        lapseReview({ lot, leader }, now),
      );
      return outcome.ok;
    },
  });
}
