/** Reads and writes lots in moderation. Inside a read or a write. */
import { and, count, eq, isNotNull } from "drizzle-orm";
import { lotDraft } from "../../tables/schema/drafts.ts";
import { lot } from "../../tables/schema/lots.ts";
import { user } from "../../tables/schema/people.ts";
import { audit } from "../../tables/schema/system.ts";
import { laneWait } from "../../domain/lot/opening.ts";
import { changeLots } from "../../tables/lots/changed-lots.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

export type LotRow = typeof lot.$inferSelect;

export async function lotById(db: Database, id: number): Promise<LotRow | null> {
  return (await asyncOrm(db).select().from(lot).where(eq(lot.id, id)).get()) ?? null;
}

/**
 * Makes the lot public, one seq on: a lot whose start has passed opens at once, and the wait for a live lane begins.
 */
export async function setApproved(
  db: Database,
  { id, opensAt, endsAt, seq }: LotRow,
  at: number,
): Promise<void> {
  const times = opensAt === endsAt ? laneWait(at) : { opensAt: Math.max(opensAt, at) };
  await changeLots(db, eq(lot.id, id), { status: "active", approvedAt: at, ...times, seq: seq + 1 });
  await asyncOrm(db).update(lotDraft).set({ remarks: null }).where(eq(lotDraft.lotId, id));
}

/** Names a staff member for others: "Noura S.". */
export async function staffName(db: Database, userId: number): Promise<string> {
  const row = await asyncOrm(db)
    .select({ first: user.firstName, last: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  return row ? `${row.first} ${row.last.slice(0, 1)}.` : "";
}

/** Counts a seller's approved lots, and how often the staff returned one. */
export async function countOfSeller(
  db: Database,
  sellerId: number,
): Promise<{ lots: number; returned: number }> {
  const lots = await asyncOrm(db)
    .select({ n: count() })
    .from(lot)
    .where(and(eq(lot.sellerId, sellerId), isNotNull(lot.approvedAt)))
    .get();
  const returned = await asyncOrm(db)
    .select({ n: count() })
    .from(audit)
    .where(and(eq(audit.aboutId, sellerId), eq(audit.act, "lot.return")))
    .get();
  return { lots: lots?.n ?? 0, returned: returned?.n ?? 0 };
}
