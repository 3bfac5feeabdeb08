import type { Clock, Log } from "../db/ports.ts";
import { meta } from "../db/schema/system.ts";
import type { Store } from "../db/store.ts";
import type { Job } from "./job.ts";

export interface StampOptions {
  readonly store: Pick<Store, "write">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

/** On the real clock. Well below what counts as an outage. */
const PERIOD_MS = 5_000;

/** Leaves a sign of life in the database every few seconds, and at a clean end, so that a start knows of an outage. */
export function stampSignsOfLife({ store, clock, log }: StampOptions): Job {
  const stamp = () =>
    store
      .write((db) => void db.update(meta).set({ stampedAt: clock.now() }).run())
      .catch((error: unknown) => log.error("no sign of life written", error));
  void stamp();
  const timer = setInterval(() => void stamp(), PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      await stamp();
    },
  };
}
