import { roundTrip } from "../../lib/app/connectivity.ts";

/**
 * How long the server takes to answer, as a person would feel it, and whether it answers at all, again and again while
 * the page is looked at.
 * @param tell hears the round trip in ms, or null when there was no answer
 * @param pauseMs asked after each round how long to wait for the next, ms
 * @returns asks at once, unless that is under way
 */
export function watchDelay(tell: (delayMs: number | null) => void, pauseMs: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  async function measure(): Promise<void> {
    timer = null;
    if (document.visibilityState === "visible") tell(await roundTrip());
    timer = setTimeout(() => void measure(), pauseMs());
  }
  void measure();
  return () => {
    if (timer === null) return;
    clearTimeout(timer);
    void measure();
  };
}
