/** The buyer's side of a negotiation, for other features. */
export { OfferPanel, type OfferFacts } from "./offer-panel.tsx";
