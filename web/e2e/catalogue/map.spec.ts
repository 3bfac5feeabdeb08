/** Journeys on the map: communities, flags and the list beside it. */
import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";

/** Dubai Marina and its neighbours: each a disc of its own. */
const around = (page: Page) =>
  page.viewportSize()!.width < 1024 ? "55.1,25.04,55.18,25.1" : "55.04,25.02,55.24,25.16";

// @proves 2.route.auction-map
test(
  "a community is chosen on the map, the list keeps in step, and Back from a lot leads to the same place",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(`/auction/map?section=apartments&at=${around(page)}`);
    const heading = page.getByRole("region", { name: "Lots in view" }).getByRole("heading");
    await expect(heading).toHaveText(/lots? in view$/);
    await page.getByRole("button", { name: /lots?, Dubai Marina\. Look closer/ }).click();
    await expect(page).toHaveURL(/community=dubai-marina/);
    await expect(heading).toHaveText(/lots? in Dubai Marina$/);

    const flag = page.locator("[data-slot='map-lot']").first();
    await expect(flag).toBeVisible();
    // The touch target lies over the flag and must be invisible.
    const over = await flag.evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    expect(over).toBe("rgba(0, 0, 0, 0)");
    await flag.click();
    await page.getByRole("link", { name: "Open lot" }).click();
    await expect(page).toHaveURL(/\/auction\/\d+$/);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    if (await trail.isVisible())
      await expect(trail.getByRole("link", { name: "Dubai", exact: true })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/community=dubai-marina/);
    await expect(heading).toHaveText(/lots? in Dubai Marina$/);
    await expect(page.locator("[data-slot='map-lot']").first()).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page).not.toHaveURL(/community=/);
  },
);

test("the list stays as it is while it does not follow the map", async ({ page }) => {
  test.skip(test.info().project.name === "phone", "On a phone the list always follows.");
  await page.goto("/auction/map");
  await page.getByLabel("List follows the map").uncheck();
  await page.locator("[data-slot='map-cluster']").first().click();
  await page.getByRole("button", { name: "Search this area" }).click();
  await expect(page).toHaveURL(/at=/);
  await expect(page.getByRole("heading", { name: /in view$/ })).toBeVisible();
});

test("a map without lots after an error says so", { tag: "@phone" }, async ({ page }) => {
  await page.route("**/api/auction/lots**", (route) => route.abort());
  await page.goto("/auction/map?city=dubai");
  await expect(page.getByText("The list could not be loaded.")).toBeVisible();
});
