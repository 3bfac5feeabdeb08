import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./journey.ts";
import { BAD_REQUEST, bidder, freshLot } from "./market.ts";

test("axe finds nothing on the list, with lots and without", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/auction");
  await expect(page.locator("[data-slot='price']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/auction?q=nothingmatchesthis");
  await expect(page.getByRole("heading", { name: "No lots match" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

// @proves 8.message.failed-to-load-fee-data
test(
  "axe finds nothing on a lot that takes bids, on its confirmation, nor without its fees",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request);
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.goto(`/auction/${lot}`);
    const offer = page.locator("[data-slot='offer'], [data-slot='bid-bar'] button").first();
    await expect(offer).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await offer.click();
    const inSheet = page.locator("[role='dialog'] [data-slot='offer']").first();
    if (test.info().project.name === "phone") await inSheet.click();
    await expect(page.getByRole("dialog")).toContainText("You pay");
    expect(await findings(page)).toEqual([]);
    await page.route("**/api/auction/conditions", (route) =>
      route.fulfill({ status: 400, json: BAD_REQUEST }),
    );
    await page.reload();
    await expect(page.getByText("Failed to load fee data.").last()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

test("axe finds nothing on signing in, nor on an unknown address", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/signin");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/nowhere");
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
