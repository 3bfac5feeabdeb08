/** Changes lots by a plain write, and reports the ends of changed lots: counts of other lots stay valid. */
import type { SQL } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "../../store/store.ts";
import { lot } from "../schema/lots.ts";
import { asyncOrm } from "../system/driver.ts";
import { Notes } from "../system/notes.ts";
import { queueChanged } from "../system/staff-queues.ts";

/**
 * The end (ms) of each lot changed since the last commit in what an ordinary bid leaves alone, and the one before if
 * that moved. Drafts come and go unsaid: no count has them.
 */
export const changedEnds = new Notes<number>();

/** Reports changed lots by their ends. Inside a write. */
export function lotsChanged(db: Database, ...ends: readonly number[]): void {
  for (const end of ends) changedEnds.add(db, end);
}

/** Changes these lots. Inside a write. */
export async function changeLots(
  db: Database,
  which: SQL | undefined,
  values: SQLiteUpdateSetSource<typeof lot>,
): Promise<void> {
  const columns = { end: lot.endsAt, status: lot.status };
  const before = await asyncOrm(db).select(columns).from(lot).where(which);
  const after = await asyncOrm(db).update(lot).set(values).where(which).returning(columns);
  const rows = [...before, ...after];
  lotsChanged(db, ...rows.map(({ end }) => end));
  if (values.status !== undefined && rows.some(({ status }) => status === "moderation"))
    queueChanged(db, "moderation");
}
