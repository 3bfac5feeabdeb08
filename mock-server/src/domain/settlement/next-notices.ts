/** Writes the notices about offers to the next bidder. */
import { money } from "@marsa/api-spec/amounts";
import { instant } from "@marsa/api-spec/dates";
import type { NextOffer } from "../lot/offer.ts";

/** Returns the sentence about the last offer for its bidder or the seller. `lot` in words. */
export function nextOfferNotice(userId: number, lot: string, offer: NextOffer): string {
  const { amount, until, status, userId: bidderId } = offer;
  const sum = `AED ${money(amount)}`;
  if (userId === bidderId) {
    return status === "open"
      ? `The buyer of ${lot} did not pay. It is yours for ${sum}, your own highest bid, if you accept by ${instant(until)}. Declining costs nothing.`
      : `The offer of ${lot} for ${sum} ended without an answer. It cost you nothing.`;
  }
  if (status === "open")
    return `Our staff offered your ${lot} to the next bidder for ${sum}. They answer by ${instant(until)}.`;
  const ending = status === "declined" ? "was declined" : "ended without an answer";
  return `The offer of your ${lot} for ${sum} ${ending}. Offer it to another bidder, or list it again.`;
}
