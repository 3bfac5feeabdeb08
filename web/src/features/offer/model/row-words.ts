import { money } from "@marsa/api-spec/amounts";
import { type Negotiation, outcomeWords } from "#/features/decision/public.ts";
import type { Standing } from "./standing.ts";

/** Returns where a negotiation stands as one line of a list: an offer, a wait, or who ended it and why. */
export function negotiationLine(negotiation: Negotiation, standing: Standing): string {
  switch (standing.kind) {
    case "answer":
      return `The seller offers AED ${money(standing.offer.amount)}, ${distance(standing.offer.amount - negotiation.bid)}.`;
    case "sent":
      return `You offered AED ${money(standing.offer.amount)}. The seller answers.`;
    case "deciding": {
      const { lapsed } = standing;
      if (lapsed === null) return `Your bid of AED ${money(negotiation.bid)} is below the minimum price.`;
      const whose = lapsed.sender === "seller" ? "The seller’s offer" : "Your offer";
      return `${whose} of AED ${money(lapsed.amount)} lapsed. Your bid of AED ${money(negotiation.bid)} stands.`;
    }
    case "judging":
      return "The time for a decision has ended.";
    case "over":
      return overLine(negotiation);
  }
}

function distance(gap: number): string {
  return gap === 0 ? "your own bid" : `${money(gap)} above your bid`;
}

function overLine(negotiation: Negotiation): string {
  const words = outcomeWords(negotiation);
  const reason = negotiation.outcome?.reason;
  return `${words?.title ?? ""}${reason ? ` Reason: “${reason}”.` : ""}`;
}
