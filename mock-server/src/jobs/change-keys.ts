/** Encrypts the values of older keys with the newest one, so that older keys may go without a stop of the server. */
import type { Log } from "../http/log.ts";
import type { FilesPort } from "../ports/outside.ts";
import type { Store } from "../store/store.ts";
import { nameOf, type Keyring } from "../tables/sealing/keyring.ts";
import { FIRST, resealSome, valuesByKey, type Reached } from "../tables/people/sealed-rows.ts";
import type { Job } from "./timing/job.ts";

export interface ChangeKeysOptions {
  readonly store: Pick<Store, "read" | "writeUnrelated">;
  readonly keys: Keyring;
  readonly files: Pick<FilesPort, "changeKeys">;
  readonly log: Pick<Log, "info" | "error">;
}

/** How soon a new key in the file counts, on the real clock. */
const PERIOD_MS = 60_000;
/** Values changed in one commit: a bid beside them waits a millisecond. */
const MOST_AT_ONCE = 25;

/** Reads the keys again, and changes the values of older ones: at the start, and each minute while there are any. */
export function changeKeys({ store, keys, files, log }: ChangeKeysOptions): Job {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  /** The keys for which nothing is left to do: counting the values of all tables takes time from the bids. */
  let done = "";
  let running = Promise.resolve();

  async function change(): Promise<void> {
    keys.reload();
    const ids = keys.ids.join(" ");
    if (ids === done) return;
    const left = await store.read((db) => valuesByKey(db));
    const missing = [...left.keys()].filter((id) => !keys.ids.includes(id));
    if (missing.length > 0)
      log.error(`values need keys that are gone: put them back in ${nameOf(keys.source)}`, null, {
        missing: missing.join(", "),
      });
    let values = await files.changeKeys(isStopped);
    let reached: Reached | null = FIRST;
    while (reached && !isStopped()) {
      const from: Reached = reached;
      const step = await store.writeUnrelated((db) => resealSome(db, from, MOST_AT_ONCE));
      values += step?.done ?? 0;
      reached = step && step.next;
    }
    if (isStopped()) return;
    // With an older key in the file, a file that was on its way may still come under it.
    if (keys.ids.length === 1) done = ids;
    if (values > 0)
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
