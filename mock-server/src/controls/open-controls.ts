import { publicLimits } from "../domain/public-limits.ts";
import type { MessagePorts } from "../ports.ts";
import { createBots, type RunningBots } from "./bidders/bots.ts";
import type { Controls, Temperament } from "./controls.ts";
import { createFaults } from "./fault-book.ts";
import { createRequestLog } from "./request-ring.ts";
import { createSimulatedPorts } from "./simulated-ports.ts";

export interface OpenedControls {
  readonly controls: Controls;
  readonly ports: MessagePorts;
  /** To be run with the context, once there is one. */
  readonly bots: RunningBots;
}

/**
 * In: the number that decides by chance, who bids by himself from the start (null: nobody), and the auctions' clock
 * in ms since 1970 UTC.
 */
export function openControls(
  seed: () => number,
  bidding: Temperament | null,
  now: () => number,
): OpenedControls {
  const bots = createBots(bidding);
  const { ports, inbox } = createSimulatedPorts(now, publicLimits.codeLength);
  return {
    controls: { faults: createFaults(seed), requests: createRequestLog(), inbox, bots },
    ports,
    bots,
  };
}
