import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder } from "./market.ts";

/**
 * The highest sum of layout shifts of a page while it loads. A busy machine draws parts later and more one by one: the
 * proof walks it alone.
 */
const MOST_SHIFT = 0.02;
const PAGES = ["/schedule", "/deposit", "/smart-search", "/auction/workbook"];

test(
  "schedule, deposit, smart search and an empty workbook do not move while they load",
  { tag: "@proof" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.addInitScript(() => {
      const sums = window as unknown as { shifted: number };
      sums.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        })[])
          if (!entry.hadRecentInput) sums.shifted += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect([path, shifted <= MOST_SHIFT, shifted]).toEqual([path, true, shifted]);
    }
    await context.close();
  },
);
