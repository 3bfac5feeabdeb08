/** Presents offers to the next bidder. */
import { nextBidder, type Unpaid } from "../../domain/settlement/next-bidder.ts";
import type { NextOffer } from "../../domain/lot/offer.ts";
import type { LotState } from "../../domain/lot/lot.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { markName } from "../../tables/lots/lot-live.ts";
import type { Schema } from "../handler.ts";

/** Presents an offer as it stands at `now` (ms). */
export function presentNextOffer(
  lotId: number,
  { id, mark, amount, sentAt, until, status }: NextOffer,
  now: number,
): Schema<"NextOffer"> {
  return {
    id_offer: id,
    id_auction: lotId,
    bidder: markName(mark),
    amount,
    sent: isoOf(sentAt),
    until: isoOf(until),
    status: status === "open" && now >= until ? "lapsed" : status,
  };
}

/** Presents to seller and staff the last offer, and to whom the lot can be offered at `now` (ms). */
export function presentNext(
  lot: LotState,
  unpaid: Unpaid,
  now: number,
): Pick<Schema<"SaleCard">, "next_offer" | "next_bidder"> {
  const last = lot.nextOffers?.at(-1);
  const next = nextBidder(lot, unpaid, now);
  return {
    next_offer: last ? presentNextOffer(lot.id, last, now) : null,
    next_bidder: next && { bidder: markName(next.mark), amount: next.amount, until: isoOf(next.until) },
  };
}
