/** Presents settlements. */
import { filsToAed } from "@marsa/api-spec/money";
import { claimUntil, isExtended, proceedsState, remindersAhead } from "../../domain/settlement/settlement.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import type { SettlementRow } from "../../tables/money/settlement-rows.ts";
import type { Schema } from "../handler.ts";

/** Presents the settlement of a won lot; the seller's fee is not for its buyer. Since the sale its hold is what the price needs, so it tells no maximum. */
export function presentSettlement(
  row: SettlementRow,
  terms: AuctionTerms,
  reader: "buyer" | "other" = "buyer",
): Schema<"Settlement"> {
  const { number, title, holdFils, pickup } = row;
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
    sold_at: isoOf(soldAt),
    due: isoOf(dueAt),
    extended: isExtended(row.settlement, terms),
    reminders: remindersAhead(row.settlement, terms).map(isoOf),
    hold: filsToAed(holdFils),
    used_hold: heldFils === null ? null : filsToAed(heldFils),
    paid_at: paidAt === null ? null : isoOf(paidAt),
    handed_over_at: handedOverAt === null ? null : isoOf(handedOverAt),
    pickup: pickup && { place: pickup.place, starts: isoOf(pickup.startsAt), ends: isoOf(pickup.endsAt) },
    claim_until: handedOverAt === null ? null : isoOf(claimUntil(handedOverAt)),
    seller_fee: reader === "buyer" ? null : filsToAed(row.settlement.sellerFeeFils),
    seller_vat: reader === "buyer" ? null : filsToAed(row.settlement.vatOnSellerFeeFils),
    claim_cost: filsToAed(row.claimCostFils),
    proceeds: proceedsState(row.settlement),
  };
}
