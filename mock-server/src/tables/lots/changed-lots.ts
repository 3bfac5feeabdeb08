/** Changes lots by a plain write, and reports the ends of changed lots: counts of other lots stay valid. */
import type { SQL } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "../../store/store.ts";
import { lot } from "../schema/lots.ts";
import { orm, sqlite, type Connection } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

const listeners = new WeakMap<Connection, (end: number) => void>();

/**
 * Calls `listener` for each lot that changes in what an ordinary bid leaves alone: with its end (ms), and with the one
 * before if that moves. Drafts come and go unsaid: no count has them. The transaction may still be undone; its COMMIT follows in the same turn.
 */
export function onChangedLots(db: Database, listener: (end: number) => void): void {
  listeners.set(sqlite(db), listener);
}

/** Reports changed lots by their ends. Inside a write. */
export function lotsChanged(db: Database, ...ends: readonly number[]): void {
  const listener = listeners.get(sqlite(db));
  if (listener) for (const end of ends) listener(end);
}

/** Changes these lots. Inside a write. */
export function changeLots(
  db: Database,
  which: SQL | undefined,
  values: SQLiteUpdateSetSource<typeof lot>,
): void {
  const columns = { end: lot.endsAt, status: lot.status };
  const before = orm(db).select(columns).from(lot).where(which).all();
  const after = orm(db).update(lot).set(values).where(which).returning(columns).all();
  const rows = [...before, ...after];
  lotsChanged(db, ...rows.map(({ end }) => end));
  if (values.status !== undefined && rows.some(({ status }) => status === "moderation"))
    queueChanged(db, "moderation");
}
