/** Whether the server can be reached: a HEAD of our own root, past every cache. */

/** A check that is asked for again within this time waits until nobody has asked for that long, ms. */
const DEBOUNCE_MS = 5_000;

/** On a line that has fallen silent an answer never comes, and nothing says so; nobody waits longer than this, ms. */
const PATIENCE_MS = 4_000;

/** How long the server takes to answer, ms; null when it does not. */
export async function roundTrip(): Promise<number | null> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await fetch("/", { method: "HEAD", cache: "no-store", signal });
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}

interface Timers {
  now: () => number;
  /** Calls back after so many ms; returns the way to forget it. */
  later: (ms: number, run: () => void) => () => void;
}

const timers: Timers = {
  now: () => performance.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * A check that may be asked for as often as one likes: the first one runs at once, those that follow within 5 s are one.
 * Out: asks for it, and stops for good.
 */
export function debouncedCheck(check: () => void, { now, later }: Timers = timers) {
  let last = Number.NEGATIVE_INFINITY;
  let forget: (() => void) | null = null;
  function run(): void {
    forget = null;
    last = now();
    check();
  }
  return {
    ask(): void {
      forget?.();
      if (now() - last >= DEBOUNCE_MS) return run();
      forget = later(DEBOUNCE_MS, run);
    },
    stop(): void {
      forget?.();
      forget = null;
    },
  };
}
