/** The interface of this feature: top-ups by card, which the payment provider settles. */
export { paymentByReference, settlePayment, type PaymentRow } from "./repository-card.ts";
