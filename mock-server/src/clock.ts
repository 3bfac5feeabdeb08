import type { Clock } from "./store/ports.ts";

/** Timers wait this long at most, ms: then they see a system clock that has jumped ahead, as after a laptop's sleep. */
const LONGEST_WAIT_MS = 1_000;
/** A lead over the system clock from here on is reported, ms. Less is a correction of the clock by its time service. */
const REPORTED_MS = 1_000;
/**
 * A clock that is ahead of the system clock runs slower by this part, so that a small lead ends by itself. A time service
 * slows the system clock by half of it at most.
 */
const SLOWER = 0.001;

/** Ordinary time that never goes back: what the auction clock and the sessions run on. */
export interface BaseClock extends Clock {
  /** Goes on from `ms` (since 1970 UTC) if that lies ahead: a server before this one was there already. */
  notBefore(ms: number): void;
}

export interface SystemClock extends BaseClock {
  /** How far it is ahead of the system clock, ms; 0 unless the system clock went back. */
  lead(): number;
}

/**
 * The system's time, but never less than before: when the system clock goes back, this clock goes on by itself until the
 * system clock has caught up. `onLead` is called with the lead in ms when the system clock went back, and with 0 when it
 * has caught up.
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

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends BaseClock {
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
