/** How late k6 itself is: what its people measure contains it. */
import { clearTimeout, setTimeout } from "k6/timers";
import { ownLateness } from "./metrics.ts";

const BEAT_MS = 500;

/**
 * A timer in the engine of one person, beside his events: it waits for the same engine and the same processors as they do,
 * and for nothing of the server's, so it is late by what his events are late by. Until a moment (ms since 1970): at the end
 * people wait for answers in a way that holds their engine up.
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
