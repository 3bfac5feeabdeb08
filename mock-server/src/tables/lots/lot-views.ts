import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

// A lot may be gone by now.
const ADD = `INSERT INTO lot_views (lot_id, views) SELECT id, ? FROM lot WHERE id = ?
  ON CONFLICT (lot_id) DO UPDATE SET views = views + excluded.views`;

/** Adds to how often lots were looked at; `views` by lot. Inside a write. */
export function addViews(db: Database, views: Iterable<readonly [lotId: number, views: number]>): void {
  const add = prepared(db.$client, ADD);
  for (const [lotId, some] of views) add.run(some, lotId);
}
