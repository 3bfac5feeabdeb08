/** Reads and writes claims. Inside a read or a write. */
import { and, asc, count, desc, eq, gt, lt, or, type SQL } from "drizzle-orm";
import { answerUntil } from "../../domain/settlement/claim.ts";
import { waitingOf } from "../../tables/people/signatures.ts";
import { clientName, personName } from "../../tables/people/user-name.ts";
import { lot, lotFacts } from "../../tables/schema/lots.ts";
import { buyerClaim, settlement } from "../../tables/schema/settlements.ts";
import type { Database } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";

export type ClaimRow = typeof buyerClaim.$inferSelect;
export type SaleRow = NonNullable<Awaited<ReturnType<typeof findSale>>>;
export type StaffRow = NonNullable<Awaited<ReturnType<typeof claimById>>>;

/** Returns the newest sale of a lot with this person on one side, and its claim; undefined: none. */
export async function findSale(db: Database, lotId: number, userId: number) {
  return await asyncOrm(db)
    .select({
      settlement,
      claim: buyerClaim,
      kind: lot.kind,
      condition: lotFacts.condition,
    })
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(lotFacts, eq(lotFacts.lotId, settlement.lotId))
    .leftJoin(
      buyerClaim,
      and(eq(buyerClaim.lotId, settlement.lotId), eq(buyerClaim.buyerId, settlement.buyerId)),
    )
    .where(
      and(eq(settlement.lotId, lotId), or(eq(settlement.buyerId, userId), eq(settlement.sellerId, userId))),
    )
    .orderBy(desc(settlement.soldAt))
    .get();
}

/** Adds a claim. Returns its id. */
export async function addClaim(
  db: Database,
  { settlement: sale }: Pick<SaleRow, "settlement">,
  made: Pick<ClaimRow, "fact" | "value" | "text" | "madeAt">,
): Promise<number> {
  const { lotId, buyerId, sellerId, heldProceedsFils: proceedsFils } = sale;
  const { id } = await asyncOrm(db)
    .insert(buyerClaim)
    .values({
      ...made,
      lotId,
      buyerId,
      sellerId,
      proceedsFils,
      answerUntil: answerUntil(made.madeAt),
      state: "open",
    })
    .returning({ id: buyerClaim.id })
    .get();
  queueChanged(db, "claims");
  return id;
}

/** Writes the answer of the seller, or the decision of the staff. */
export async function changeClaim(db: Database, id: number, change: Partial<ClaimRow>): Promise<void> {
  await asyncOrm(db).update(buyerClaim).set(change).where(eq(buyerClaim.id, id)).run();
  queueChanged(db, "claims");
}

function rows(db: Database) {
  return asyncOrm(db)
    .select({
      claim: buyerClaim,
      settlement,
      number: lot.number,
      title: lot.title,
      buyer: clientName(buyerClaim.buyerId),
      seller: clientName(buyerClaim.sellerId),
      decidedBy: personName(buyerClaim.decidedBy),
      waiting: waitingOf(["claim"], buyerClaim.id),
    })
    .from(buyerClaim)
    .innerJoin(lot, eq(lot.id, buyerClaim.lotId))
    .innerJoin(
      settlement,
      and(eq(settlement.lotId, buyerClaim.lotId), eq(settlement.buyerId, buyerClaim.buyerId)),
    )
    .$dynamic();
}

/** Returns a claim with its sale; undefined: none. */
export async function claimById(db: Database, id: number) {
  return await rows(db).where(eq(buyerClaim.id, id)).get();
}

/** Returns a page of the claims in a state beyond an id, and how many there are: open ones the oldest first. */
export async function claimsIn(
  db: Database,
  state: ClaimRow["state"],
  beyond: number | null,
  limit: number,
): Promise<{ readonly rows: StaffRow[]; readonly total: number }> {
  const [order, is] = state === "open" ? [asc, gt] : [desc, lt];
  const inState: SQL = eq(buyerClaim.state, state);
  const counted = await asyncOrm(db).select({ n: count() }).from(buyerClaim).where(inState).get();
  return {
    rows: await rows(db)
      .where(beyond === null ? inState : and(inState, is(buyerClaim.id, beyond)))
      .orderBy(order(buyerClaim.id))
      .limit(limit)
      .all(),
    total: counted?.n ?? 0,
  };
}
