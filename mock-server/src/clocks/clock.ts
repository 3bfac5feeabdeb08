/** Clocks of the server: a monotonic system clock, and a manual clock for tests. */
import type { Clock } from "../store/ports.ts";

/**
 * Longest wait of one timer, ms. A system clock that jumps ahead, as after a laptop's sleep, is noticed within this
 * time.
 */
const LONGEST_WAIT_MS = 1_000;
/**
 * A lead over the system clock of this size or more is reported, ms. A smaller lead is a correction by the time
 * service.
 */
const REPORTED_MS = 1_000;
/**
 * A clock ahead of the system clock runs slower by this part, so that a small lead ends by itself. A time service
 * slows the system clock by half of this at most.
 */
const SLOWER = 0.001;

/** Ordinary time that never goes back: the base of the auction clock and of the sessions. */
export interface BaseClock extends Clock {
  /** Continues from `ms` (since 1970 UTC) if `ms` lies ahead: an earlier server had already reached `ms`. */
  notBefore(ms: number): void;
}

export interface SystemClock extends BaseClock {
  /** Lead over the system clock, ms; 0 unless the system clock went back. */
  lead(): number;
}

/**
 * Returns a clock that shows the system's time and never goes back. When the system clock goes back, this clock
 * goes on until the system clock has caught up.
 * @param onLead receives the lead in ms when the system clock goes back, and 0 when it has caught up.
 */
export function createSystemClock(onLead: (leadMs: number) => void = () => undefined): SystemClock {
  let reached = Date.now();
  let seenAt = performance.now();
  let isAhead = false;
  let reported = 0;

  const look = (): number => {
    const system = Date.now();
    const at = performance.now();
    const passed = (at - seenAt) * (isAhead ? 1 - SLOWER : 1);
    seenAt = at;
    reached = Math.max(system, reached + passed);
    isAhead = reached > system;
    return reached - system;
  };
  const report = (lead: number): void => {
    const before = reported;
    reported = lead < REPORTED_MS ? 0 : lead;
    if (lead >= before + REPORTED_MS) onLead(lead);
    else if (before > 0 && reported === 0) onLead(0);
  };
  const now = (): number => {
    report(look());
    return Math.floor(reached);
  };

  return {
    now,
    rate: 1,
    lead: () => {
      const lead = look();
      report(lead);
      return Math.floor(lead);
    },
    notBefore(ms) {
      look();
      reached = Math.max(reached, ms);
      report(look());
    },
    at(ms, fn) {
      let timer: NodeJS.Timeout;
      const wait = () => {
        timer = setTimeout(ring, Math.min(Math.max(0, ms - now()), LONGEST_WAIT_MS));
      };
      const ring = () => {
        if (now() < ms) wait();
        else fn();
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}

/** A clock that stands still until a test advances it. */
export interface ManualClock extends BaseClock {
  /** Advances by `ms` and calls each due timer at its instant, in order. */
  advance(ms: number): void;
}

/** Returns a clock for tests: starts at `start` (ms since 1970 UTC) and moves only on `advance`. */
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
    notBefore(ms) {
      now = Math.max(now, ms);
    },
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
