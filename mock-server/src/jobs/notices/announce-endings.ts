/** Announces lots that end soon. */
import { money } from "@marsa/api-spec/amounts";
import { endingsBetween, nextEnd, watchersOfLot, type Ending } from "../../tables/lots/endings.ts";
import { notify } from "../../tables/notices/notify.ts";
import type { Clock, Log } from "../../store/ports.ts";
import type { Committed, Store } from "../../store/store.ts";
import type { TimedJob } from "../timing/job.ts";

export interface AnnounceEndingsOptions {
  readonly store: Pick<Store, "read" | "writeUnrelated" | "onCommit">;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
}

/** How long before a lot's end its watchers are notified. */
const AHEAD_MS = 15 * 60_000;
const MINUTE_MS = 60_000;
const NOTHING = (): void => undefined;

/**
 * Notifies watchers and bidders of lots that end soon. It stores the last announced end, so that each lot is
 * announced once, however often bids move its end by minutes. Lots that end within a quarter of an hour of the
 * server's start are not announced again.
 */
export function announceEndings({ store, clock, log }: AnnounceEndingsOptions): TimedJob {
  let announcedUntil = clock.now() + AHEAD_MS;
  let cancel = NOTHING;
  let running: Promise<void> | null = null;
  /** Whether an end may have been added or moved since the last check. */
  let isStale = false;
  let isStopped = false;

  /**
   * Waits until the next end is near, and announces near ends.
   * @returns whether to look for the next one.
   */
  const set = async (): Promise<boolean> => {
    isStale = false;
    cancel();
    const end = await store.read((db) => nextEnd(db, announcedUntil));
    if (isStopped || end === null) return false;
    if (end - AHEAD_MS <= clock.now()) {
      await announce();
      return true;
    }
    cancel = clock.at(end - AHEAD_MS, look);
    return false;
  };
  const announce = async (): Promise<void> => {
    const now = clock.now();
    const [after, until] = [announcedUntil, now + AHEAD_MS];
    const lots = await store.read((db) => endingsBetween(db, after, until));
    announcedUntil = Math.max(announcedUntil, until);
    if (lots.length > 0) {
      await store.writeUnrelated((db, notifyUser) => {
        for (const lot of lots) {
          const { id: lotId } = lot;
          const notice = {
            kind: "ending",
            text: textOf(lot, now),
            at: now,
            lotId,
            link: `/auction/${lotId}`,
          } as const;
          for (const userId of watchersOfLot(db, lotId)) notify(db, notifyUser, { ...notice, userId });
        }
      });
    }
  };
  const run = async (): Promise<void> => {
    try {
      while (await set());
    } catch (error) {
      log.error("endings were not announced", error);
    } finally {
      running = null;
      if (isStale) void look();
    }
  };
  const look = (): Promise<void> | null => {
    isStale = true;
    if (!isStopped) running ??= run();
    return running;
  };

  const leave = store.onCommit(({ wrote }: Committed) => {
    // A lot may be new, or have a new end. Bids alone only move announced ends.
    if (wrote) void look();
  });
  void look();
  return {
    underWay: () => running,
    async stop() {
      isStopped = true;
      leave();
      cancel();
      await running;
    },
  };
}

function textOf({ title, number, price, endsAt }: Ending, now: number): string {
  const minutes = Math.max(1, Math.round((endsAt - now) / MINUTE_MS));
  const bids = price === null ? "Nobody has bid yet." : `The price is AED ${money(price)}.`;
  return `${title} (lot ${number}) ends in ${minutes} ${minutes === 1 ? "minute" : "minutes"}. ${bids}`;
}
