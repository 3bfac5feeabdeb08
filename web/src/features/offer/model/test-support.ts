/** Test helper: a negotiation of a buyer. */
import type { Negotiation, Offer } from "#/features/decision/public.ts";

export const SENT = "2026-11-24T10:00:00.000Z";
export const LAPSES = "2026-11-25T10:00:00.000Z";
export const REVIEW_ENDS = "2026-11-26T16:10:00.000Z";

export function offerOf(change: Partial<Offer> = {}): Offer {
  return {
    id_offer: 1,
    id_auction: 7,
    amount: 40_500,
    sender: "seller",
    sent: SENT,
    until: LAPSES,
    status: "open",
    seen: null,
    answered: null,
    ...change,
  };
}

/** The highest bid is 38,500; three offers left on each side. */
export function negotiationOf(change: Partial<Negotiation> = {}): Negotiation {
  return {
    id_auction: 7,
    side: "buyer",
    bid: 38_500,
    bidder: "Bidder 2",
    started: "2026-11-23T16:10:00.000Z",
    until: REVIEW_ENDS,
    offers: [],
    left: { buyer: 3, seller: 3 },
    range: null,
    outcome: null,
    ...change,
  };
}
