/** A counteroffer about a lot whose bid is below the minimum price. */
export interface Offer {
  /** Number of the offer in this negotiation, from 1. */
  readonly id: number;
  readonly sender: "buyer" | "seller";
  /** AED. */
  readonly amount: number;
  /** ms since 1970 UTC. */
  readonly sentAt: number;
  /** First instant at which the offer can no longer be answered. */
  readonly until: number;
  readonly status: "open" | "accepted" | "declined" | "lapsed" | "countered";
  /** When the other side first saw it, and when they answered, ms since 1970 UTC. Left out until then. */
  readonly seenAt?: number;
  readonly answeredAt?: number;
}

/** One of the two sides of a negotiation. */
export type Side = Offer["sender"];

/** Returns the side across the table. */
export function otherSide(side: Side): Side {
  return side === "seller" ? "buyer" : "seller";
}

/** Returns the offer that waits for an answer; undefined without one. Only one is open at a time. */
export function openOffer({ offers }: { readonly offers?: readonly Offer[] | undefined }): Offer | undefined {
  return offers?.find(({ status }) => status === "open");
}

/** Returns the deadline (ms) of the offer that waits for an answer, also of a next bidder; null without one. */
export function answerUntil({ offers, nextOffers }: OffersOfLot): number | null {
  return [...(offers ?? []), ...(nextOffers ?? [])].find(({ status }) => status === "open")?.until ?? null;
}

interface OffersOfLot {
  readonly offers?: readonly Offer[] | undefined;
  readonly nextOffers?: readonly NextOffer[] | undefined;
}

/**
 * Returns the lot with its open offer ended in this way; the same lot if none is open.
 * @param answeredAt When the other side answered, ms; left out when nobody did
 */
export function withOpenOffer<Lot extends { readonly offers?: readonly Offer[] | undefined }>(
  lot: Lot,
  status: Exclude<Offer["status"], "open">,
  answeredAt?: number,
): Lot {
  if (!lot.offers || !openOffer(lot)) return lot;
  const ending = { status, ...(answeredAt !== undefined && { answeredAt }) };
  return {
    ...lot,
    offers: lot.offers.map((offer) => (offer.status === "open" ? { ...offer, ...ending } : offer)),
  };
}

/** An offer of a lot, whose buyer did not pay, to one bidder. Instants in ms, the amount in AED. */
export interface NextOffer {
  /** Number of the offer on this lot, from 1. */
  readonly id: number;
  readonly userId: number;
  readonly mark: number;
  readonly amount: number;
  readonly by: "seller" | "staff";
  readonly sentAt: number;
  /** First instant at which it can no longer be answered. */
  readonly until: number;
  readonly status: "open" | "accepted" | "declined" | "lapsed";
}
