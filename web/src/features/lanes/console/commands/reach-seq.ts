import { subscribe } from "valtio/vanilla";
import { lanes } from "#/realtime/lanes/lanes.ts";

/** The screen gets this time to reach the server's state, ms. */
const CATCH_UP_MS = 1_500;
const DRAWN_MS = 30;

/** Waits until the store has the lane at this seq, at most for its time. */
export function reachSeq(idQueue: number, seq: number): Promise<void> {
  const entry = lanes.lane(idQueue);
  const isThere = () => (entry.live?.seq ?? 0) >= seq;
  return new Promise((resolve) => {
    // A little longer, so that the page has drawn the state.
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      setTimeout(resolve, DRAWN_MS);
    };
    const timer = setTimeout(end, CATCH_UP_MS);
    const unsubscribe = subscribe(entry, () => isThere() && end());
    if (isThere()) end();
  });
}
