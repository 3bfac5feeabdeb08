/** Writes notices about bids and lots. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { negotiationOfLot } from "../tables/lots/negotiation-of-lot.ts";
import { nextOffersOf } from "../tables/lots/next-bidders.ts";
import { notify } from "../tables/notices/notify.ts";
import type { Log } from "../store/ports.ts";
import type { Committed, Store } from "../store/store.ts";
import type { TimedJob } from "./job.ts";
import { needsNotice, noticeOfEvent } from "./notice-of-event.ts";

type UserEvent = components["schemas"]["UserEvent"];

export interface WriteNoticesOptions {
  readonly store: Pick<Store, "onCommit" | "writeUnrelated">;
  readonly log: Log;
}

/** How long notices are batched, ms, so that no bid waits for the outbid person's notice. */
const GATHER_MS = 200;
/**
 * Pause between two batches while bids never stop: a notice that the next one replaces is not written. Open pages
 * get the event at once on their own topic.
 */
const PAUSE_MS = 1_000;
/** Notices of one commit, so that none takes long. */
const MOST_AT_ONCE = 40;

/**
 * Writes notices about people's bids and lots, after the commit of the event. Code that waits for running work gets
 * the batch written at once: an advanced clock must not write later notices first.
 */
export function writeNotices({ store, log }: WriteNoticesOptions): TimedJob {
  /** By person. Of several notices of a kind about one lot the last counts: it would replace the others. */
  let waiting = new Map<number, UserEvent[]>();
  let timer: NodeJS.Timeout | null = null;
  let next = 0;
  let running: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const events = [...waiting].flatMap(([userId, own]) => own.map((event) => ({ userId, event })));
    waiting = new Map();
    while (events.length > 0) {
      const some = events.splice(0, MOST_AT_ONCE);
      await store.writeUnrelated((db, notifyUser) => {
        for (const { userId, event } of some) {
          const notice = noticeOfEvent(userId, event, {
            negotiationOf: (lotId) => negotiationOfLot(db, lotId),
            lastNextOffer: (lotId) => nextOffersOf(db, lotId).at(-1) ?? null,
          });
          if (notice) notify(db, notifyUser, notice);
        }
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
