/** What others may use of the deposit: top-ups by card, which the payment provider's page settles. */
export { paymentByReference, settlePayment, type PaymentRow } from "./repository-card.ts";
