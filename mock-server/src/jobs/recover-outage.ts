/** Extends lots after an outage. */
import { extendEnds } from "../tables/lots/extend-ends.ts";
import type { Clock, Log } from "../store/ports.ts";
import { readStamp } from "../tables/system/meta.ts";
import type { Store } from "../store/store.ts";
import { AFTER_OUTAGE, isOutage, type Outage } from "../domain/bidding/outage.ts";

export interface RecoverOptions {
  readonly store: Pick<Store, "read" | "transact">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

/**
 * Extends lots after an outage. Call this at the start, before any lot closes.
 * @returns the number of lots with a later end.
 */
export async function recoverOutage({ store, clock, log }: RecoverOptions): Promise<number> {
  const stamp = await store.read(readStamp);
  const outage: Outage = { from: stamp?.stampedAt ?? clock.now(), until: clock.now() };
  if (!isOutage(outage)) return 0;
  const lots = await extendEnds(store, outage, AFTER_OUTAGE);
  log.warn("back after an outage", { awayMs: outage.until - outage.from, extendedLots: lots });
  return lots;
}
