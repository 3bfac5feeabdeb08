/** Stores how often lots were viewed. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { lot } from "../schema/lots.ts";
import { lotViews } from "../schema/watching.ts";
import { asyncOrm } from "../system/driver.ts";

/** Adds views; `views` by lot. Inside a write. */
export async function addViews(
  db: Database,
  views: Iterable<readonly [lotId: number, views: number]>,
): Promise<void> {
  for (const [lotId, some] of views) {
    // A lot may be deleted by now.
    const there = asyncOrm(db)
      .select({ lotId: lot.id, views: sql`${some}`.as("views") })
      .from(lot)
      .where(eq(lot.id, lotId));
    const more = { target: lotViews.lotId, set: { views: sql`${lotViews.views} + excluded.views` } };
    await asyncOrm(db).insert(lotViews).select(there).onConflictDoUpdate(more);
  }
}
