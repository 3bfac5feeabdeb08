/** Presents settlements. */
import { filsToAed } from "@marsa/api-spec/money";
import { isExtended, remindersAhead } from "../../domain/settlement/settlement.ts";
import type { AuctionTerms } from "../../domain/terms.ts";
import type { SettlementRow } from "../../tables/money/settlement-rows.ts";
import type { Schema } from "../handler.ts";

/** Presents the settlement of a won lot. Since the sale its hold is what the price needs, so it tells no maximum. */
export function presentSettlement(row: SettlementRow, terms: AuctionTerms): Schema<"Settlement"> {
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
    extended: isExtended(row.settlement, terms),
    reminders: remindersAhead(row.settlement, terms).map((at) => new Date(at).toISOString()),
    hold: filsToAed(holdFils),
    used_hold: heldFils === null ? null : filsToAed(heldFils),
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    handed_over_at: handedOverAt === null ? null : new Date(handedOverAt).toISOString(),
  };
}
