/** Reads lots for moderation. */
import { and, eq, gt, sql } from "drizzle-orm";
import { odditiesOf } from "../../../domain/moderation/oddities.ts";
import { moderationClaim } from "../../../tables/schema/drafts.ts";
import { user } from "../../../tables/schema/people.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";
import { draftOf, type DraftRow } from "../../../tables/lots/lot-drafts.ts";
import { decodeReturn, type StoredReturn } from "../../../tables/lots/remarks.ts";
import { suspectOf } from "../../../tables/lots/suspects.ts";
import { nameOfUser } from "../../../tables/people/user-name.ts";
import { workerQuery } from "../../../store/worker-query.ts";
import type { Database } from "../../../store/store.ts";

/** Data for the staff beside a lot's card. */
export interface ModerationFacts {
  readonly seller: string;
  /** Since when the lot waits for the staff, ms; lots of a scene since they were made. */
  readonly sentAt: number;
  readonly returned: StoredReturn | null;
  readonly fields: DraftRow["fields"];
  readonly oddities: number;
  readonly claim: { readonly userId: number; readonly by: string; readonly until: number } | null;
}

/** SQL: since when the lot `l` waits, ms. */
export const SENT_AT = "coalesce((SELECT d.sent_at FROM lot_draft d WHERE d.lot_id = l.id), l.created_at)";
/** SQL: whether the staff have returned the lot `l` before. */
export const RETURNED = "EXISTS (SELECT 1 FROM lot_draft d WHERE d.lot_id = l.id AND d.remarks IS NOT NULL)";

/** Reads the data by lot; `at` in ms. */
export const factsOfModeration = workerQuery(
  import.meta.url,
  "factsOfModeration",
  async (db, { lotIds, at }: { readonly lotIds: readonly number[]; readonly at: number }) =>
    new Map((await Promise.all(lotIds.map((id) => factsOf(db, id, at)))).flat()),
);

async function factsOf(db: Database, lotId: number, at: number): Promise<[number, ModerationFacts][]> {
  const whole = await draftOf(db, null, lotId);
  if (!whole) return [];
  const { lot, draft } = whole;
  const isWaiting = lot.status === "moderation";
  const facts = {
    seller: await nameOfUser(db, lot.sellerId),
    sentAt: draft.sentAt ?? lot.createdAt,
    returned: decodeReturn(draft.remarks),
    fields: draft.fields,
    oddities: isWaiting ? odditiesOf(await suspectOf(db, whole, () => true)).length : 0,
    claim: isWaiting ? await claimOf(db, lotId, at) : null,
  };
  return [[lotId, facts]];
}

async function claimOf(db: Database, lotId: number, at: number): Promise<ModerationFacts["claim"]> {
  const { userId, until } = moderationClaim;
  const by = sql<string>`${user.firstName} || ' ' || substr(${user.lastName}, 1, 1) || '.'`;
  const claim = await asyncOrm(db)
    .select({ userId, by, until })
    .from(moderationClaim)
    .innerJoin(user, eq(user.id, userId))
    .where(and(eq(moderationClaim.lotId, lotId), gt(until, at)))
    .get();
  return claim ?? null;
}
