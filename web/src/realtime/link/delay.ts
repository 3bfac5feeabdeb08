import { roundTrip } from "#/lib/app/connectivity.ts";

/**
 * Measures the time that the server takes to answer, repeatedly while the page is visible.
 * @param report gets the round trip in ms, or null without an answer
 * @param pauseMs asked after each round for the time until the next, ms
 * @returns a function that measures at once, unless a measurement is in progress
 */
export function watchDelay(report: (delayMs: number | null) => void, pauseMs: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** How often the browser has lost its network. */
  let losses = 0;
  addEventListener("offline", () => (losses += 1));
  async function measure(): Promise<void> {
    timer = null;
    if (document.visibilityState === "visible") {
      const before = losses;
      const delayMs = await roundTrip();
      // An answer that was on its way when the network was lost does not count as a connection.
      if (losses === before) report(delayMs);
    }
    timer = setTimeout(() => void measure(), pauseMs());
  }
  void measure();
  return () => {
    if (timer === null) return;
    clearTimeout(timer);
    void measure();
  };
}
