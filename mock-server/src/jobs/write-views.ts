/** Writes views of lots. */
import { addViews } from "../tables/lots/lot-views.ts";
import type { Log } from "../store/ports.ts";
import type { Store } from "../store/store.ts";
import type { Views } from "../live/views.ts";
import type { Job } from "./timing/job.ts";

export interface WriteViewsOptions {
  readonly store: Pick<Store, "writeUnrelated">;
  readonly views: Views;
  readonly log: Log;
}

/** On the real clock: a seller may wait for the count, a bid never does. */
const PERIOD_MS = 5_000;
/** Lots of one commit, so that none takes long. */
const MOST_AT_ONCE = 100;

/** Writes the views of lots every few seconds; nothing without views. */
export function writeViews({ store, views, log }: WriteViewsOptions): Job {
  views.forget();
  let running = Promise.resolve();
  const write = async () => {
    const taken = [...views.take()];
    while (taken.length > 0) {
      const some = taken.splice(0, MOST_AT_ONCE);
      await store.writeUnrelated((db) => addViews(db, some));
    }
  };
  const run = () => {
    running = running
      .then(write)
      .catch((error: unknown) => log.error("the views of lots were not written", error));
  };
  const timer = setInterval(run, PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      run();
      await running;
    },
  };
}
