import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder } from "./market.ts";
import { LEAST_PX, tooSmall } from "./touch.ts";

/** Pages on which people find lots and follow their own. */
const PAGES: readonly (readonly [path: string, drawn: string])[] = [
  ["/auction", '[data-slot="lot-card"]'],
  ["/auction?view=table", "main [data-lot]"],
  ["/auction/map", '[data-slot="map-cluster"]'],
  ["/schedule", "main section h3"],
  ["/smart-search?q=white+SUV+under+90k", "main h2"],
  ["/auction/workbook", '[data-slot="rocket-lot"], main h2'],
  ["/buying", "main nav"],
  ["/deposit", "[data-slot='deposit-figures']"],
];
test(
  "everything that can be pressed has a touch target of 44 px",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    test.skip(test.info().project.name !== "phone", "A mouse is smaller.");
    test.slow();
    const { page, context } = await bidder(browser, request, baseURL!);
    for (const [path, drawn] of PAGES) {
      await page.goto(path);
      await expect(page.locator(drawn).first()).toBeVisible();
      const small = () => page.evaluate(tooSmall, LEAST_PX);
      await expect.poll(small, { message: path }).toEqual([]);
    }
    await context.close();
  },
);
