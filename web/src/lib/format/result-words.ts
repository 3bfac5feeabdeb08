/** The words of a lot's opening and end, the same on each screen. */
import type { Schema } from "@marsa/api-spec/client-problem";
import { shortDay, shortInstant } from "@marsa/api-spec/dates";

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

type Times = Pick<Schema<"LotLive">, "lane" | "opens" | "end">;

/** Whether a lot for live lanes is in none yet: it has no date. */
export function waitsForLane({ lane, opens, end }: Times): boolean {
  return lane === null && opens === end;
}

/** "Opens Nov 26, 18:00", of a lot that is not open yet. */
export function opensWords(live: Times): string {
  return waitsForLane(live) ? "Waits for a live lane" : `Opens ${shortInstant(live.opens)}`;
}
