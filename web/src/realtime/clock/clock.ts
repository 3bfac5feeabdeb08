import { useEffect, useSyncExternalStore } from "react";
import { ServerClock as Samples } from "@marsa/realtime/clock";

/** A copy of the server's clock. All times in ms since 1970. */
export interface ServerClock {
  /** The server's time now; the local time before the first sample. */
  now(): number;
  /** 1 while the server's clock runs, 0 while it is frozen. */
  rate(): number;
  /** Takes a time from the server. `at`: its arrival, monotonic ms, by default now. */
  sample(serverNow: number, rate: number, at?: number): void;
  /** Forgets all samples, for another database with another time. */
  restart(): void;
}

/**
 * Makes a server clock. It uses only differences of the monotonic clock, since the local clock may be wrong, change, or
 * stop while the machine sleeps.
 * @param monotonic local ms that never run backwards
 * @param wall local ms since 1970
 */
export function createServerClock(monotonic: () => number, wall: () => number): ServerClock {
  const samples = new Samples();
  return {
    now: () => samples.at(monotonic()) ?? wall(),
    rate: () => samples.rate,
    sample: (serverNow, rate, at = monotonic()) => samples.sample(serverNow, rate, at),
    restart: () => samples.restart(),
  };
}

/** The page's copy of the server's clock; the configuration, replies and heartbeats set it. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);

/** Interval between two updates of countdowns, ms… */
const TICK_MS = 200;
/** …and the least one, where seconds count down to an end, ms. */
const LEAST_MS = 20;
/** Without a watcher, components drawn within this time use one instant, ms. */
const HELD_MS = 2_000;
const watchers = new Set<() => void>();
/** The ends with a countdown in seconds, each in a box of its own: two clocks may have the same end. */
const counted = new Set<{ readonly end: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let tickedAt = 0;

/**
 * @param ends countdown ends, server ms
 * @returns time until the next update, ms
 */
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

/** Updates clocks at the whole seconds before this end, server ms; null: not needed. */
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
 * Derives a value from the server's time and renders again only when the value changes: `useServerTime((now) =>
 * countdownText(end - now))`. The value is a string, number or boolean.
 */
export function useServerTime<Value extends string | number | boolean>(
  derive: (nowMs: number) => Value,
): Value {
  const now = () => derive(instantOfDrawing());
  return useSyncExternalStore(watch, now, now);
}

/**
 * The time of the last tick. Without a watcher there is no tick, and the first draw keeps the instant of its start:
 * React would discard a draw in slices if the time changed between them. The first watcher updates it.
 */
function instantOfDrawing(): number {
  if (watchers.size === 0) {
    const now = serverClock.now();
    if (Math.abs(now - tickedAt) > HELD_MS) tickedAt = now;
  }
  return tickedAt;
}
