import { roundTrip } from "../lib/connectivity.ts";

/**
 * How long the server takes to answer, as a person would feel it, and whether it answers at all, again and again while
 * the page is looked at.
 * @param tell hears the round trip in ms, or null when there was no answer
 * @param pauseMs asked after each round how long to wait for the next, ms
 */
export function watchDelay(tell: (delayMs: number | null) => void, pauseMs: () => number): void {
  async function measure(): Promise<void> {
    if (document.visibilityState === "visible") tell(await roundTrip());
    setTimeout(() => void measure(), pauseMs());
  }
  void measure();
}
