import type { Schema } from "@marsa/api-spec/client-problem";

const DECLINE_WORDS: Readonly<Record<Schema<"Decline">, string>> = {
  no_money: "There is not enough money on the card, or its limit is reached.",
  expired: "The card has expired.",
  abroad:
    "Your bank blocks this card for payments abroad. Allow them in your bank’s app, or use another card.",
  not_confirmed: "Your bank could not check that it is you (3-D Secure).",
  refused: "Your bank gave no reason. Ask the bank, or use another card.",
};

/** Returns why the bank declined a card, in a sentence; empty where it is not known. */
export function declineWords(declined: Schema<"Decline"> | null): string {
  return declined === null ? "" : DECLINE_WORDS[declined];
}
