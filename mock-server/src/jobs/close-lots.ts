/** Closes standard lots at their end. */
import type { InFlight } from "../store/ports.ts";
import type { Due, Store } from "../store/store.ts";
import { close, extendByServer } from "../domain/bidding/closing.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface CloseOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transact">;
  readonly inFlight: InFlight;
  readonly terms: AuctionTerms;
}

/**
 * Closes standard lots at their end. Bids received before the end are judged first; if that takes too long, the lot
 * stays open for another closing window, so that a slow server costs nobody a bid.
 */
export function closeLots(options: CloseOptions): TimedJob {
  return atDeadlines({
    ...options,
    kind: "close",
    deadlineOf: (lot) => (lot.status === "active" ? lot.endsAt : null),
    work: (due) => closeLot(due, options),
  });
}

async function closeLot(
  { id: lotId, at }: Due,
  { store, clock, inFlight, terms }: CloseOptions,
): Promise<boolean> {
  const isJudged = await inFlight.judged(lotId, at, terms.closingDrainMs);
  const now = clock.now();
  // Ordered as if received at the end: before later bids, after earlier ones.
  const scope = { lotId, userIds: [], receivedAt: at };
  const outcome = isJudged
    ? await store.transact(scope, (scene) => close(scene, now, terms))
    : await store.transact(scope, (scene) => extendByServer(scene, now, terms));
  return outcome.ok;
}
