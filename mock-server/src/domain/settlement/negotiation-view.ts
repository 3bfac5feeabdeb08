/** Tells where a negotiation stands for one of its two sides. */
import type { LotState } from "../lot/lot.ts";
import { openOffer, otherSide, type Offer, type Side } from "../lot/offer.ts";

/** Rows of the lot's history that tell how its negotiation ended. */
export interface ReviewRows {
  /** The highest bid at the end of the auction, AED; null: no such row was read. */
  readonly bid: number | null;
  /** The seller's decision about the bid, with the reason of a decline; null: no decision. */
  readonly decision: { readonly accepted: boolean; readonly reason: string; readonly at: number } | null;
}

/** How a negotiation ended. Instants in ms, price in AED. */
export interface NegotiationOutcome {
  readonly kind: "accepted" | "declined" | "void" | "review_over";
  /** The side that decided; null: time did. */
  readonly by: Side | null;
  readonly reason: string | null;
  readonly price: number | null;
  readonly at: number;
}

/** Returns the offers with a deadline that has passed as lapsed, written by the job or not. */
export function offersAt({ offers }: Pick<LotState, "offers">, now: number): readonly Offer[] {
  return (offers ?? []).map((offer) =>
    offer.status === "open" && now >= offer.until ? { ...offer, status: "lapsed" } : offer,
  );
}

/** Returns the number of offers that a side can still send. */
export function offersLeft(offers: readonly Offer[], side: Side, most: number): number {
  return Math.max(0, most - offers.filter(({ sender }) => sender === side).length);
}

/** Returns the amounts that a side can offer now, AED; null when it can offer none. `to` null: no upper limit. */
export function nextOffer(
  { offers, bid, left }: { readonly offers: readonly Offer[]; readonly bid: number; readonly left: number },
  side: Side,
): { readonly from: number; readonly to: number | null } | null {
  const open = openOffer({ offers });
  if (left === 0 || open?.sender === side) return null;
  if (side === "seller") return { from: bid, to: null };
  return open && open.amount > bid ? { from: bid, to: open.amount - 1 } : null;
}

/** Returns how the negotiation of a lot ended; null while it is open. */
export function outcomeOf(
  { status, lead, reviewEndsAt, offers }: LotState,
  { decision }: ReviewRows,
): NegotiationOutcome | null {
  if (status === "summarizing" || reviewEndsAt === null) return null;
  const answered = offers?.find((offer) => offer.status === "accepted" || offer.status === "declined");
  const answer = answered && {
    by: otherSide(answered.sender),
    reason: null,
    at: answered.answeredAt ?? decision?.at ?? answered.sentAt,
  };
  // An agreement stays one, although its buyer may not have paid.
  if (status === "sold" || answered?.status === "accepted" || decision?.accepted) {
    const price = lead?.price ?? null;
    if (answer) return { kind: "accepted", ...answer, price };
    return { kind: "accepted", by: "seller", reason: null, price, at: decision?.at ?? reviewEndsAt };
  }
  if (answer) return { kind: "void", ...answer, price: null };
  if (decision && !decision.accepted) {
    return { kind: "declined", by: "seller", reason: decision.reason, price: null, at: decision.at };
  }
  return { kind: "review_over", by: null, reason: null, price: null, at: reviewEndsAt };
}
