import { test } from "@marsa/mock-server/playwright";
import { expect } from "@playwright/test";

test.use({ world: { scene: "evening", seed: 7, clock: "2026-11-23T18:00:00Z" } });

test("a lot ends while a visitor looks at its page", async ({ page, marsa }) => {
  await page.goto("/auction");
  await page.locator("article a, [data-slot='lot-card'] a").first().click();
  await expect(page).toHaveURL(/\/auction\/\d+/);
  await marsa.advance(30 * 24 * 3_600);
  await expect(page.getByText(/^(Sold|Not sold)/).first()).toBeVisible();
});
