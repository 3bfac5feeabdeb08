import { priceRules, readNumber } from "@marsa/api-spec/text/read-number";
import { messages } from "#/lib/format/messages.ts";

/** Returns the sentence for a wrong counteroffer of the seller; undefined for a right one. The server says the same. */
export function offerError(text: string, bid: number): string | undefined {
  if (text.trim() === "") return messages.required("Counteroffer");
  const read = readNumber(text, priceRules("Counteroffer"));
  if (!read.ok) return read.message;
  return read.value < bid ? messages.belowMaximumBet() : undefined;
}

/** Places the highest bid and the minimum price on one line. */

interface GapScale {
  /** Per cent from the start of the line. `start` null: the start price is too far below to fit. */
  readonly start: number | null;
  readonly bid: number;
  readonly minimum: number;
}

/** Room before the bid and after the minimum for their words, as shares of what lies between. */
const BEFORE = 0.6;
const AFTER = 0.35;

/** Returns the places of three prices in AED; `minimum` above `bid`. The line is linear. */
export function gapScale(startPrice: number, bid: number, minimum: number): GapScale {
  const low = Math.min(startPrice, bid - BEFORE * (minimum - bid));
  const high = minimum + AFTER * (minimum - low);
  const place = (price: number) => Math.round(((price - low) / (high - low)) * 1000) / 10;
  const start = place(startPrice);
  return { start: place(bid) - start < 1 ? null : start, bid: place(bid), minimum: place(minimum) };
}
