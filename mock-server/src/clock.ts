import type { Clock } from "./db/ports.ts";

/** The longest wait that setTimeout takes. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Ordinary time. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    rate: 1,
    at(ms, fn) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        const left = ms - Date.now();
        timer =
          left > LONGEST_WAIT_MS ? setTimeout(wait, LONGEST_WAIT_MS) : setTimeout(fn, Math.max(0, left));
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Goes on by `ms`; what is due is called in order of its time, each at its time. */
  advance(ms: number): void;
}

/** Time for tests: starts at `start` (ms since 1970 UTC) and moves only when told to. */
export function createManualClock(start: number): ManualClock {
  let now = start;
  const waiting = new Set<{ readonly at: number; readonly fn: () => unknown }>();
  const next = (until: number) => {
    let first: { readonly at: number; readonly fn: () => unknown } | null = null;
    for (const entry of waiting) if (entry.at <= until && (!first || entry.at < first.at)) first = entry;
    return first;
  };
  return {
    now: () => now,
    rate: 0,
    at(ms, fn) {
      const entry = { at: Math.max(ms, now), fn };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    advance(ms) {
      const until = now + ms;
      for (let entry = next(until); entry; entry = next(until)) {
        waiting.delete(entry);
        now = Math.max(now, entry.at);
        entry.fn();
      }
      now = until;
    },
  };
}
