/** Writes the server's heartbeat to the database. */
import { keepMoment, STAMP_EVERY_MS } from "../tables/system/meta.ts";
import type { Clock, ClockSetting, Log } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import type { Job } from "./timing/job.ts";

export interface StampOptions {
  readonly store: Pick<Store, "writeUnrelated">;
  readonly clock: Pick<Clock, "now"> & { readonly setting: ClockSetting };
  readonly log: Log;
}

/**
 * Writes a heartbeat to the database every few seconds and at a clean stop, so that a start detects an outage and
 * restores the clock.
 */
export function stampSignsOfLife({ store, clock, log }: StampOptions): Job {
  const stamp = () =>
    store
      .writeUnrelated((db) => keepMoment(db, clock))
      .catch((error: unknown) => log.error("the heartbeat was not written", error));
  void stamp();
  const timer = setInterval(() => void stamp(), STAMP_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await stamp();
    },
  };
}
