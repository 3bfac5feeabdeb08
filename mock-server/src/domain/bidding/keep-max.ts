/** Decides until when a leader is asked whether their stored maximum stays after a new version of a report. */
import type { LotState } from "../lot/lot.ts";
import { isInWindow } from "../lot/soft-close.ts";
import { DAY_MS, type AuctionTerms } from "../lot/terms.ts";

/**
 * Returns until when (ms) this person is asked about a version of `askedAt`: a day, or to the closing window, in which
 * no maximum can be removed. Null: they hold no maximum above the price, or the time is over. Meanwhile their lead
 * stands, and it stands without an answer.
 */
export function askedUntil(
  lot: LotState,
  userId: number,
  { askedAt, now }: { readonly askedAt: number; readonly now: number },
  terms: AuctionTerms,
): number | null {
  const { lead, lane, endsAt, kind } = lot;
  if (lead?.leaderId !== userId || lead.leaderMax <= lead.price) return null;
  const day = askedAt + DAY_MS;
  const until = lane ? day : Math.min(day, endsAt - terms.closingWindowMs[kind]);
  return now < until && !isInWindow(lot, now, terms) ? until : null;
}
