import { and, eq, inArray } from "drizzle-orm";
import { lot, lotBidder } from "../schema/lots.ts";
import { settlement } from "../schema/settlements.ts";
import type { Database } from "../../store/store.ts";

/** A settlement with what it is shown with. */
export type SettlementRow = NonNullable<ReturnType<typeof findSettlementRow>>;

/** What a settlement is shown with; to be joined with the lot and its buyer's stake. */
export const settlementColumns = {
  settlement,
  number: lot.number,
  title: lot.title,
  kind: lot.kind,
  holdFils: lotBidder.holdFils,
} as const;

/** Where the buyer's hold stands. */
export const buyersStake = and(
  eq(lotBidder.lotId, settlement.lotId),
  eq(lotBidder.userId, settlement.buyerId),
);

function selected(db: Database) {
  return db
    .select(settlementColumns)
    .from(settlement)
    .innerJoin(lot, eq(lot.id, settlement.lotId))
    .innerJoin(lotBidder, buyersStake);
}

/** The settlement of a lot as it is shown; undefined: the lot is not sold. */
export function findSettlementRow(db: Database, lotId: number) {
  return selected(db).where(eq(settlement.lotId, lotId)).get();
}

/** The settlements of those of these lots that are sold, by lot. */
export function findSettlementRows(db: Database, lotIds: readonly number[]): Map<number, SettlementRow> {
  const rows = selected(db)
    .where(inArray(settlement.lotId, [...lotIds]))
    .all();
  return new Map(rows.map((row) => [row.settlement.lotId, row]));
}
