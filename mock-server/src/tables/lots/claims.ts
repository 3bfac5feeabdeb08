/** Claims on lots in moderation. Inside a read or a write. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { moderationClaim } from "../schema/drafts.ts";
import { asyncOrm } from "../system/driver.ts";
import { queueChanged } from "../system/staff-queues.ts";

export type ClaimRow = typeof moderationClaim.$inferSelect;

/** Returns the claim on a lot that is valid at `at` (ms); null without one. */
export async function claimOf(db: Database, lotId: number, at: number): Promise<ClaimRow | null> {
  const row = await claimRow(db, lotId);
  return row && row.until > at ? row : null;
}

/** Gives the lot to a staff member. */
export async function setClaim(db: Database, claim: ClaimRow): Promise<void> {
  const { userId, until } = claim;
  // Renewed each minute while somebody reads the lot.
  if ((await claimRow(db, claim.lotId))?.userId !== userId) queueChanged(db, "moderation");
  await asyncOrm(db)
    .insert(moderationClaim)
    .values(claim)
    .onConflictDoUpdate({ target: moderationClaim.lotId, set: { userId, until } });
}

/** Ends the claim of a lot; with `userId` only this person's. */
export async function endClaim(db: Database, lotId: number, userId: number | null = null): Promise<void> {
  const ofLot = eq(moderationClaim.lotId, lotId);
  const ended = userId === null ? ofLot : and(ofLot, eq(moderationClaim.userId, userId));
  if ((await asyncOrm(db).delete(moderationClaim).where(ended)).changes > 0) queueChanged(db, "moderation");
}

const claimRow = (db: Database, lotId: number) =>
  asyncOrm(db).select().from(moderationClaim).where(eq(moderationClaim.lotId, lotId)).get();
