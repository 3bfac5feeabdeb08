/**
 * How long the server takes to answer, as a person would feel it, and whether it answers at all.
 * While the page is looked at: one HEAD of our own root, past every cache, again and again.
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

async function roundTrip(): Promise<number | null> {
  const start = performance.now();
  try {
    await fetch("/", { method: "HEAD", cache: "no-store" });
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}
