/** The clock that drives the auctions: ordinary time, moved away from it, or standing. */
import type { BaseClock } from "./clock.ts";
import type { Clock, ClockSetting } from "./store/ports.ts";

/** A clock that can be frozen, set and advanced while the server runs. */
export interface AuctionClock extends Clock {
  /** How it stands to ordinary time, to be written down. While it is on its way it counts as where it is now. */
  readonly setting: ClockSetting;
  /** Where an advance is on its way to, ms since 1970 UTC; null otherwise. Whoever wakes often should then wake rarely. */
  readonly headedFor: number | null;
  /** Stands still from now on. Nobody is called. */
  freeze(): void;
  /** Goes on from where it stands. */
  go(): void;
  /** Is at `ms` from now on, running or standing as before. Back: nothing that has happened is undone. */
  set(ms: number): void;
  /** Goes on as it was written down, and never from before the last moment that was. */
  resume(setting: ClockSetting): void;
  /**
   * Goes to `ms` as if time had passed: whoever waits for an instant on the way is called at that instant, in order,
   * and what he returns is awaited, and `settled` after it, before time goes on. Then it runs or stands as before.
   * @throws whatever these throw; it then is where that happened.
   */
  advanceTo(ms: number, settled: () => Promise<void>): Promise<void>;
}

interface Waiting {
  readonly at: number;
  readonly fn: () => unknown;
  cancel: () => void;
}

const nothing = () => undefined;

/** In: ordinary time. Out: a clock that begins with it. */
export function createAuctionClock(base: BaseClock): AuctionClock {
  const waiting = new Set<Waiting>();
  let offsetMs = 0;
  /** Where it stands now: frozen, or between two instants of an advance. */
  let standsAt: number | null = null;
  let isFrozen = false;
  let headedFor: number | null = null;

  const now = () => standsAt ?? base.now() + offsetMs;

  const call = (one: Waiting) => {
    one.cancel();
    waiting.delete(one);
    return one.fn();
  };
  /** Has ordinary time call, unless that would be never, or an advance does it. What is due already is called anyway. */
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
