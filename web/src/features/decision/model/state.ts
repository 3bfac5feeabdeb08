/** Tells what a seller can do now in a negotiation. */
import { type Negotiation, type Offer, openOffer } from "./negotiation.ts";
import type { SaleDecision } from "./queries.ts";

export type SellerState =
  /** The highest bid waits for the seller. `lapsed`: their last offer, without an answer. */
  | { readonly kind: "decide"; readonly lapsed: Offer | null }
  /** The seller's offer waits for the bidder. */
  | { readonly kind: "sent"; readonly offer: Offer }
  /** The bidder's offer waits for the seller. */
  | { readonly kind: "answer"; readonly offer: Offer }
  | { readonly kind: "over" };

/** Returns the kind of the state at this moment, server ms; a deadline that has passed ends an offer at once. */
export function kindAt(negotiation: Negotiation, now: number): SellerState["kind"] {
  if (negotiation.outcome !== null || now >= Date.parse(negotiation.until)) return "over";
  const open = openOffer(negotiation);
  if (open === null || now >= Date.parse(open.until)) return "decide";
  return open.sender === negotiation.side ? "sent" : "answer";
}

/** Returns the state of this kind, with its offer. */
export function stateOf(negotiation: Negotiation, kind: SellerState["kind"]): SellerState {
  const open = openOffer(negotiation);
  if (kind === "over") return { kind };
  if (kind !== "decide" && open) return { kind, offer: open };
  const last = negotiation.offers.at(-1);
  const isLapsed = last && (last.status === "lapsed" || last.status === "open");
  return { kind: "decide", lapsed: isLapsed ? last : null };
}

/** Returns the deadline of the state, an instant of the API, and when it began. */
export function deadlineOf(
  { started, until }: Negotiation,
  state: SellerState,
): { readonly from: string; readonly until: string } {
  if (state.kind === "sent" || state.kind === "answer") {
    return { from: state.offer.sent, until: state.offer.until };
  }
  return { from: started, until };
}

/** Returns the amount that the composer proposes, AED: the middle between the bid and the last asking price. */
export function proposedOffer({ offers, bid }: Negotiation, minimum: number | null): number {
  const asked = offers.findLast(({ sender }) => sender === "seller")?.amount ?? minimum ?? bid;
  const bidders = offers.findLast(({ sender }) => sender === "buyer")?.amount ?? bid;
  const middle = (Math.max(asked, bidders) + bidders) / 2;
  return Math.max(bid, Math.round(middle / ROUND) * ROUND);
}

/** Proposals are round, AED. */
const ROUND = 100;

/** A dialog of the card. */
export type Asking =
  | { readonly what: "accept-bid" | "decline-bid" | "compose" }
  | { readonly what: "accept-offer" | "decline-offer"; readonly offer: Offer }
  | { readonly what: "confirm"; readonly amount: number };

export interface ActsProps {
  decision: SaleDecision;
  state: SellerState;
  wide: boolean;
  /** Whether the connection is lost. */
  stale: boolean;
  /** The text of the field of a counteroffer. */
  amount: string;
  onAmount: (text: string) => void;
  onAsk: (asking: Asking) => void;
}
