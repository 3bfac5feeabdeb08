import { money } from "@marsa/api-spec/amounts";
import { shortInstant } from "@marsa/api-spec/dates";
import { pressToExtend } from "./words.ts";
import type { Act, Sale } from "./queries.ts";

interface ActWords {
  readonly title: string;
  readonly text: string;
  /** The question of the second step. */
  readonly sure: string;
  readonly press: string;
  readonly sending: string;
  readonly usual: readonly string[];
  /** Who reads the reason. */
  readonly hint: string;
  /** The message after the decision. */
  readonly done: (after: Sale) => string;
}

const BOTH = "Buyer and seller read it.";

/** Returns the words of a decision about a sale. */
export function wordsOf(act: Act, sale: Sale): ActWords {
  const { settlement, buyer, seller, extend_hours: hours } = sale;
  const { title, hold } = settlement;
  const held = `AED ${money(hold)}`;
  const words: Readonly<Record<Act, ActWords>> = {
    extend: {
      title: `Extend by ${hours} hours`,
      text: `${buyer} gets more time to pay for ${title}.`,
      sure: `Extend by ${hours} hours?`,
      press: pressToExtend(sale),
      sending: "Extending…",
      usual: ["The bank transfer is on its way", "Agreed by phone", "Public holiday"],
      hint: BOTH,
      done: (after) => `${buyer} has until ${shortInstant(after.settlement.due)} to pay`,
    },
    release: {
      title: "Release the buyer",
      text: `The sale of ${title} ends without a payment.`,
      sure: `Release ${held}?`,
      press: `Release ${held}`,
      sending: "Releasing…",
      usual: ["The lot is not as described", "The seller withdrew", "The buyer is not at fault"],
      hint: BOTH,
      done: () => `${held} is available to ${buyer} again`,
    },
    forfeit: {
      title: "Forfeit the hold",
      text: `The sale of ${title} ends without a payment, and the buyer loses the hold.`,
      sure: `Forfeit ${held}?`,
      press: `Forfeit ${held}`,
      sending: "Forfeiting…",
      usual: ["Not paid after several reminders", "The buyer refuses to pay", "The buyer cannot be reached"],
      hint: BOTH,
      done: () => `${held} of ${buyer} is forfeited`,
    },
    handover: {
      title: "Hand over without code",
      text: `Use this when the person who picks up ${title} has no code.`,
      sure: "Hand over this lot?",
      press: "Hand over",
      sending: "Handing over…",
      usual: ["The buyer came without the code", "The buyer's phone was empty", "Delivered by a carrier"],
      hint: "Staff read it in the audit.",
      done: ({ proceeds }) => `Handed over. AED ${money(proceeds)} is in the balance of ${seller}`,
    },
  };
  return words[act];
}
