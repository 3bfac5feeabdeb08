/** Finds standard lots that end soon, and the people who watch these lots. */
import { and, eq, gt, isNull, lte, min, sql } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { lot, lotBidder } from "../schema/lots.ts";
import { favorite } from "../schema/watching.ts";
import { asyncOrm } from "../system/driver.ts";

const isRunning = and(eq(lot.status, "active"), isNull(lot.queueId));

/** Returns the first end after this one, ms; null: none. */
export async function nextEnd(db: Database, after: number): Promise<number | null> {
  const next = and(isRunning, gt(lot.endsAt, after));
  const [first] = await asyncOrm(db)
    .select({ at: min(lot.endsAt) })
    .from(lot)
    .where(next);
  return first?.at ?? null;
}

/** Returns open lots that end after the first instant, up to the second. */
export function endingsBetween(db: Database, after: number, until: number) {
  const { id, number, title, price, endsAt } = lot;
  return asyncOrm(db)
    .select({ id, number, title, price, endsAt })
    .from(lot)
    .where(and(isRunning, eq(lot.opened, true), gt(endsAt, after), lte(endsAt, until)))
    .orderBy(endsAt, id)
    .all();
}

export type Ending = Awaited<ReturnType<typeof endingsBetween>>[number];

/** Returns everyone who watches the lot or has bid on it. */
export async function watchersOfLot(db: Database, lotId: number): Promise<number[]> {
  const bidders = asyncOrm(db)
    .select({ id: lotBidder.userId })
    .from(lotBidder)
    .where(eq(lotBidder.lotId, lotId));
  const watchers = asyncOrm(db)
    .select({ id: favorite.userId })
    .from(favorite)
    .where(eq(favorite.lotId, lotId));
  return (await watchers.union(bidders).orderBy(sql`1`)).map(({ id }) => id);
}
