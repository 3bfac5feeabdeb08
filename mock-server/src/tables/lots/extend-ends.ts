/** Extends lots after an outage or a pause. */
import { and, count, eq, gt, gte, isNull, lte } from "drizzle-orm";
import { endsAfter, extendAfterOutage, lastTouched, type Outage } from "../../domain/bidding/outage.ts";
import { lot } from "../schema/lots.ts";
import { readPause } from "./pause.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../system/driver.ts";

/** Returns the ends of standard lots that an outage or a pause affects, by lot. */
export async function touchedEnds(db: Database, outage: Outage): Promise<Map<number, number>> {
  const ends = await asyncOrm(db)
    .select({ id: lot.id, endsAt: lot.endsAt })
    .from(lot)
    .where(
      and(
        eq(lot.status, "active"),
        isNull(lot.queueId),
        gte(lot.endsAt, outage.from),
        lte(lot.endsAt, lastTouched(outage)),
      ),
    );
  return endsAfter(outage, new Map(ends.map(({ id, endsAt }) => [id, endsAt])));
}

/** Returns the number of open standard lots. `now` in ms. */
export async function countOpen(db: Database, now: number): Promise<number> {
  const open = and(
    eq(lot.status, "active"),
    isNull(lot.queueId),
    lte(lot.opensAt, now),
    gt(lot.endsAt, (await readPause(db))?.since ?? now),
  );
  return (await asyncOrm(db).select({ n: count() }).from(lot).where(open).get())?.n ?? 0;
}

/**
 * Extends lots after an outage or a pause, with the reason.
 * @returns the number of lots with a later end.
 */
export async function extendEnds(
  store: Pick<Store, "read" | "transact">,
  outage: Outage,
  cause: string,
): Promise<number> {
  const ends = await store.read((db) => touchedEnds(db, outage));
  const outcomes = await Promise.all(
    [...ends].map(([lotId, endsAt]) =>
      store.transact({ lotId, userIds: [], receivedAt: outage.until }, ({ lot: state }) =>
        extendAfterOutage(state, endsAt, outage, cause),
      ),
    ),
  );
  return outcomes.filter(({ ok }) => ok).length;
}
