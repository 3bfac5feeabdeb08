import { useSyncExternalStore } from "react";
import { createServerClock } from "./server-clock.ts";

/** The page's idea of the server's clock, fed by the configuration, replies and heartbeats. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);

/** How often countdowns are looked at, ms: no clock is further off than this. */
const TICK_MS = 200;
/** While nobody watches, what is drawn within this time agrees on one instant, ms. */
const HELD_MS = 2_000;
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let tickedAt = 0;

function tick(): void {
  tickedAt = serverClock.now();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) {
    tickedAt = serverClock.now();
    timer = setInterval(tick, TICK_MS);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
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
