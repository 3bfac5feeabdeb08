import { aedToFils, shareOfFils } from "@marsa/api-spec/money";

/** How a payment is made up, fils: the three parts are the whole sum. */
export interface PaymentSum {
  readonly fromHold: number;
  readonly fromDeposit: number;
  readonly missing: number;
}

/** The least top-up of the contract, fils. */
const LEAST_TOP_UP = 100;

/** Returns the parts of a payment, fils. Amounts in AED: the sum due, the lot's hold, the available deposit. */
export function paymentSum(allIn: number, hold: number, available: number): PaymentSum {
  const due = aedToFils(allIn);
  const fromHold = Math.min(aedToFils(hold), due);
  const fromDeposit = Math.min(aedToFils(available), due - fromHold);
  return { fromHold, fromDeposit, missing: due - fromHold - fromDeposit };
}

/** Returns the top-up that covers a missing amount, and what the card is charged for it, fils. */
export function topUpOf(missing: number, cardFeeShare: number) {
  const amount = missing === 0 ? 0 : Math.max(missing, LEAST_TOP_UP);
  const fee = shareOfFils(amount, cardFeeShare);
  return { amount, fee, charge: amount + fee };
}
