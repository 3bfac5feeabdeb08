/** The interface of this feature: top-ups by card, which the payment provider settles, and cards that people keep. */
export { savedCardOf, paymentByReference, settlePayment, type PaymentRow } from "./repository-card.ts";
export { presentPayment, topUpRow } from "./payments.ts";
export { insertPayment } from "./repository-payments.ts";
export { saveCard, type NewCard } from "./repository-cards.ts";
