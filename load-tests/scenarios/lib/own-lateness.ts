/** Measures how late k6 itself is, which is part of all its times. */
import { clearTimeout, setTimeout } from "k6/timers";
import { ownLateness } from "./metrics.ts";

const BEAT_MS = 500;

/**
 * Runs a timer in the JavaScript engine of one person. The timer waits for the same engine and processors as the
 * person's events, and for nothing of the server. It ends at a moment (ms since 1970), since the last waits block
 * the engine.
 */
export function measureLateness(until: number): { end(): void } {
  let due = Date.now() + BEAT_MS;
  const beat = (): void => {
    const now = Date.now();
    if (now >= until) return;
    ownLateness.add(Math.max(0, now - due));
    due = now + BEAT_MS;
    timer = setTimeout(beat, BEAT_MS);
  };
  let timer = setTimeout(beat, BEAT_MS);
  return { end: () => clearTimeout(timer) };
}
