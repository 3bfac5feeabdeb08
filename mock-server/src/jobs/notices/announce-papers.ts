/** Announces papers that expire soon. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { announcePaper, papersExpiring } from "../../features/profile/public.ts";
import { EXPIRY_NOTICE_DAYS } from "../../domain/people/profile-rules.ts";
import { DAY_MS } from "../../domain/lot/terms.ts";
import type { Store } from "../../store/store.ts";
import { daily, type DailyOptions } from "../timing/daily.ts";
import type { TimedJob } from "../timing/job.ts";

export interface AnnouncePapersOptions extends Pick<DailyOptions, "clock" | "log"> {
  readonly store: Pick<Store, "readInWorker" | "writeUnrelated">;
}

/** Most notices in one commit, so that no bid waits. */
const MOST_AT_ONCE = 100;

/** Tells people thirty days ahead that a passport or Emirates ID expires: at the server's start, and each day in Dubai. */
export function announcePapers({ store, clock, log }: AnnouncePapersOptions): TimedJob {
  return daily({
    clock,
    log,
    failure: "papers that expire were not announced",
    async work(now, isStopped) {
      const days = { from: dubaiDate(now), to: dubaiDate(now + EXPIRY_NOTICE_DAYS * DAY_MS) };
      const papers = await store.readInWorker(papersExpiring, days);
      for (let start = 0; start < papers.length && !isStopped(); start += MOST_AT_ONCE) {
        const some = papers.slice(start, start + MOST_AT_ONCE);
        await store.writeUnrelated(async (db, notifyUser) => {
          for (const paper of some) await announcePaper(db, notifyUser, paper, now);
        });
      }
    },
  });
}
