/** Measures a bidder's lot page on a slow phone while others bid fifty times a second. */
import { BidPanel } from "../e2e/bidding/bid-panel.ts";
import { bidder, bidWithFetch, tokenOf } from "../e2e/market.ts";
import type { Build, Turn } from "./turn.ts";

const EVENTS_A_SECOND = 50;
const SLOWER_PROCESSOR = 4;
/** How often the person clicks into a field, types a digit and opens another section. */
const TURNS = 12;
/** The time between two of these, ms. */
const PAUSE_MS = 300;

/** Returns how soon the page answers the person, and its processor time for each event. */
export async function stormOf({ url, browser, request }: Build, lot: number): Promise<Turn> {
  const { page, context } = await bidder(browser, request, url);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.addInitScript(() => {
    const took: Record<number, number> = {};
    Object.assign(globalThis, { took });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) took[interactionId] = Math.max(took[interactionId] ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await new BidPanel(page).open(lot);
  await page.waitForLoadState("networkidle");
  const rivals = [await tokenOf(request), await tokenOf(request)];
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  const taskSeconds = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")!.value;
  };

  const field = page.locator("[data-slot='stored-maximum'] input");
  const tabs = await page.getByRole("navigation", { name: "Sections" }).getByRole("link").all();
  const before = await taskSeconds();
  const began = Date.now();
  let sent = 0;
  const storm = setInterval(() => {
    // As many as are due, since a timer is late on a busy machine.
    for (const due = ((Date.now() - began) * EVENTS_A_SECOND) / 1_000; sent < due;) {
      sent += 1;
      void bidWithFetch(url, { token: rivals[sent % 2]!, lot, price: 1_000 + sent * 100 });
    }
  }, 10);
  for (let turn = 0; turn < TURNS; turn++) {
    // Their present places: the last click has scrolled the page, and bids have moved the panel.
    const input = await field.boundingBox();
    if (input) await page.mouse.click(input.x + 40, input.y + input.height / 2);
    await page.keyboard.press("9");
    const tab = await tabs[(turn + 6) % tabs.length]!.boundingBox();
    if (tab) await page.mouse.click(tab.x + 10, tab.y + 10);
    await page.waitForTimeout(PAUSE_MS);
  }
  clearInterval(storm);
  const spent = (await taskSeconds()) - before;
  const took = await page.evaluate(() => (globalThis as unknown as { took: Record<number, number> }).took);
  await context.close();
  if (Object.keys(took).length < TURNS) throw new Error("The page took fewer presses than turns.");
  const sorted = Object.values(took).toSorted((one, other) => one - other);
  return {
    "interaction, median, ms": sorted[Math.floor(sorted.length / 2)] ?? 16,
    "interaction, p90, ms": sorted[Math.floor(sorted.length * 0.9)] ?? 16,
    "slowest interaction, ms": sorted.at(-1) ?? 16,
    "processor time, ms a second": (spent * 1_000) / ((Date.now() - began) / 1_000),
  };
}
