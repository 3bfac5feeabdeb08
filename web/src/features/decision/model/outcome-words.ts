/** Says in sentences how a negotiation ended, to either of its two sides. */
import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import type { Negotiation, Offer } from "./negotiation.ts";

export interface OutcomeWords {
  readonly tone: "success" | "neutral";
  /** Who decided, and how. */
  readonly title: string;
  /** The next step. */
  readonly text: string;
}

/** Returns who ended the negotiation, why, and what follows; null while it is open. */
export function outcomeWords(negotiation: Negotiation): OutcomeWords | null {
  const { side, outcome, until } = negotiation;
  if (outcome === null) return null;
  const unsold =
    side === "seller"
      ? "The lot is not sold."
      : "The lot is not sold. The deposit held for it is available again.";
  switch (outcome.kind) {
    case "accepted":
      return { tone: "success", title: acceptedTitle(negotiation), text: soldText(negotiation) };
    case "declined":
      return {
        tone: "neutral",
        title: side === "seller" ? "You declined the highest bid." : "The seller declined your bid.",
        text: `Reason: “${outcome.reason ?? ""}”. ${unsold}`,
      };
    case "void":
      return { tone: "neutral", title: voidTitle(negotiation), text: `This ended the auction. ${unsold}` };
    case "review_over":
      return {
        tone: "neutral",
        title: "The time for a decision is over.",
        text: `There was no agreement by ${shortInstant(until)} GST. ${unsold}`,
      };
  }
}

function acceptedTitle({ side, outcome, bidder, offers }: Negotiation): string {
  const isOffer = offers.some(({ status }) => status === "accepted");
  if (outcome?.by === side) {
    if (side === "buyer") return "You accepted the seller’s offer.";
    return isOffer ? `You accepted the offer of ${bidder}.` : "You accepted the highest bid.";
  }
  if (side === "seller") return `${bidder} accepted your offer.`;
  return isOffer ? "The seller accepted your offer." : "The seller accepted your bid.";
}

function soldText({ side, outcome, bidder }: Negotiation): string {
  const price = outcome?.price == null ? "" : ` at AED ${money(outcome.price)}`;
  return side === "seller" ? `Sold to ${bidder}${price}.` : `The lot is yours${price}.`;
}

function voidTitle({ side, outcome, bidder, offers }: Negotiation): string {
  const declined = offers.find(({ status }) => status === "declined");
  const amount = declined ? ` of AED ${money(declined.amount)}` : "";
  if (outcome?.by === side) {
    return side === "seller"
      ? `You declined the offer of ${bidder}${amount}.`
      : `You declined the seller’s offer${amount}.`;
  }
  return side === "seller"
    ? `${bidder} declined your offer${amount}.`
    : `The seller declined your offer${amount}.`;
}

/** Returns the result of an offer, with its times: "Seen Nov 24, 14:05". */
export function offerStateWords({ status, seen, answered, until }: Offer): string {
  const at = answered === null ? "" : ` ${shortInstant(answered)}`;
  switch (status) {
    case "open":
      return seen === null ? "Not seen yet" : `Seen ${shortInstant(seen)}`;
    case "accepted":
      return `Accepted${at}`;
    case "declined":
      return `Declined${at}`;
    case "countered":
      return `Countered${at}`;
    case "lapsed":
      return `Lapsed without an answer ${shortInstant(until)}`;
  }
}
