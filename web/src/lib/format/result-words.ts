/** The words of a lot's end, the same on each screen. Its own file, since most pages show no ended lot. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { shortDay } from "@marsa/api-spec/dates";

/** By phase, for lots outside a lane's run. */
export const PHASE_WORDS = {
  judging: "Ended",
  awaiting_decision: "Seller decides",
  sold: "Sold",
  not_sold: "Not sold",
} as const satisfies Partial<Record<Schema<"Phase">, string>>;

/** By result in a lane's run. */
export const RESULT_WORDS = {
  sold: PHASE_WORDS.sold,
  notSold: PHASE_WORDS.not_sold,
  summarizing: PHASE_WORDS.awaiting_decision,
  withdrawn: "Withdrawn",
} as const;

/** Words for a bidder who was outbid, until the seller has decided on the highest bid: they may still be asked. */
export function sellerDecides({ decision_until: until }: Pick<Schema<"LotLive">, "decision_until">): string {
  return until === null ? "The seller decides" : `The seller decides until ${shortDay(until)}`;
}
