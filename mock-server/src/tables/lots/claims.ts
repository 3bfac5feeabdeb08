/** Claims on lots in moderation. Synchronous, inside a read or a write. */
import { and, eq } from "drizzle-orm";
import type { Database } from "../../store/store.ts";
import { moderationClaim } from "../schema/drafts.ts";
import { orm } from "../system/driver.ts";

export type ClaimRow = typeof moderationClaim.$inferSelect;

/** Returns the claim on a lot that is valid at `at` (ms); null without one. */
export function claimOf(db: Database, lotId: number, at: number): ClaimRow | null {
  const row = orm(db).select().from(moderationClaim).where(eq(moderationClaim.lotId, lotId)).get();
  return row && row.until > at ? row : null;
}

/** Gives the lot to a staff member. */
export function setClaim(db: Database, claim: ClaimRow): void {
  const { userId, until } = claim;
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
  orm(db).delete(moderationClaim).where(ended).run();
}
