import type { Clock, EventPublisher, InFlight, Log } from "../db/ports.ts";
import type { Store } from "../db/store.ts";
import type { AuctionTerms } from "../domain/terms.ts";
import { cleanUp } from "./clean-up.ts";
import { closeLots } from "./close-lots.ts";
import { beatHeart } from "./heartbeat.ts";
import { hintLots } from "./hint-lots.ts";
import type { Job } from "./job.ts";
import { lapseReviews } from "./lapse-reviews.ts";
import { openLots } from "./open-lots.ts";
import { publishOutbox } from "./publish-outbox.ts";
import { recoverOutage } from "./recover-outage.ts";
import { stampSignsOfLife } from "./stamp.ts";

export interface JobOptions {
  readonly store: Store;
  /** The auctions' clock. */
  readonly clock: Clock;
  /** The real time, ms since 1970 UTC. */
  readonly realNow: () => number;
  readonly terms: AuctionTerms;
  readonly inFlight: InFlight;
  readonly publisher: EventPublisher;
  readonly log: Log;
}

/**
 * Starts all work beside the requests. Lots that an outage has cut short get their time first, so the promise resolves
 * when the lots are as they should be. To be stopped before the publisher and the store are closed.
 */
export async function startJobs(options: JobOptions): Promise<Job> {
  await recoverOutage(options);
  const jobs: Job[] = [
    publishOutbox(options),
    hintLots(options),
    beatHeart(options),
    openLots(options),
    closeLots(options),
    lapseReviews(options),
    stampSignsOfLife(options),
    cleanUp(options),
  ];
  return {
    async stop() {
      // The pump last: what the others still commit is to be published.
      const [pump, ...others] = jobs;
      await Promise.all(others.map((job) => job.stop()));
      await pump?.stop();
    },
  };
}
