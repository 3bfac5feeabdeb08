import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { notify, type Notice } from "../db/notify.ts";
import type { Log } from "../db/ports.ts";
import type { Committed, Store } from "../db/store.ts";
import type { Job } from "./job.ts";
import { noticeOfEvent } from "./notice-of-event.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface WriteNoticesOptions {
  readonly store: Pick<Store, "onCommit" | "write">;
  readonly log: Log;
}

/** Notices of so long are written in one commit: a bid must not wait for the bell of the one who is outbid. */
const GATHER_MS = 100;
/** Rows in one commit. */
const MOST_AT_ONCE = 500;

/** Puts behind people's bells what happens to their bids and lots, after the commit in which it did. */
export function writeNotices({ store, log }: WriteNoticesOptions): Job {
  let waiting: Notice[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    timer = null;
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await store.write((db, tell) => {
        for (const notice of some) notify(db, tell, notice);
      });
    }
  };
  const run = () => {
    running = running.then(write).catch((error: unknown) => log.error("notices were not written", error));
  };

  const leave = store.onCommit(({ events }: Committed) => {
    for (const { eligible, payload } of events) {
      const notice = eligible === null ? null : noticeOfEvent(eligible, payload as UserEvent);
      if (notice) waiting.push(notice);
    }
    if (waiting.length > 0) timer ??= setTimeout(run, GATHER_MS);
  });
  return {
    async stop() {
      leave();
      if (timer) {
        clearTimeout(timer);
        run();
      }
      await running;
    },
  };
}
