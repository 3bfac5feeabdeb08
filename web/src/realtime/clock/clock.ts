import { useEffect, useSyncExternalStore } from "react";
import { createServerClock } from "./server-clock.ts";

/** The page's idea of the server's clock, fed by the configuration, replies and heartbeats. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);

/** How often countdowns are looked at, ms: no clock is further off than this… */
const TICK_MS = 200;
/** …nor, where seconds are counted down to an end, than this. */
const LEAST_MS = 20;
/** While nobody watches, what is drawn within this time agrees on one instant, ms. */
const HELD_MS = 2_000;
const watchers = new Set<() => void>();
/** Whose seconds are counted, each by a box of its own: two clocks may count down to one end. */
const counted = new Set<{ readonly end: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tickedAt = 0;

/** @param ends server ms to which seconds are counted down; @returns how long until clocks are looked at again, ms */
export function untilNextLook(now: number, ends: Iterable<number>): number {
  let wait = TICK_MS;
  for (const end of ends) {
    const part = (end - now) % 1000;
    wait = Math.min(wait, part > 0 ? part : part + 1000);
  }
  return Math.max(Math.ceil(wait), LEAST_MS);
}

function plan(): void {
  clearTimeout(timer);
  const ends = [...counted].map(({ end }) => end);
  timer = setTimeout(tick, untilNextLook(serverClock.now(), ends));
}

function tick(): void {
  tickedAt = serverClock.now();
  plan();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    tickedAt = serverClock.now();
    plan();
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearTimeout(timer);
  };
}

/** Clocks are looked at when whole seconds are left until this end, server ms; null: that is not needed. */
export function useExactSeconds(end: number | null): void {
  useEffect(() => {
    if (end === null) return;
    const own = { end };
    counted.add(own);
    if (watchers.size > 0) plan();
    return () => void counted.delete(own);
  }, [end]);
}

/**
 * Derives something from the server's time and renders again only when it has changed:
 * `useServerTime((now) => countdownText(end - now))`. The result must be a string, number or boolean.
 */
export function useServerTime<Value extends string | number | boolean>(
  derive: (nowMs: number) => Value,
): Value {
  const now = () => derive(instantOfDrawing());
  return useSyncExternalStore(watch, now, now);
}

/**
 * The last tick. Before the first watcher there is none: a page that is drawn slowly then keeps to the instant at which
 * it began, since React throws away what it has drawn in slices when time has gone on meanwhile, and draws all of it
 * again at once. The first watcher brings it up to date.
 */
function instantOfDrawing(): number {
  if (watchers.size === 0) {
    const now = serverClock.now();
    if (Math.abs(now - tickedAt) > HELD_MS) tickedAt = now;
  }
  return tickedAt;
}
