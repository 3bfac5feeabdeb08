/** Checks settlements. */
import type { LotState } from "../domain/lot/lot.ts";
import { holdFils } from "../domain/bidding/hold.ts";
import { isUnpaid, openSettlement, proceedsFils, type Settlement } from "../domain/settlement/settlement.ts";
import { type AuctionTerms, termsOfSale } from "../domain/lot/terms.ts";
import type { LedgerType } from "../tables/schema/money.ts";
import { buyerClaim, settlement } from "../tables/schema/settlements.ts";
import type { Database } from "../store/store.ts";
import { difference, type Finding, type Located } from "./finding.ts";
import type { StoredLot } from "./stored-lot.ts";
import { orm, sqlite } from "../tables/system/driver.ts";

/** Reads every settlement, by lot: the earliest first. */
export function readSettlements(db: Database): Map<number, Settlement[]> {
  return Map.groupBy(
    orm(db).select().from(settlement).orderBy(settlement.soldAt).all(),
    ({ lotId }) => lotId,
  );
}

/**
 * Checks that a lot is sold if, and only if, its buyer may pay or has paid, and that the settlement is of this sale, by
 * the fees of its lane.
 */
export function checkSale(lot: LotState, sale: Settlement | null, terms: AuctionTerms): Finding | null {
  const row = `lot ${lot.id}`;
  const isSold = lot.status === "sold";
  if (isSold !== (sale !== null && !isUnpaid(sale))) {
    return { table: "settlement", row, what: isSold ? "it is missing or unpaid" : "the lot is not sold" };
  }
  if (!sale) return null;
  const { price, buyerId, sellerId, allInFils, feeFils, vatOnFeeFils, sellerFeeFils } = sale;
  const fees = lot.lane?.fees;
  const byLane = openSettlement(sale, termsOfSale(terms, fees, null));
  const what = difference(
    { price, buyerId, sellerId, allInFils, feeFils, sellerFeeFils },
    {
      price: lot.lead?.price ?? null,
      buyerId: lot.lead?.leaderId ?? null,
      sellerId: lot.sellerId,
      allInFils: (lot.lead?.price ?? 0) * 100 + feeFils + vatOnFeeFils,
      feeFils: fees?.buyer ? byLane.feeFils : feeFils,
      sellerFeeFils: typeof fees?.seller === "number" ? byLane.sellerFeeFils : sellerFeeFils,
    },
  );
  return what === null ? null : { table: "settlement", row, what };
}

interface Moved {
  readonly lotId: number;
  readonly userId: number;
  readonly type: LedgerType;
  readonly fils: number;
}

/**
 * Returns the sales whose money does not match their state: the buyer paid the all-in, the seller has their proceeds,
 * both less what a claim gave back, no more is forfeited than the price needs, and nothing else moved.
 */
export function checkMoney(
  db: Database,
  settlements: ReadonlyMap<number, readonly Settlement[]>,
  { lots, terms }: { readonly lots: readonly StoredLot[]; readonly terms: AuctionTerms },
): Located[] {
  const kinds = new Map(lots.map(({ lot }) => [lot.id, lot.kind]));
  const moved = sqlite(db)
    .prepare<[], Moved>(
      `SELECT lot_id AS lotId, user_id AS userId, type, sum(amount_fils) AS fils FROM ledger
        WHERE lot_id IS NOT NULL AND type IN ('payment', 'proceeds', 'forfeit') GROUP BY 1, 2, 3 HAVING fils <> 0`,
    )
    .all();
  const sums = new Map(moved.map(({ lotId, userId, type, fils }) => [`${lotId} ${userId} ${type}`, fils]));
  const claims = claimsOf(db);
  const findings: Located[] = [];
  for (const sale of [...settlements.values()].flat()) {
    const { lotId, buyerId, sellerId, state, allInFils, price } = sale;
    const take = (userId: number, type: LedgerType): number => {
      const key = `${lotId} ${userId} ${type}`;
      const sum = sums.get(key) ?? 0;
      sums.delete(key);
      return sum;
    };
    const paid = -take(buyerId, "payment");
    const proceeds = isUnpaid(sale) ? 0 : take(sellerId, "proceeds");
    const forfeited = -take(buyerId, "forfeit");
    const mostFils = holdFils(price, kinds.get(lotId) ?? "vehicle", terms);
    const claim = claims.get(`${lotId} ${buyerId}`);
    const { backFils, lostFils } = { backFils: claim?.backFils ?? 0, lostFils: claim?.lostFils ?? 0 };
    const isPaid = state === "paid" || state === "handed_over";
    const what =
      paid !== (isPaid ? allInFils - backFils : 0)
        ? `it is ${state}, but ${paid} fils were paid`
        : proceeds !== (state === "handed_over" ? proceedsFils(sale) - lostFils : 0)
          ? `it is ${state}, but the seller has ${proceeds} fils of it`
          : forfeited > 0 !== (state === "forfeited") || forfeited > mostFils
            ? `it is ${state}, but ${forfeited} fils are forfeited`
            : null;
    const wrong = claimFault(sale, claim) ?? what;
    if (wrong) findings.push({ table: "settlement", row: `lot ${lotId}`, what: wrong, lotId, userId: null });
  }
  for (const row of sums.keys()) {
    const lotId = Number(row.split(" ")[0]);
    findings.push({
      table: "ledger",
      row,
      what: "money moved for a sale that is not there",
      lotId,
      userId: null,
    });
  }
  return findings;
}

type Claim = typeof buyerClaim.$inferSelect;

/** Reads every claim, by lot and buyer. */
function claimsOf(db: Database): Map<string, Claim> {
  const claims = orm(db).select().from(buyerClaim).all();
  return new Map(claims.map((claim) => [`${claim.lotId} ${claim.buyerId}`, claim]));
}

/** Proceeds that are held without an end are held by an open claim, and an open claim holds them. */
function claimFault(
  { heldProceedsFils, proceedsFreeAt }: Settlement,
  claim: Claim | undefined,
): string | null {
  const isHeld = heldProceedsFils > 0 && proceedsFreeAt === null;
  if (isHeld === (claim?.state === "open")) return null;
  return `its proceeds are ${isHeld ? "" : "not "}held by a claim, which is ${claim?.state ?? "not there"}`;
}
