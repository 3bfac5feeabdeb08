/** Lets bids go first: a task of many writes leaves time between them while people bid. */
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "../../../store/store.ts";

/** How long after a bid others are expected, ms. */
const BUSY_MS = 1_000;
/** Time for bids after each write, as a multiple of the write's own time: bids have three quarters of the time. */
const RESTS = 3;
/** A write that waited in a long queue does not wait as long again, ms. */
const LONGEST_REST_MS = 50;

export interface BidsFirst {
  /** Runs one write, and rests after it while people bid. */
  run<T>(write: () => Promise<T>): Promise<T>;
  /** Stops listening to bids. */
  end(): void;
}

/**
 * Returns the pace of one task.
 * @param now Monotonic time, ms.
 * @param rest Waits so many ms.
 */
export function bidsFirst(
  store: Pick<Store, "onCommit">,
  now: () => number = () => performance.now(),
  rest: (ms: number) => Promise<unknown> = wait,
): BidsFirst {
  let lastBid = -Infinity;
  const end = store.onCommit(({ lots, lanes }) => {
    if (lots.length > 0 || lanes.length > 0) lastBid = now();
  });
  return {
    async run(write) {
      const began = now();
      const written = await write();
      const ended = now();
      if (ended - lastBid < BUSY_MS) await rest(Math.min(LONGEST_REST_MS, RESTS * (ended - began)));
      return written;
    },
    end,
  };
}
