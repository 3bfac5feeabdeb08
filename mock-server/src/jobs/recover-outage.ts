import type { Clock, Log } from "../db/ports.ts";
import { meta } from "../db/schema/system.ts";
import type { Store } from "../db/store.ts";
import { endsAfter, extendAfterOutage, isOutage, lastTouched, type Outage } from "../domain/outage.ts";

export interface RecoverOptions {
  readonly store: Pick<Store, "read" | "due" | "transact">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

/**
 * Gives everybody time again after an outage. To be called at the start, before anything closes lots.
 * @returns how many lots got a later end.
 */
export async function recoverOutage({ store, clock, log }: RecoverOptions): Promise<number> {
  const stamp = await store.read((db) => db.select({ at: meta.stampedAt }).from(meta).get());
  const outage: Outage = { from: stamp?.at ?? clock.now(), until: clock.now() };
  if (!isOutage(outage)) return 0;
  const due = await store.due("close", lastTouched(outage), Number.MAX_SAFE_INTEGER);
  const ends = endsAfter(outage, new Map(due.map(({ lotId, at }) => [lotId, at])));
  const outcomes = await Promise.all(
    [...ends].map(([lotId, endsAt]) =>
      store.transact({ lotId, userIds: [], receivedAt: outage.until }, ({ lot }) =>
        extendAfterOutage(lot, endsAt, outage),
      ),
    ),
  );
  const lots = outcomes.filter(({ ok }) => ok).length;
  log.warn("back after an outage", { awayMs: outage.until - outage.from, extendedLots: lots });
  return lots;
}
