/** Sends the notices that waited for the end of a person's quiet hours. */
import { releaseNotice } from "../../tables/notices/notices-to-send.ts";
import type { Store } from "../../store/store.ts";
import { atDeadlines, type DeadlineOptions } from "../timing/at-deadlines.ts";
import { deliverNotice, type DeliverOptions } from "./deliver-notice.ts";
import type { TimedJob } from "../timing/job.ts";

export interface HeldNoticesOptions extends Pick<DeadlineOptions, "clock">, DeliverOptions {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "writeUnrelated">;
}

/** Sends the unread notices when quiet hours end. */
export function sendHeldNotices(options: HeldNoticesOptions): TimedJob {
  const { store, clock, log } = options;
  return atDeadlines({
    store,
    clock,
    log,
    kind: "held",
    deadlineOf: () => null,
    mayBringDeadline: ({ events }) =>
      events.some(({ payload }) => "kind" in payload && payload.kind === "notice"),
    async work({ id }) {
      const notice = await store.writeUnrelated((db) => releaseNotice(db, id, clock.now()));
      if (notice !== null) await deliverNotice(notice, options);
      return true;
    },
  });
}
