/** Background work waits this long after a press, ms. */
const CALM_MS = 200;
const PRESSES = ["pointerdown", "pointerup", "keydown"];

let pressedAt = -Infinity;

if (typeof document !== "undefined") {
  for (const type of PRESSES) addEventListener(type, () => (pressedAt = performance.now()), true);
}

/** When the person last pressed anything, monotonic ms. */
export const lastPress = (): number => pressedAt;

/**
 * Runs a job when the browser is idle and the person has not just pressed anything, after `mostMs` at the latest.
 * Returns how to cancel it.
 */
export function whenCalm(job: () => void, mostMs: number): () => void {
  const due = performance.now() + mostMs;
  let over = false;
  const look = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(take, { timeout: Math.max(1, due - performance.now()) });
    else setTimeout(take, 100);
  };
  const take = () => {
    if (over) return;
    const wait = Math.min(pressedAt + CALM_MS, due) - performance.now();
    if (wait > 0) setTimeout(look, wait);
    else job();
  };
  look();
  return () => void (over = true);
}
