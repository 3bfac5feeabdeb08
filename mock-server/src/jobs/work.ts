/** Stops and restarts the jobs. */
import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "../store/errors.ts";
import type { Job, Jobs } from "./timing/job.ts";

/** The jobs, which can be stopped and started again while the server runs. */
export interface Work {
  /** Does nothing while the jobs run. */
  start(): Promise<void>;
  /** Resolves when no job runs. */
  stop(): Promise<void>;
  /**
   * Resolves when all due work is done.
   * @throws StoreUnavailable when that takes too long.
   */
  settled(): Promise<void>;
  /** Publishes the time and the identity of the database now. */
  publishHeartbeat(): void;
}

/** A lot is closed within two seconds even while bids are judged; this is longer, also under load. */
const PATIENCE_MS = 15_000;

/** Returns the jobs, with the simulated people (bots, auctioneer). These start last and end first. */
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
