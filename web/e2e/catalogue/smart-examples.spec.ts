import { expect } from "@playwright/test";
import { test } from "../journey.ts";

test("every example sentence of the smart search finds lots in the scene", async ({ page }) => {
  await page.goto("/smart-search");
  const offered = page.getByRole("region", { name: "Search in your own words" }).getByRole("button");
  await expect(offered.first()).toBeVisible();
  const sentences = await offered.allTextContents();
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences) {
    await page.goto("/smart-search");
    await offered.filter({ hasText: sentence }).click();
    await expect(
      page.getByRole("heading", { level: 2, name: /^[1-9]\d* (lot|vehicle|apartment)s?$/ }),
      sentence,
    ).toBeVisible();
    await expect(page.locator("[data-slot='lot-card']").first(), sentence).toBeVisible();
  }
});
