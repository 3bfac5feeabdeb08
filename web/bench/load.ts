/** Measures the load of a visitor's lot page on a phone with a slow line. */
import type { Build, Turn } from "./turn.ts";

/** The line of Lighthouse's phone: 1.6 Mbit/s, 150 ms for a round trip. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;

interface Paints {
  fcp: number;
  lcp: number;
  /** Sum of the parts of long tasks beyond 50 ms. */
  blocked: number;
}

/** Loads the page in a new window, without cache and service worker, until the panel of the app is ready. */
export async function loadOf({ url, browser }: Build, lot: number): Promise<Turn> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_LINE);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  await page.addInitScript(() => {
    const paints: Paints = { fcp: 0, lcp: 0, blocked: 0 };
    Object.assign(globalThis, { paints });
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") paints.fcp = startTime;
    });
    observe("largest-contentful-paint", ({ startTime }) => (paints.lcp = startTime));
    observe("longtask", ({ duration }) => (paints.blocked += Math.max(0, duration - 50)));
  });
  const began = Date.now();
  await page.goto(`/auction/${lot}`);
  // Until the app has replaced the drawn page, nothing in it can be pressed.
  await page.locator("#root:not([inert])").waitFor({ timeout: 120_000 });
  const ready = Date.now() - began;
  await page.waitForLoadState("networkidle");
  const { fcp, lcp, blocked } = await page.evaluate(
    () => (globalThis as unknown as { paints: Paints }).paints,
  );
  await context.close();
  return { "first paint, ms": fcp, "largest paint, ms": lcp, "blocked, ms": blocked, "ready, ms": ready };
}
