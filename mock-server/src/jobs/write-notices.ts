import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { notify } from "../db/notify.ts";
import type { Log } from "../db/ports.ts";
import type { Committed, Store } from "../db/store.ts";
import type { Job } from "./job.ts";
import { isWorthANotice, noticeOfEvent } from "./notice-of-event.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface WriteNoticesOptions {
  readonly store: Pick<Store, "onCommit" | "writeBeside">;
  readonly log: Log;
}

/** Notices of so long are written in one commit: a bid must not wait for the bell of the one who is outbid. */
const GATHER_MS = 200;
/** People told in one commit, so that none takes long. */
const MOST_AT_ONCE = 40;

/** What a person is to be told. Of several of a kind about one lot the last counts: it would replace the others. */
interface Waiting {
  readonly userId: number;
  readonly event: UserEvent;
}

/** Puts behind people's bells what happens to their bids and lots, after the commit in which it did. */
export function writeNotices({ store, log }: WriteNoticesOptions): Job {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    timer = null;
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, MOST_AT_ONCE);
      for (const [key] of some) waiting.delete(key);
      const notices = some.flatMap(([, { userId, event }]) => noticeOfEvent(userId, event) ?? []);
      await store.writeBeside((db, tell) => {
        for (const notice of notices) notify(db, tell, notice);
      });
    }
  };
  const run = () => {
    running = running.then(write).catch((error: unknown) => log.error("notices were not written", error));
  };

  const leave = store.onCommit(({ events }: Committed) => {
    for (const { eligible, payload } of events) {
      if (eligible === null) continue;
      const event = payload as UserEvent;
      if (isWorthANotice(event)) {
        const key = `${eligible} ${event.kind} ${event.lot?.id_auction}`;
        waiting.delete(key);
        waiting.set(key, { userId: eligible, event });
      }
    }
    if (waiting.size > 0) timer ??= setTimeout(run, GATHER_MS);
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
