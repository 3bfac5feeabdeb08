/** Creates the controls. */
import type { Context } from "../http/context.ts";
import { publicLimits } from "../domain/public-limits.ts";
import { combineJobs, type Job } from "../jobs/timing/job.ts";
import type { MessagePorts } from "../ports/outside.ts";
import { createAuctioneer } from "./auctioneer/auctioneer.ts";
import { createBots } from "./bidders/bots.ts";
import type { Controls, Temperament } from "../ports/controls.ts";
import { createEventFaults } from "./events/event-faults.ts";
import { createFaults } from "./fault-book.ts";
import { createRequestLog } from "./request-ring.ts";
import { createSimulatedPorts } from "./simulated-ports.ts";

export interface OpenedControls {
  readonly controls: Controls;
  readonly ports: MessagePorts;
  /** Starts the simulated people, once the context exists. */
  readonly beginPeople: (context: Context) => Job;
}

/**
 * Creates the controls.
 * @param seed of random choices.
 * @param people those at work from the start: bots (null: none) and the automatic auctioneer.
 */
export function openControls(
  seed: () => number,
  people: { readonly bots: Temperament | null; readonly auctioneer: boolean },
  now: () => number,
): OpenedControls {
  const bots = createBots(people.bots);
  const { ports, inbox } = createSimulatedPorts(now, publicLimits.codeLength);
  const auctioneer = createAuctioneer(people.auctioneer);
  return {
    controls: {
      faults: createFaults(seed),
      eventFaults: createEventFaults(seed),
      requests: createRequestLog(),
      inbox,
      bots,
      auctioneer,
    },
    ports,
    beginPeople: (context) => combineJobs([bots.run(context), auctioneer.run(context)]),
  };
}
