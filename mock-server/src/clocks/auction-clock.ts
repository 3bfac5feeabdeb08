/** The clock that drives the auctions. Tests and demos can freeze, set, advance and speed up this clock. */
import type { BaseClock } from "./clock.ts";
import type { Clock, ClockSetting } from "../store/ports.ts";

/** A clock that can be frozen, set, advanced and sped up while the server runs. */
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
  /** Lets the clock run at `rate` seconds a second, above 0; the next start runs at 1 again. */
  runAt(rate: number): void;
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
const startingAt = (now: number) => ({ at: now, base: now });

/** Creates an auction clock that starts at ordinary time. */
export function createAuctionClock(base: BaseClock): AuctionClock {
  const waiting = new Set<Waiting>();
  /** Where the clock began to run as it does: this instant of its own, at that one of ordinary time. */
  let from = startingAt(base.now());
  let rate = 1;
  /** The instant at which the clock stands: frozen, or between two instants of an advance. */
  let standsAt: number | null = null;
  let isFrozen = false;
  let headedFor: number | null = null;

  const now = () => standsAt ?? from.at + Math.floor((base.now() - from.base) * rate);

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
    const due = from.base + Math.ceil((one.at - from.at) / rate);
    one.cancel = base.at(standsAt === null ? due : base.now(), () => call(one));
  };
  const rearm = () => {
    for (const one of waiting) arm(one);
  };
  const stand = (ms: number) => {
    standsAt = ms;
    rearm();
  };
  const run = (at: number, since = base.now()) => {
    from = { at, base: since };
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
      return standsAt === null ? rate : 0;
    },
    get setting() {
      if (isFrozen) return { offsetMs: 0, frozenAt: now() };
      return { offsetMs: now() - base.now(), frozenAt: null };
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
      run(now());
    },
    runAt(wanted) {
      const at = now();
      rate = wanted;
      if (!isFrozen) run(at);
    },
    set(ms) {
      if (isFrozen) stand(ms);
      else run(ms);
    },
    resume(setting) {
      const { offsetMs: offset, frozenAt, reachedAt } = setting;
      isFrozen = frozenAt !== null;
      if (frozenAt !== null) return stand(frozenAt);
      if (reachedAt !== undefined) base.notBefore(reachedAt - offset);
      const since = base.now();
      run(since + offset, since);
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
        else run(now());
      }
    },
  };
}
