/** The buyer's side of a negotiation, for other features. */
export { decisionsQuery } from "./model/use-offers-to-answer.ts";
export { negotiationLine } from "./model/standing.ts";
export type { Standing } from "./model/standing.ts";
export { useStanding } from "./model/standing.ts";
export { type OfferWaiting, useOffersToAnswer } from "./model/use-offers-to-answer.ts";
