/** Checks whether the server answers: an uncached HEAD request to the app's own root. */

/** A check within this time after another one waits until nothing asked for that long, ms. */
const DEBOUNCE_MS = 5_000;

/** A silent connection neither answers nor fails; the check gives up after this time, ms. */
const PATIENCE_MS = 4_000;

/** Returns the time that the server takes to answer, ms; null without an answer. */
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
  /** Runs a function after so many ms; returns how to cancel it. */
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
 * A check that callers may ask for at any rate: the first one runs at once, further ones within 5 s become one.
 * @returns functions that ask for a check and that stop all checks
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
