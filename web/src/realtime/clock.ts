import { useSyncExternalStore } from "react";
import { createServerClock } from "./server-clock.ts";

/** The page's idea of the server's clock, fed by the configuration, replies and heartbeats. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);

/** How often countdowns are looked at, ms: no clock is further off than this. */
const TICK_MS = 200;
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
  const now = () => derive(watchers.size > 0 ? tickedAt : coarse(serverClock.now()));
  return useSyncExternalStore(watch, now, now);
}

/** Before the first watcher there is no tick to share; the same answer twice within one render is what React needs. */
function coarse(ms: number): number {
  return ms - (ms % TICK_MS);
}
