/** Reads a negotiation: the decision about a highest bid below the minimum price. */
import type { Schema } from "@marsa/api-spec/client-problem";

export type Negotiation = Schema<"Negotiation">;
export type Offer = Schema<"Offer">;
export type Side = Negotiation["side"];

/** Returns the offer that waits for an answer; null without one. */
export function openOffer({ offers, outcome }: Pick<Negotiation, "offers" | "outcome">): Offer | null {
  if (outcome !== null) return null;
  return offers.find(({ status }) => status === "open") ?? null;
}

/** Returns the offer that waits for the reader's answer; null without one. */
export function offerToAnswer(negotiation: Negotiation): Offer | null {
  const open = openOffer(negotiation);
  return open?.sender === negotiation.side ? null : open;
}

/** Returns the reader's own offer that waits for the other side; null without one. */
export function offerSent(negotiation: Negotiation): Offer | null {
  const open = openOffer(negotiation);
  return open?.sender === negotiation.side ? open : null;
}

/** Returns the place of an offer among those of its sender, and how many each side may send: 2 of 3. */
export function placeOf(
  { offers, left }: Pick<Negotiation, "offers" | "left">,
  { id_offer: id, sender }: Offer,
): { readonly place: number; readonly most: number } {
  const own = offers.filter((offer) => offer.sender === sender);
  return { place: own.findIndex((offer) => offer.id_offer === id) + 1, most: own.length + left[sender] };
}

/** Returns the place that the reader's next offer will have, and how many they may send. */
export function nextPlace({ offers, left, side }: Negotiation): {
  readonly place: number;
  readonly most: number;
} {
  const sent = offers.filter(({ sender }) => sender === side).length;
  return { place: sent + 1, most: sent + left[side] };
}

/** Id of the decision card of a lot, which gets the focus after its dialogs. */
export function cardId(lotId: number): string {
  return `decision-${lotId}`;
}
