/** Presents counteroffers. */
import type { Offer } from "../../domain/settlement/offer.ts";
import type { Schema } from "../handler.ts";

/** Presents a counteroffer to its two sides. */
export function presentOffer(
  lotId: number,
  { id, amount, sender, sentAt, until, status }: Offer,
): Schema<"Offer"> {
  return {
    id_offer: id,
    id_auction: lotId,
    amount,
    sender,
    sent: new Date(sentAt).toISOString(),
    until: new Date(until).toISOString(),
    status,
  };
}
