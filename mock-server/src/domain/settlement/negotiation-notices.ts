/** Writes the notices about a lot below its minimum price: the decision, the offers, the result. */
import { money } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import type { LotStatus } from "../lot/lot.ts";
import { openOffer, type Offer } from "../lot/offer.ts";

/** The facts of a negotiation, for the notices to its two sides. */
export interface NegotiationFacts {
  readonly sellerId: number;
  readonly status: LotStatus;
  /** The highest bid, or the price of the sale, AED. */
  readonly price: number;
  /** ms since 1970 UTC. */
  readonly reviewEndsAt: number;
  /** Oldest first. */
  readonly offers: readonly Offer[];
  /** The seller's reason for declining the highest bid; null: it was not declined. */
  readonly declinedBecause: string | null;
}

interface NamedLot {
  readonly title: string;
  readonly number: number;
}

const aed = (amount: number) => `AED ${money(amount)}`;

/** Returns the sentence for one side; null: the lot has moved on, and a later notice says so. */
export function negotiationNotice(
  kind: string,
  userId: number,
  { title, number }: NamedLot,
  facts: NegotiationFacts,
): string | null {
  const lot = `${title} (lot ${number})`;
  const isSeller = userId === facts.sellerId;
  const { status } = facts;
  switch (kind) {
    case "offer":
      return offerText(lot, isSeller, facts);
    case "awaiting_decision":
      return status === "summarizing" ? awaitingText(lot, isSeller, facts) : null;
    case "won":
    case "sold":
      return status === "sold" ? soldText(lot, isSeller, facts) : null;
    case "not_won":
    case "not_sold":
      return status === "notSold" ? notSoldText(lot, isSeller, facts) : null;
    default:
      return null;
  }
}

function offerText(lot: string, isSeller: boolean, { offers }: NegotiationFacts): string | null {
  const open = openOffer({ offers });
  if (!open || (open.sender === "seller") === isSeller) return null;
  const { amount, until } = open;
  const answer = `Answer by ${instant(until)}.`;
  return isSeller
    ? `The buyer offers ${aed(amount)} for your ${lot}. ${answer}`
    : `The seller offers you ${lot} for ${aed(amount)}. ${answer}`;
}

function awaitingText(
  lot: string,
  isSeller: boolean,
  { offers, price, reviewEndsAt }: NegotiationFacts,
): string {
  const until = instant(reviewEndsAt);
  const last = offers.at(-1);
  if (last?.status === "lapsed") {
    const whose = last.sender === "seller" ? "The seller’s offer" : "The buyer’s offer";
    const own = (last.sender === "seller") === isSeller;
    const lapsed = `${own ? "Your offer" : whose} of ${aed(last.amount)} for ${isSeller ? "your " : ""}${lot} lapsed without an answer.`;
    return isSeller
      ? `${lapsed} The bid of ${aed(price)} stands, and you decide until ${until}.`
      : `${lapsed} Your bid of ${aed(price)} stands, and the seller decides until ${until}.`;
  }
  return isSeller
    ? `Your ${lot} ended at ${aed(price)}, below your minimum price. You decide until ${until}.`
    : `Your bid of ${aed(price)} on ${lot} is the highest, below the minimum price. The seller decides until ${until}.`;
}

function soldText(lot: string, isSeller: boolean, { offers, price }: NegotiationFacts): string {
  const agreed = offers.find(({ status }) => status === "accepted");
  const accepted =
    agreed === undefined
      ? `${isSeller ? "You" : "The seller"} accepted the highest bid`
      : agreed.sender === "seller"
        ? `${isSeller ? "The buyer accepted your" : "You accepted the seller’s"} offer`
        : `${isSeller ? "You accepted the buyer’s" : "The seller accepted your"} offer`;
  return isSeller
    ? `${accepted}: your ${lot} is sold at ${aed(price)}.`
    : `${accepted}: you won ${lot} at ${aed(price)}.`;
}

function notSoldText(lot: string, isSeller: boolean, facts: NegotiationFacts): string {
  const free = isSeller ? "" : " Your hold is free.";
  return `${isSeller ? `Your ${lot} was not sold` : `You did not win ${lot}`}: ${causeText(isSeller, facts)}.${reasonText(facts)}${free}`;
}

/** Who ended the negotiation, and how. */
function causeText(isSeller: boolean, { offers, price, declinedBecause }: NegotiationFacts): string {
  const declined = offers.find(({ status }) => status === "declined");
  if (declined) {
    const { sender, amount } = declined;
    const [who, whose] =
      sender === "seller"
        ? isSeller
          ? ["the buyer", "your"]
          : ["you", "the seller’s"]
        : isSeller
          ? ["you", "the buyer’s"]
          : ["the seller", "your"];
    return `${who} declined ${whose} offer of ${aed(amount)}, which voids the auction`;
  }
  if (declinedBecause !== null)
    return isSeller
      ? `you declined the highest bid of ${aed(price)}`
      : `the seller declined your bid of ${aed(price)}`;
  return "the time for a decision is over";
}

function reasonText({ declinedBecause }: NegotiationFacts): string {
  if (declinedBecause === null) return "";
  const reason = declinedBecause.trim();
  return ` Reason: ${reason}${/[.!?…]$/.test(reason) ? "" : "."}`;
}
