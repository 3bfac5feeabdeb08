/** Opens cases for the staff about bids that seem to be made for a seller or a winner. */
import { findSuspicions, openCase } from "../features/cases/public.ts";
import type { AnnouncePapersOptions } from "./notices/announce-papers.ts";
import { daily } from "./timing/daily.ts";
import type { TimedJob } from "./timing/job.ts";

/** Looks at the lots that have ended: at the server's start, and each night in Dubai. It acts on nobody. */
export function openCases({ store, clock, log }: AnnouncePapersOptions): TimedJob {
  return daily({
    clock,
    log,
    failure: "no cases were opened",
    async work(now, isStopped) {
      for (const suspicion of await store.readInWorker(findSuspicions, now)) {
        if (isStopped()) return;
        await store.writeUnrelated((db) => openCase(db, suspicion, now));
      }
    },
  });
}
