/** Announces papers that expire soon. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { announcePaper, papersExpiring } from "../features/profile/public.ts";
import { EXPIRY_NOTICE_DAYS } from "../domain/people/profile-rules.ts";
import { DAY_MS } from "../domain/terms.ts";
import { endOfDubaiDay } from "../domain/time/dubai.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import type { TimedJob } from "./job.ts";

export interface AnnouncePapersOptions {
  readonly store: Pick<Store, "readInWorker" | "writeUnrelated">;
  /** The auction clock. */
  readonly clock: Pick<Clock, "now" | "at">;
  readonly log: Log;
}

const NOTHING = (): void => undefined;
/** Most notices in one commit, so that no bid waits. */
const MOST_AT_ONCE = 100;

/** Tells people thirty days ahead that a passport or Emirates ID expires: at the server's start, and each day in Dubai. */
export function announcePapers({ store, clock, log }: AnnouncePapersOptions): TimedJob {
  let cancel = NOTHING;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const announce = async (): Promise<void> => {
    const now = clock.now();
    const days = { from: dubaiDate(now), to: dubaiDate(now + EXPIRY_NOTICE_DAYS * DAY_MS) };
    const papers = await store.readInWorker(papersExpiring, days);
    for (let start = 0; start < papers.length; start += MOST_AT_ONCE) {
      if (isStopped) return;
      const some = papers.slice(start, start + MOST_AT_ONCE);
      await store.writeUnrelated((db, notifyUser) => {
        for (const paper of some) announcePaper(db, notifyUser, paper, now);
      });
    }
  };
  const run = (): Promise<void> => {
    running = announce()
      .catch((error: unknown) => {
        // A store that closes while the server stops ends the reading: the next start announces.
        if (!isStopped) log.error("papers that expire were not announced", error);
      })
      .finally(() => {
        running = null;
        if (!isStopped) cancel = clock.at(endOfDubaiDay(dubaiDate(clock.now())), run);
      });
    return running;
  };

  void run();
  return {
    underWay: () => running,
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
