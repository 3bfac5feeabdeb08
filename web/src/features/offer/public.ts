/** The buyer's side of a negotiation, for other features. */
export { decisionsQuery } from "./open-offers.ts";
export { negotiationLine } from "./row-words.ts";
export type { Standing } from "./standing.ts";
export { useStanding } from "./use-standing.ts";
export { type OfferWaiting, useOffersToAnswer } from "./use-offers-to-answer.ts";
