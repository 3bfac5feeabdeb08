import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { messages } from "#/lib/format/messages.ts";

/** Returns the sentence for a wrong counteroffer of the seller; undefined for a right one. The server says the same. */
export function offerError(text: string, bid: number): string | undefined {
  if (text.trim() === "") return messages.required("Counteroffer");
  const read = readNumber(text, priceRules("Counteroffer"));
  if (!read.ok) return read.message;
  return read.value < bid ? messages.belowMaximumBet() : undefined;
}
