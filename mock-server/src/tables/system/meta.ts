/** What a database says of itself. */
import { count, desc } from "drizzle-orm";
import type { Clock, ClockSetting } from "../../store/ports.ts";
import { history, lot } from "../schema/lots.ts";
import { user } from "../schema/people.ts";
import { meta } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";

/** Which database this is, and where its time stood when it was last heard of. */
export interface Meta {
  readonly epoch: string;
  /** The number that made its scene. */
  readonly seed: number;
  readonly scene: string;
  /** The last sign of life, ms since 1970 UTC on the auctions' clock. */
  readonly stampedAt: number;
  readonly clock: ClockSetting;
}

/** A server stamps the database every so often while it runs, ms. */
export const STAMP_EVERY_MS = 5_000;

/** Null for a database in which nothing is planted yet. */
export function readMeta(db: Database): Meta | null {
  const row = db.select().from(meta).get();
  if (!row) return null;
  const { epoch, seed, scene, stampedAt, clockOffsetMs, clockFrozenAt } = row;
  const clock = { offsetMs: clockOffsetMs, frozenAt: clockFrozenAt, reachedAt: reachedAt(db, stampedAt) };
  return { epoch, seed, scene, stampedAt, clock };
}

/**
 * The last moment that the database shows, ms: the stamp, or the history row that a server wrote after its last stamp
 * before it was killed. Rows further ahead were written before somebody set the clock back.
 */
function reachedAt(db: Database, stampedAt: number): number {
  const newest = db.select({ at: history.at }).from(history).orderBy(desc(history.id)).limit(1).get();
  const isAfterStamp = newest && newest.at > stampedAt && newest.at <= stampedAt + 2 * STAMP_EVERY_MS;
  return isAfterStamp ? newest.at : stampedAt;
}

/** How many lots and people there are. */
export function countAll(db: Database): { readonly lots: number; readonly users: number } {
  const of = (table: typeof lot | typeof user) => db.select({ rows: count() }).from(table).get()?.rows ?? 0;
  return { lots: of(lot), users: of(user) };
}

/** Writes down that a server lives, and where its auctions' clock stands. To be called inside a write. */
export function keepMoment(
  db: Database,
  clock: Pick<Clock, "now"> & { readonly setting: ClockSetting },
): void {
  const { offsetMs, frozenAt } = clock.setting;
  const moment = { stampedAt: clock.now(), clockOffsetMs: offsetMs, clockFrozenAt: frozenAt };
  db.update(meta).set(moment).run();
}
