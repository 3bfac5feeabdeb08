/** Stores how often lots were viewed. */
import { asyncPrepared } from "../system/prepared.ts";
import type { Database } from "../../store/store.ts";

// A lot may be deleted by now.
const ADD = `INSERT INTO lot_views (lot_id, views) SELECT id, ? FROM lot WHERE id = ?
  ON CONFLICT (lot_id) DO UPDATE SET views = views + excluded.views`;

/** Adds views; `views` by lot. Inside a write. */
export async function addViews(
  db: Database,
  views: Iterable<readonly [lotId: number, views: number]>,
): Promise<void> {
  for (const [lotId, some] of views) await asyncPrepared(db, ADD).run(some, lotId);
}
