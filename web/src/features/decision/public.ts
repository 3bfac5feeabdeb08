/** The parts of a negotiation that the screens of both sides share. */
export { DecisionCard } from "./card/decision-card.tsx";
export { type Negotiation, type Offer, offerSent, offerToAnswer, placeOf } from "./negotiation.ts";
export { NegotiationHistory } from "./negotiation-history.tsx";
export { outcomeWords, offerStateWords } from "./outcome-words.ts";
export { markSeen, myDecisionQuery, type SaleDecision, saleDecisionQuery } from "./queries.ts";
export { TimeLeft } from "./time-left.tsx";
