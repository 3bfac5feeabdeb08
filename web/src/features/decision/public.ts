/** The parts of a negotiation that the screens of both sides share. */
export { DecisionCard } from "./view/decision-card.tsx";
export { type Negotiation, type Offer, offerSent, offerToAnswer, placeOf } from "./model/negotiation.ts";
export { NegotiationHistory } from "./view/negotiation-history.tsx";
export { outcomeWords, offerStateWords } from "./model/outcome-words.ts";
export { markSeen, myDecisionQuery, type SaleDecision, saleDecisionQuery } from "./model/queries.ts";
export { TimeLeft } from "./view/band.tsx";
