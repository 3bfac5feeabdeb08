/** Presents counteroffers. */
import type { Offer } from "../../domain/lot/offer.ts";
import { isoOf } from "../../domain/time/instant.ts";
import type { Schema } from "../handler.ts";

/** Presents a counteroffer to its two sides. */
export function presentOffer(
  lotId: number,
  { id, amount, sender, sentAt, until, status, seenAt, answeredAt }: Offer,
): Schema<"Offer"> {
  return {
    id_offer: id,
    id_auction: lotId,
    amount,
    sender,
    sent: isoOf(sentAt),
    until: isoOf(until),
    status,
    seen: seenAt === undefined ? null : isoOf(seenAt),
    answered: answeredAt === undefined ? null : isoOf(answeredAt),
  };
}
