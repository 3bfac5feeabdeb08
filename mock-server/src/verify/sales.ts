/** Checks settlements. */
import type { LotState } from "../domain/lot.ts";
import type { Settlement } from "../domain/settlement/settlement.ts";
import type { LedgerType } from "../tables/schema/money.ts";
import { settlement } from "../tables/schema/settlements.ts";
import type { Database } from "../store/store.ts";
import { difference, type Finding, type Located } from "./finding.ts";

/** Reads every settlement, by lot. */
export function readSettlements(db: Database): Map<number, Settlement> {
  return new Map(
    db
      .select()
      .from(settlement)
      .all()
      .map((each) => [each.lotId, each]),
  );
}

/** Checks that a lot has a settlement if, and only if, it is sold, and for this sale. */
export function checkSale(lot: LotState, sale: Settlement | null): Finding | null {
  const row = `lot ${lot.id}`;
  const isSold = lot.status === "sold";
  if (isSold !== (sale !== null)) {
    return { table: "settlement", row, what: isSold ? "it is missing" : "the lot is not sold" };
  }
  if (!sale) return null;
  const { price, buyerId, sellerId, allInFils, feeFils, vatOnFeeFils } = sale;
  const what = difference(
    { price, buyerId, sellerId, allInFils },
    {
      price: lot.lead?.price ?? null,
      buyerId: lot.lead?.leaderId ?? null,
      sellerId: lot.sellerId,
      allInFils: (lot.lead?.price ?? 0) * 100 + feeFils + vatOnFeeFils,
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

/** Returns the sales whose money does not match their state: payment, proceeds, forfeit, and nothing else. */
export function checkMoney(db: Database, settlements: ReadonlyMap<number, Settlement>): Located[] {
  const moved = db.$client
    .prepare<[], Moved>(
      `SELECT lot_id AS lotId, user_id AS userId, type, sum(amount_fils) AS fils FROM ledger
        WHERE lot_id IS NOT NULL AND type IN ('payment', 'proceeds', 'forfeit') GROUP BY 1, 2, 3`,
    )
    .all();
  const sums = new Map(moved.map(({ lotId, userId, type, fils }) => [`${lotId} ${userId} ${type}`, fils]));
  const findings: Located[] = [];
  for (const { lotId, buyerId, sellerId, state, allInFils } of settlements.values()) {
    const take = (userId: number, type: LedgerType): number => {
      const key = `${lotId} ${userId} ${type}`;
      const sum = sums.get(key) ?? 0;
      sums.delete(key);
      return sum;
    };
    const paid = -take(buyerId, "payment");
    const hasProceeds = take(sellerId, "proceeds") > 0;
    const isForfeited = take(buyerId, "forfeit") < 0;
    const isPaid = state === "paid" || state === "handed_over";
    const what =
      paid !== (isPaid ? allInFils : 0)
        ? `it is ${state}, but ${paid} fils were paid`
        : hasProceeds !== (state === "handed_over")
          ? `it is ${state}: that does not fit the seller's proceeds`
          : isForfeited !== (state === "forfeited")
            ? `it is ${state}: that does not fit what was forfeited`
            : null;
    if (what) findings.push({ table: "settlement", row: `lot ${lotId}`, what, lotId, userId: null });
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
