import { useSyncExternalStore } from "react";

/** Interval between two looks at the clock, ms. */
const LOOK_MS = 250;

/**
 * Whole seconds, rounded up, until an instant of this browser's monotonic clock (`performance.now()`, ms); 0 after it,
 * or without one. For pauses that the server asks for, which run in real time, not in auction time.
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
