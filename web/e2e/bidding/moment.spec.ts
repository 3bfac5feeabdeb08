import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";

const moment = (page: Page) => page.locator('[data-slot="moment"]');
const spoken = (page: Page, words: string | RegExp) =>
  expect(page.locator('[aria-live="polite"]').filter({ hasText: words })).toHaveCount(1, { timeout: 10_000 });

interface Shifts {
  shift: number;
  moved: string[];
}

/** The layout shift of a page since it was watched, without those that follow a press, and what moved. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const { shift, moved } = globalThis as unknown as Shifts;
    return { shift, moved };
  });

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const seen = Object.assign(globalThis, { shift: 0, moved: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node?.textContent?.slice(0, 40) ?? "";
          seen.moved.push(`${entry.value.toFixed(3)} ${previousRect.top} -> ${currentRect.top} ${name}`);
        }
      }
    }).observe({ type: "layout-shift" });
  });
}

test(
  "the last ten seconds, the hammer, the win and the loss are scenes, and the loser moves the maximum on",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock, isMobile }) => {
    test.slow();
    await clock.stop();
    const lot = await freshLot(request, { start_price: 20_000, step: 500, seconds: 600 });
    const next = await freshLot(request, { start_price: 22_000, step: 500, seconds: 7_200 });
    const [omar, priya] = [
      await bidder(browser, request, baseURL!),
      await bidder(browser, request, baseURL!),
    ];
    const [winner, loser] = [new BidPanel(omar.page), new BidPanel(priya.page)];
    await Promise.all([winner.open(lot), loser.open(lot)]);
    await loser.storeMaximum(26_000);
    await winner.storeMaximum(30_000);
    await expect(loser.band).toContainText("Outbid");
    for (const { page } of [omar, priya]) {
      await page.keyboard.press("Escape");
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForLoadState("networkidle");
      await watchShifts(page);
    }

    // The last ten seconds: the flag on the photos, the clock in its colour, and the way to bid in reach.
    await clock.advance(591);
    for (const { page } of [omar, priya]) {
      await expect(moment(page)).toContainText(/seconds? left/);
      await expect(page.locator("[data-last-seconds]").filter({ visible: true })).toBeVisible();
      await spoken(page, /seconds left/);
    }
    expect(await findings(priya.page)).toEqual([]);
    const bid = isMobile
      ? priya.page.locator('[data-slot="bid-bar"]').getByRole("button", { name: /^Bid/ })
      : priya.page.locator('[data-slot="offer"]').first();
    await bid.click({ trial: true });

    // The result: one sentence each, nothing moves, and motion is off where it is asked.
    await priya.page.emulateMedia({ reducedMotion: "reduce" });
    await clock.advance(12);
    await expect(moment(omar.page)).toContainText("You won");
    await spoken(omar.page, /^Sold to you at AED 26,500/);
    await expect(omar.page.getByText("1 other bidder. Bidder 1 stopped at 26,000.")).toBeVisible();
    await expect(moment(priya.page)).toContainText("Not won");
    await spoken(priya.page, /^Not won\. Sold to Bidder 2 for AED 26,500/);
    const { shift, moved } = await shiftOf(priya.page);
    expect(shift, moved.join("\n")).toBeLessThanOrEqual(0.02);
    const duration = await moment(priya.page).evaluate((flag) => getComputedStyle(flag).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThan(0.001);
    const lost = priya.page.locator('[data-slot="lost"]').filter({ visible: true });
    await expect(lost).toContainText("Bidder 2 bid 500 more than your maximum.");
    await expect(lost).toContainText("AED 5,200 are free again.");
    expect(await findings(priya.page)).toEqual([]);
    expect(await findings(omar.page)).toEqual([]);

    // The maximum goes on: the panel of the next lot holds it, and nothing is stored before it is confirmed.
    await lost.locator("li").first().getByRole("button", { name: "Move maximum" }).click();
    const sheet = priya.page.getByRole("dialog");
    await expect(sheet.getByLabel("Stored maximum")).toHaveValue("26,000");
    expect(await findings(priya.page)).toEqual([]);
    await sheet.getByRole("button", { name: "Set maximum" }).click();
    await priya.page.getByRole("dialog").getByRole("button", { name: "Set maximum AED 26,000" }).click();
    await expect(priya.page.getByRole("dialog")).toContainText("Leading");
    expect(next).toBeGreaterThan(0);
    await Promise.all([omar, priya].map(({ context }) => context.close()));
  },
);
