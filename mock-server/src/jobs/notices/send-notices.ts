/** Sends notices by mail, SMS and push. */
import { findNoticesToSend, newestNotice } from "../../tables/notices/notices-to-send.ts";
import type { Clock } from "../../store/ports.ts";
import type { Store } from "../../store/store.ts";
import { deliverNotice, type DeliverOptions } from "./deliver-notice.ts";
import type { TimedJob } from "../timing/job.ts";

export interface SendNoticesOptions extends DeliverOptions {
  readonly store: Store;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now">;
}

/**
 * Sends notices by mail, SMS and push, through each person's chosen channels: to verified contacts and devices.
 * Notices written while the server is down appear only in the app.
 */
export async function sendNotices(options: SendNoticesOptions): Promise<TimedJob> {
  const { store, clock, log } = options;
  let sent = await newestNotice(store);
  let running: Promise<void> | null = null;
  let isStale = false;

  const run = async (): Promise<void> => {
    try {
      do {
        isStale = false;
        const some = await findNoticesToSend(store, sent, clock.now());
        sent = some.newest;
        isStale ||= !some.isAll;
        for (const notice of some.notices) await deliverNotice(notice, options);
      } while (isStale);
    } catch (error) {
      log.error("notices were not sent", error);
    } finally {
      // In the same turn as the last check: a later notice starts a new check.
      running = null;
    }
  };

  const leave = store.onCommit(({ events }) => {
    if (!events.some(({ payload }) => "kind" in payload && payload.kind === "notice")) return;
    isStale = true;
    running ??= run();
  });
  return {
    underWay: () => running,
    async stop() {
      leave();
      await running;
    },
  };
}
