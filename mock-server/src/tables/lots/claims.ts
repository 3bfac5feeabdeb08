/** Claims on lots in moderation. Synchronous, inside a read or a write. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { moderationClaim } from "../schema/drafts.ts";
import { orm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

export type ClaimRow = typeof moderationClaim.$inferSelect;

/** Returns the claim on a lot that is valid at `at` (ms); null without one. */
export function claimOf(db: Database, lotId: number, at: number): ClaimRow | null {
  const row = claimRow(db, lotId);
  return row && row.until > at ? row : null;
}

/** Gives the lot to a staff member. */
export function setClaim(db: Database, claim: ClaimRow): void {
  const { userId, until } = claim;
  // Renewed each minute while somebody reads the lot.
  if (claimRow(db, claim.lotId)?.userId !== userId) queueChanged(db, "moderation");
  orm(db)
    .insert(moderationClaim)
    .values(claim)
    .onConflictDoUpdate({ target: moderationClaim.lotId, set: { userId, until } })
    .run();
}

/** Ends the claim of a lot; with `userId` only this person's. */
export function endClaim(db: Database, lotId: number, userId: number | null = null): void {
  const ofLot = eq(moderationClaim.lotId, lotId);
  const ended = userId === null ? ofLot : and(ofLot, eq(moderationClaim.userId, userId));
  if (orm(db).delete(moderationClaim).where(ended).run().changes > 0) queueChanged(db, "moderation");
}

const claimRow = (db: Database, lotId: number) =>
  orm(db).select().from(moderationClaim).where(eq(moderationClaim.lotId, lotId)).get();
