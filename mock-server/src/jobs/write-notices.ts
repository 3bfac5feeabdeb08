import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { notify, type Notice } from "../tables/notices/notify.ts";
import type { Log } from "../store/ports.ts";
import type { Committed, Store } from "../store/store.ts";
import type { TimedJob } from "./job.ts";
import { needsNotice, noticeOfEvent } from "./notice-of-event.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface WriteNoticesOptions {
  readonly store: Pick<Store, "onCommit" | "writeUnrelated">;
  readonly log: Log;
}

/** Notices of so long are written in one commit: a bid must not wait for the bell of the one who is outbid. */
const GATHER_MS = 200;
/**
 * While bids never pause, so long lies between two such commits: a notice that the next one replaces is not written at
 * all. Whose page is open hears of it at once in any case, on his own topic.
 */
const PAUSE_MS = 1_000;
/** Notices of one commit, so that none takes long. */
const MOST_AT_ONCE = 40;

/**
 * Puts behind people's bells what happens to their bids and lots, after the commit in which it did. Whoever waits for what
 * is under way has what was gathered written at once: a clock that is sent ahead must not bring later news before it.
 */
export function writeNotices({ store, log }: WriteNoticesOptions): TimedJob {
  /** By person. Of several of a kind about one lot the last counts: it would replace the others. */
  let waiting = new Map<number, UserEvent[]>();
  let timer: NodeJS.Timeout | null = null;
  let next = 0;
  let running: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const notices = noticesOf(waiting);
    waiting = new Map();
    while (notices.length > 0) {
      const some = notices.splice(0, MOST_AT_ONCE);
      await store.writeUnrelated((db, notifyUser) => {
        for (const notice of some) notify(db, notifyUser, notice);
      });
    }
  };
  const run = () => {
    timer = null;
    next = performance.now() + PAUSE_MS;
    const mine = (running ?? Promise.resolve())
      .then(write)
      .catch((error: unknown) => log.error("notices were not written", error))
      .finally(() => {
        if (running === mine) running = null;
      });
    running = mine;
  };
  const runNow = () => {
    if (!timer) return;
    clearTimeout(timer);
    run();
  };

  const leave = store.onCommit(({ events }: Committed) => {
    for (const { eligible, payload } of events) {
      if (eligible === null) continue;
      const event = payload as UserEvent;
      if (needsNotice(event)) waiting.set(eligible, withLast(waiting.get(eligible), event));
    }
    if (waiting.size > 0) timer ??= setTimeout(run, Math.max(GATHER_MS, next - performance.now()));
  });
  return {
    underWay() {
      runNow();
      return running;
    },
    async stop() {
      leave();
      runNow();
      await running;
    },
  };
}

function withLast(events: readonly UserEvent[] | undefined, event: UserEvent): UserEvent[] {
  const { kind, lot } = event;
  const others = events?.filter((one) => one.kind !== kind || one.lot?.id_auction !== lot?.id_auction);
  return others ? [...others, event] : [event];
}

function noticesOf(waiting: ReadonlyMap<number, readonly UserEvent[]>): Notice[] {
  return [...waiting].flatMap(([userId, events]) =>
    events.flatMap((event) => noticeOfEvent(userId, event) ?? []),
  );
}
