/** Presents settlements to the staff. */
import type { AuctionTerms } from "../../domain/terms.ts";
import type { Schema } from "../../http/handler.ts";
import { presentSettlementToOthers } from "../../http/present/present-settlement.ts";
import type { PartiesRow } from "./repository.ts";

/** Presents a settlement to the staff, with buyer and seller. */
export function presentStaffSettlement(row: PartiesRow, terms: AuctionTerms): Schema<"StaffSettlement"> {
  const { buyer, seller } = row;
  return {
    settlement: presentSettlementToOthers(row, terms),
    buyer: `${buyer.firstName} ${buyer.lastName}`,
    seller: `${seller.firstName} ${seller.lastName}`,
  };
}
