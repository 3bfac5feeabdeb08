/** Presents settlements to the staff. */
import type { Schema } from "../../http/handler.ts";
import { presentSettlement } from "../../http/present/present-settlement.ts";
import type { PartiesRow } from "./repository.ts";

/** Presents a settlement to the staff, with buyer and seller. */
export function presentStaffSettlement(row: PartiesRow): Schema<"StaffSettlement"> {
  const { buyer, seller } = row;
  return {
    settlement: presentSettlement(row),
    buyer: `${buyer.firstName} ${buyer.lastName}`,
    seller: `${seller.firstName} ${seller.lastName}`,
  };
}
