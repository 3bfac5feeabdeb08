import { messages } from "../../lib/format/messages.ts";

/** Returns the sentence for a wrong counteroffer of the seller, AED; undefined for a right one. The server says the same. */
export function offerError(amount: number | null, bid: number): string | undefined {
  if (amount === null) return messages.required("Counteroffer");
  return amount < bid ? messages.belowMaximumBet() : undefined;
}
