/** Stores how often lots were viewed. */
import { prepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

// A lot may be deleted by now.
const ADD = `INSERT INTO lot_views (lot_id, views) SELECT id, ? FROM lot WHERE id = ?
  ON CONFLICT (lot_id) DO UPDATE SET views = views + excluded.views`;

/** Adds views; `views` by lot. Inside a write. */
export function addViews(db: Database, views: Iterable<readonly [lotId: number, views: number]>): void {
  const add = prepared(db, ADD);
  for (const [lotId, some] of views) add.run(some, lotId);
}
