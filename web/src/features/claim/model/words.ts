/** The words of a claim. */
import { ledger } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { priceIn } from "@marsa/api-spec/text/read-number";
import type { BuyerClaim, ClaimOfSale, Outcome } from "./queries.ts";

/** Returns where a claim stands, for one of its sides. */
export function standing({ side }: Pick<ClaimOfSale, "side">, claim: BuyerClaim): string {
  const { state, answer, answer_until: until, outcome, amount } = claim;
  const mine = side === "buyer";
  if (state === "open") {
    if (answer !== null) return "Both sides are heard. Our staff decide.";
    return mine
      ? `The seller can answer until ${shortInstant(until)} GST. Then our staff decide.`
      : `Answer by ${shortInstant(until)} GST. Then our staff decide, also without your answer.`;
  }
  const back = `AED ${ledger(amount ?? 0)}`;
  const words: Readonly<Record<Outcome, string>> = {
    nothing: mine ? "Decided: nothing is paid back." : "Decided: your proceeds are free.",
    sum: mine
      ? `Decided: ${back} is in your deposit.`
      : `Decided: ${back} went to the buyer, the rest is free.`,
    return: mine
      ? `Decided: you returned the lot, and ${back} is in your deposit.`
      : "Decided: the lot is returned to you, and the sale is over.",
  };
  return outcome === null ? "" : words[outcome];
}

/** The decisions of the staff, by outcome: what they are called, and what they do. */
export const OUTCOMES: Readonly<
  Record<
    Outcome,
    { readonly press: string; readonly title: string; readonly text: string; readonly done: string }
  >
> = {
  nothing: {
    press: "Pay nothing back",
    title: "Pay nothing back?",
    text: "The seller’s proceeds are free at once. Both sides read your reason. This cannot be undone.",
    done: "Nothing is paid back",
  },
  sum: {
    press: "Pay a sum back",
    title: "Pay a sum back?",
    text: "The sum goes from the seller’s held proceeds to the buyer’s deposit, the rest is free. This cannot be undone.",
    done: "The sum is paid back",
  },
  return: {
    press: "Return the lot",
    title: "Is the lot back?",
    text: "Decide this once the lot is back. The buyer gets everything back, our fee too; the seller gets nothing, and the lot is not sold. This cannot be undone.",
    done: "The lot is returned",
  },
};

/** Returns the error of a sum that the staff type; `most`: the held proceeds, AED. */
export function sumError(text: string, most: number): string | undefined {
  const amount = priceIn(text) ?? 0;
  if (amount < 1) return "Write the sum, in whole dirhams";
  return amount > most ? `At most AED ${ledger(most)}, which is held` : undefined;
}
