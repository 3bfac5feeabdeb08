/** Presents settlements to the staff. */
import { filsToAed } from "@marsa/api-spec/money";
import { proceedsFils } from "../../domain/settlement/settlement.ts";
import type { AuctionTerms } from "../../domain/lot/terms.ts";
import type { Schema } from "../../http/handler.ts";
import { presentPicture } from "../../http/present/present-card.ts";
import { presentSettlement } from "../../http/present/present-settlement.ts";
import { presentWaiting } from "../../http/present/present-waiting.ts";
import type { PartiesRow } from "./repository.ts";

const HOUR_MS = 3_600_000;

/** Presents a settlement to the staff, with buyer, seller and the money of both. */
export function presentStaffSettlement(row: PartiesRow, terms: AuctionTerms): Schema<"StaffSettlement"> {
  const { buyer, seller, settlement, pictures, location, waiting } = row;
  const [photo] = pictures;
  return {
    settlement: presentSettlement(row, terms, "other"),
    buyer,
    id_buyer: settlement.buyerId,
    seller,
    id_seller: settlement.sellerId,
    photo: photo ? presentPicture(photo) : null,
    location,
    remind_at: settlement.remindAt === null ? null : iso(settlement.remindAt),
    extend_hours: terms.paymentExtensionMs / HOUR_MS,
    proceeds: filsToAed(proceedsFils(settlement) - row.claimCostFils),
    to_be_signed: presentWaiting(waiting),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
