/** Writes decisions of moderation. Synchronous, inside a read or a write. */
import { eq } from "drizzle-orm";
import { lotDraft } from "../../tables/schema/drafts.ts";
import { lot } from "../../tables/schema/lots.ts";
import type { Database } from "../../store/store.ts";

export type LotRow = typeof lot.$inferSelect;

export function lotById(db: Database, id: number): LotRow | null {
  return db.select().from(lot).where(eq(lot.id, id)).get() ?? null;
}

/** Makes the lot public; a lot whose start has passed opens at once. */
export function setApproved(db: Database, { id, opensAt }: LotRow, at: number): void {
  db.update(lot)
    .set({ status: "active", approvedAt: at, opensAt: Math.max(opensAt, at) })
    .where(eq(lot.id, id))
    .run();
  db.update(lotDraft).set({ remarks: null }).where(eq(lotDraft.lotId, id)).run();
}
