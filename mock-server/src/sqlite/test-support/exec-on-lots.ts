/** Test helper: changes lots by a statement of its own, and reports them as the repositories do. */
import type { Database } from "../../store/store.ts";
import { lotsChanged } from "../../tables/lots/changed-lots.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** Inside a write. */
export function execOnLots(db: Database, sql: string): void {
  const report = () =>
    lotsChanged(db, ...(sqlite(db).prepare("SELECT ends_at FROM lot").pluck().all() as number[]));
  report();
  sqlite(db).exec(sql);
  report();
}
