/** Runs live lanes. */
import type { InFlight } from "../store/ports.ts";
import type { Due, Store } from "../store/store.ts";
import { dueAt, endsBidding, tick } from "../domain/lane/tick.ts";
import { readLane } from "../tables/lanes/lane-row.ts";
import type { AuctionTerms } from "../domain/lot/terms.ts";
import { atDeadlines, type DeadlineOptions } from "./timing/at-deadlines.ts";
import type { TimedJob } from "./timing/job.ts";

export interface RunLanesOptions extends Pick<DeadlineOptions, "clock" | "log"> {
  readonly store: Pick<Store, "due" | "nextDue" | "onCommit" | "transactLane" | "read">;
  readonly inFlight: InFlight;
  readonly terms: AuctionTerms;
}

/**
 * Moves live lanes on at their deadlines: lots open, enter the final call, end, and get their result. Bids received
 * before the end of bidding are judged first, as long as the viewers can wait.
 */
export function runLanes(options: RunLanesOptions): TimedJob {
  return atDeadlines({
    ...options,
    kind: "lane",
    deadlineOf: () => null,
    deadlineOfLane: dueAt,
    work: (due) => goOn(due, options),
  });
}

async function goOn(
  { id: queueId, at }: Due,
  { store, clock, inFlight, terms }: RunLanesOptions,
): Promise<boolean> {
  const lane = await store.read((db) => readLane(db, queueId));
  if (lane && endsBidding(lane.state) && lane.state.current) {
    await inFlight.judged(lane.state.current.lotId, at, terms.laneDrainMs);
  }
  const now = clock.now();
  // Ordered as if received at the deadline: before later bids, after earlier ones.
  const scope = { queueId, lotId: "due", receivedAt: at } as const;
  const outcome = await store.transactLane(scope, (view) => tick(view, now, terms));
  return outcome.ok;
}
