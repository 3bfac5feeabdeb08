/** The buyer's side of a negotiation, for other features. */
export { decisionsQuery } from "./model/open-offers.ts";
export { negotiationLine } from "./model/row-words.ts";
export type { Standing } from "./model/standing.ts";
export { useStanding } from "./model/use-standing.ts";
export { type OfferWaiting, useOffersToAnswer } from "./model/use-offers-to-answer.ts";
