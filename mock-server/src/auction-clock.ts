/** The clock that drives the auctions. Tests and demos can freeze, set and advance this clock. */
import type { BaseClock } from "./clock.ts";
import type { Clock, ClockSetting } from "./store/ports.ts";

/** A clock that can be frozen, set and advanced while the server runs. */
export interface AuctionClock extends Clock {
  /** The setting to store. During an advance, the setting names the current instant. */
  readonly setting: ClockSetting;
  /**
   * Target of a running advance, ms since 1970 UTC; null otherwise. Frequent timers should fire rarely during an
   * advance.
   */
  readonly headedFor: number | null;
  /** Freezes the clock. No timer is called. */
  freeze(): void;
  /** Resumes from the frozen instant. */
  go(): void;
  /** Sets the clock to `ms`, running or frozen as before. A step back undoes nothing. */
  set(ms: number): void;
  /** Resumes from a stored setting, never before the last stored instant. */
  resume(setting: ClockSetting): void;
  /**
   * Moves to `ms` as if time had passed: calls each timer at its instant, in order, and awaits its result and
   * `settled` before time goes on. Afterwards the clock runs or stands still as before.
   * @throws any error of a timer; the clock then stops at that timer's instant.
   */
  advanceTo(ms: number, settled: () => Promise<void>): Promise<void>;
}

interface Waiting {
  readonly at: number;
  readonly fn: () => unknown;
  cancel: () => void;
}

const nothing = () => undefined;

/** Creates an auction clock that starts at ordinary time. */
export function createAuctionClock(base: BaseClock): AuctionClock {
  const waiting = new Set<Waiting>();
  let offsetMs = 0;
  /** The instant at which the clock stands: frozen, or between two instants of an advance. */
  let standsAt: number | null = null;
  let isFrozen = false;
  let headedFor: number | null = null;

  const now = () => standsAt ?? base.now() + offsetMs;

  const call = (one: Waiting) => {
    one.cancel();
    waiting.delete(one);
    return one.fn();
  };
  /**
   * Schedules a timer on ordinary time, unless the timer can never fire or an advance fires it. Timers that are due
   * fire anyway.
   */
  const arm = (one: Waiting) => {
    one.cancel();
    one.cancel = nothing;
    if (headedFor !== null || (standsAt !== null && one.at > standsAt)) return;
    one.cancel = base.at(standsAt === null ? one.at - offsetMs : base.now(), () => call(one));
  };
  const rearm = () => {
    for (const one of waiting) arm(one);
  };
  const stand = (ms: number) => {
    standsAt = ms;
    rearm();
  };
  const run = (offset: number) => {
    offsetMs = offset;
    standsAt = null;
    rearm();
  };
  const earliest = (until: number): Waiting | null => {
    let first: Waiting | null = null;
    for (const one of waiting) if (one.at <= until && (!first || one.at < first.at)) first = one;
    return first;
  };
  return {
    now,
    get rate() {
      return standsAt === null ? 1 : 0;
    },
    get setting() {
      if (isFrozen) return { offsetMs: 0, frozenAt: now() };
      return { offsetMs: standsAt === null ? offsetMs : standsAt - base.now(), frozenAt: null };
    },
    get headedFor() {
      return headedFor;
    },
    at(ms, fn) {
      const one: Waiting = { at: ms, fn, cancel: nothing };
      waiting.add(one);
      arm(one);
      return () => {
        one.cancel();
        waiting.delete(one);
      };
    },
    freeze() {
      isFrozen = true;
      stand(now());
    },
    go() {
      isFrozen = false;
      run(now() - base.now());
    },
    set(ms) {
      if (isFrozen) stand(ms);
      else run(ms - base.now());
    },
    resume(setting) {
      const { offsetMs: offset, frozenAt, reachedAt } = setting;
      isFrozen = frozenAt !== null;
      if (frozenAt !== null) return stand(frozenAt);
      if (reachedAt !== undefined) base.notBefore(reachedAt - offset);
      run(offset);
    },
    async advanceTo(ms, settled) {
      headedFor = ms;
      stand(now());
      try {
        await settled();
        for (let next = earliest(ms); next; next = earliest(ms)) {
          stand(Math.max(next.at, now()));
          await call(next);
          await settled();
        }
        stand(Math.max(ms, now()));
      } finally {
        headedFor = null;
        if (isFrozen) stand(now());
        else run(now() - base.now());
      }
    },
  };
}
