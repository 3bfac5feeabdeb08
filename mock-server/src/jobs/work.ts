import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "../store/errors.ts";
import type { Job, Jobs } from "./job.ts";

/** The jobs, which can be stopped and started again while the server runs. */
export interface Work {
  /** Does nothing while they run. */
  start(): Promise<void>;
  /** Resolves when nothing is under way. */
  stop(): Promise<void>;
  /**
   * Resolves when all that has come due is done.
   * @throws StoreUnavailable when that takes longer than the patience of whoever waits.
   */
  settled(): Promise<void>;
  /** Tells everyone now what time it is and which database this is. */
  publishHeartbeat(): void;
}

/** A lot is closed within two seconds even when bids are still being judged; this is longer, also under load. */
const PATIENCE_MS = 15_000;

/** In: how the jobs begin, and how those who act as people do. These begin last and end first. */
export function createWork(begin: () => Promise<Jobs>, beginPeople: () => Job): Work {
  let jobs: Jobs | null = null;
  let people: Job | null = null;
  return {
    async start() {
      jobs ??= await begin();
      people ??= beginPeople();
    },
    async stop() {
      await people?.stop();
      people = null;
      await jobs?.stop();
      jobs = null;
    },
    async settled() {
      let busy = jobs?.underWay();
      if (!busy) return;
      const enough = new AbortController();
      const tooLong = wait(PATIENCE_MS, "too long", { signal: enough.signal, ref: false }).catch(() => null);
      for (; busy; busy = jobs?.underWay()) {
        if ((await Promise.race([busy, tooLong])) === "too long") {
          throw new StoreUnavailable("What has come due cannot be done");
        }
      }
      enough.abort();
    },
    publishHeartbeat: () => jobs?.publishHeartbeat(),
  };
}
