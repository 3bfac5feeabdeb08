/** The parts of a negotiation that the screens of both sides share. */
export { DecisionCard } from "./card/decision-card.tsx";
export { AllIn, allInText } from "./all-in.tsx";
export {
  type Negotiation,
  nextPlace,
  type Offer,
  offerSent,
  offerToAnswer,
  openOffer,
  placeOf,
} from "./negotiation.ts";
export { NegotiationHistory } from "./negotiation-history.tsx";
export { type OutcomeWords, outcomeWords, offerStateWords } from "./outcome-words.ts";
export { markSeen, myDecisionQuery, type SaleDecision, saleDecisionQuery } from "./queries.ts";
export { TimeLeft } from "./time-left.tsx";
