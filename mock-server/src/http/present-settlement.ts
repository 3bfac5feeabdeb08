import { filsToAed } from "@marsa/api-spec/money";
import type { SettlementRow } from "../tables/money/settlement-rows.ts";
import { holdFils as needFils } from "../domain/hold.ts";
import type { AuctionTerms } from "../domain/terms.ts";
import type { Schema } from "./handler.ts";

/** What is owed or paid for a won lot, for the one who won it. */
export function presentSettlement(row: SettlementRow): Schema<"Settlement"> {
  const { number, title, holdFils } = row;
  const { lotId, state, price, feeFils, vatOnFeeFils, allInFils, dueAt, paidAt, handedOverAt } =
    row.settlement;
  return {
    id_auction: lotId,
    number,
    title,
    state,
    amount: price,
    fee: filsToAed(feeFils),
    vat: filsToAed(vatOnFeeFils),
    all_in: filsToAed(allInFils),
    due: new Date(dueAt).toISOString(),
    hold: filsToAed(holdFils),
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    handed_over_at: handedOverAt === null ? null : new Date(handedOverAt).toISOString(),
  };
}

/**
 * The same for the seller and the staff. A win keeps the hold of the winner's stored maximum, which he alone may know, so
 * they are shown no more of it than the price by itself needs.
 */
export function presentSettlementToOthers(row: SettlementRow, terms: AuctionTerms): Schema<"Settlement"> {
  const needed = needFils(row.settlement.price, row.kind, terms);
  return presentSettlement({ ...row, holdFils: Math.min(row.holdFils, needed) });
}
