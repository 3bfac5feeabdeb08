import type { AuctionTerms } from "../../domain/terms.ts";
import type { Schema } from "../../http/handler.ts";
import { presentSettlementToOthers } from "../../http/present-settlement.ts";
import type { PartiesRow } from "./repository.ts";

/** A settlement for the staff, who see whom it is about. */
export function presentStaffSettlement(row: PartiesRow, terms: AuctionTerms): Schema<"StaffSettlement"> {
  const { buyer, seller } = row;
  return {
    settlement: presentSettlementToOthers(row, terms),
    buyer: `${buyer.firstName} ${buyer.lastName}`,
    seller: `${seller.firstName} ${seller.lastName}`,
  };
}
