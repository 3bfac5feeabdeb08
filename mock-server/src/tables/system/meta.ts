/** Reads and writes the identity and the last instant of a database. */
import type { Clock, ClockSetting } from "../../store/ports.ts";
import { lot } from "../schema/lots.ts";
import { user } from "../schema/people.ts";
import { meta } from "../schema/system.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm, orm } from "./driver.ts";
import { prepared } from "./prepared.ts";

/** The identity of a database, and its last stored time. */
export interface Meta {
  readonly epoch: string;
  /** Seed of the scene. */
  readonly seed: number;
  readonly scene: string;
  /** The last heartbeat, ms since 1970 UTC on the auction clock. */
  readonly stampedAt: number;
  readonly clock: ClockSetting;
}

/** Interval of the server's stamps, ms. */
export const STAMP_EVERY_MS = 5_000;

/** Returns null for a database without a scene. */
export function readMeta(db: Database): Meta | null {
  const row = orm(db).select().from(meta).get();
  if (!row) return null;
  const { epoch, seed, scene, stampedAt, clockOffsetMs, clockFrozenAt } = row;
  const clock = { offsetMs: clockOffsetMs, frozenAt: clockFrozenAt, reachedAt: reachedAt(db, stampedAt) };
  return { epoch, seed, scene, stampedAt, clock };
}

/** Returns the name of the scene, and the last heartbeat, ms; undefined for a database without a scene. */
export function readStamp(db: Database): Promise<Pick<Meta, "scene" | "stampedAt"> | undefined> {
  return asyncOrm(db).select({ scene: meta.scene, stampedAt: meta.stampedAt }).from(meta).get();
}

/** The newest rows up to an instant. The archive holds none, and beside it every row would be read and sorted. */
export const ARE_NEWEST = ["history", "idempotency"].map(
  (table) => `SELECT at FROM main.${table} WHERE at <= ? ORDER BY id DESC LIMIT 1`,
);

/**
 * Returns the last instant in the database, ms: the stamp, or the last row before a kill. Rows further ahead date from
 * before the clock was set back. The numbers of rows rise with time, but for sealed ones: their answers say when.
 */
function reachedAt(db: Database, stampedAt: number): number {
  const latest = stampedAt + 2 * STAMP_EVERY_MS;
  const newest = ARE_NEWEST.map(
    (sql) => (prepared(db, sql).get(latest) as { at: number } | undefined)?.at ?? 0,
  );
  return Math.max(stampedAt, ...newest);
}

/** Counts lots and people. */
export async function countAll(db: Database): Promise<{ readonly lots: number; readonly users: number }> {
  return { lots: await asyncOrm(db).$count(lot), users: await asyncOrm(db).$count(user) };
}

/** Stores the heartbeat of the server and the auction clock. Inside a write. */
export async function keepMoment(
  db: Database,
  clock: Pick<Clock, "now"> & { readonly setting: ClockSetting },
): Promise<void> {
  const { offsetMs, frozenAt } = clock.setting;
  const moment = { stampedAt: clock.now(), clockOffsetMs: offsetMs, clockFrozenAt: frozenAt };
  await asyncOrm(db).update(meta).set(moment);
}
