/** Encrypts the values of older keys with the newest one, so that older keys may go without a stop of the server. */
import type { Log } from "../http/log.ts";
import type { Store } from "../store/store.ts";
import { nameOf, type Keyring } from "../tables/sealing/keyring.ts";
import { FIRST, resealSome, valuesByKey, type Reached } from "../tables/sealing/rows.ts";
import type { Job } from "./job.ts";

export interface ChangeKeysOptions {
  readonly store: Pick<Store, "read" | "writeUnrelated">;
  readonly keys: Keyring;
  readonly log: Pick<Log, "info" | "error">;
}

/** How soon a new key in the file counts, on the real clock. */
const PERIOD_MS = 60_000;
/** Values changed in one commit: a bid beside them waits a millisecond. */
const MOST_AT_ONCE = 25;

/** Reads the keys again, and changes the values of older ones: at the start, and each minute while there are any. */
export function changeKeys({ store, keys, log }: ChangeKeysOptions): Job {
  const stopping = new AbortController();
  let running = Promise.resolve();

  async function change(): Promise<void> {
    keys.reload();
    const left = await store.read((db) => valuesByKey(db.$client));
    const missing = [...left.keys()].filter((id) => !keys.ids.includes(id));
    if (missing.length > 0)
      log.error(`values need keys that are gone: put them back in ${nameOf(keys.source)}`, null, {
        missing: missing.join(", "),
      });
    let reached: Reached | null = [...left.keys()].some((id) => id !== keys.first) ? FIRST : null;
    if (!reached) return;
    let values = 0;
    while (reached && !stopping.signal.aborted) {
      const from: Reached = reached;
      const step = await store.writeUnrelated((db) => resealSome(db, from, MOST_AT_ONCE));
      values += step?.done ?? 0;
      reached = step && step.next;
    }
    if (!stopping.signal.aborted)
      log.info("all values have the newest key: older ones may go", { key: keys.first, values });
  }

  const run = () => {
    running = running.then(change).catch((error: unknown) => log.error("the keys were not changed", error));
  };
  run();
  const timer = setInterval(run, PERIOD_MS);
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
