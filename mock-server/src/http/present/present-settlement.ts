/** Presents settlements. */
import { filsToAed } from "@marsa/api-spec/money";
import type { SettlementRow } from "../../tables/money/settlement-rows.ts";
import { holdFils as needFils } from "../../domain/hold.ts";
import type { AuctionTerms } from "../../domain/terms.ts";
import type { Schema } from "../handler.ts";

/** Presents the settlement of a won lot to its buyer. */
export function presentSettlement(row: SettlementRow): Schema<"Settlement"> {
  const { number, title, holdFils } = row;
  const { lotId, state, price, feeFils, vatOnFeeFils, allInFils, soldAt, dueAt, paidAt, handedOverAt } =
    row.settlement;
  const { heldFils } = row.settlement;
  return {
    id_auction: lotId,
    number,
    title,
    state,
    amount: price,
    fee: filsToAed(feeFils),
    vat: filsToAed(vatOnFeeFils),
    all_in: filsToAed(allInFils),
    sold_at: new Date(soldAt).toISOString(),
    due: new Date(dueAt).toISOString(),
    hold: filsToAed(holdFils),
    used_hold: heldFils === null ? null : filsToAed(heldFils),
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    handed_over_at: handedOverAt === null ? null : new Date(handedOverAt).toISOString(),
  };
}

/**
 * Presents a settlement to the seller and the staff. A win keeps the hold of the winner's secret maximum, so others
 * see only the hold that the price needs.
 */
export function presentSettlementToOthers(row: SettlementRow, terms: AuctionTerms): Schema<"Settlement"> {
  const needed = needFils(row.settlement.price, row.kind, terms);
  const { settlement, holdFils } = row;
  const heldFils = settlement.heldFils === null ? null : Math.min(settlement.heldFils, needed);
  return presentSettlement({
    ...row,
    settlement: { ...settlement, heldFils },
    holdFils: Math.min(holdFils, needed),
  });
}
