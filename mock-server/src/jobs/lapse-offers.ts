/** Ends unanswered offers. */
import type { Store } from "../store/store.ts";
import { lapseOffer } from "../domain/settlement/negotiation.ts";
import { lapseNext } from "../domain/settlement/next-bidder.ts";
import { answerUntil, openOffer } from "../domain/lot/offer.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface LapseOffersOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transact">;
}

/**
 * Ends offers without an answer: the bid stays valid until the end of the review; an unpaid lot may be offered to
 * another bidder.
 */
export function lapseOffers({ store, clock, log }: LapseOffersOptions): TimedJob {
  return atDeadlines({
    store,
    clock,
    log,
    kind: "offer",
    deadlineOf: answerUntil,
    async work({ id: lotId, at }) {
      const now = clock.now();
      // The review may have ended at the same instant, and the offer with it.
      let isGone = false;
      const outcome = await store.transact({ lotId, userIds: [], receivedAt: at }, ({ lot, leader }) => {
        isGone = answerUntil(lot) === null;
        return openOffer(lot) ? lapseOffer({ lot, leader }, now) : lapseNext(lot, now);
      });
      return outcome.ok || isGone;
    },
  });
}
