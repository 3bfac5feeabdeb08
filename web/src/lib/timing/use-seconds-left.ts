import { useSyncExternalStore } from "react";

/** How often a pause is looked at, ms. */
const LOOK_MS = 250;

/**
 * Whole seconds, rounded up, until an instant of this browser's own monotonic clock (`performance.now()`, ms); 0 once it
 * has passed or when there is none. For pauses that the server asked for: those run on real time, not on the auctions'.
 */
export function useSecondsLeft(until: number | null): number {
  return useSyncExternalStore(watch, () =>
    until === null ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000)),
  );
}

function watch(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
