import { expect } from "@playwright/test";
import { test } from "./journey.ts";

// @proves 2.route.redirects-to-auction
// @proves 2.route.auction-inside-set-user
// @proves 2.route.auction-id-inside-set-user
// @proves 2.screen.sign-in
test("a visitor finds a lot in the list, signs in as a demo buyer with one click and returns to the lot", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/auction/);
  await page.locator("article a, [data-slot='lot-card'] a").first().click();
  await expect(page).toHaveURL(/\/auction\/\d+/);
  const lot = page.url();

  await page.goto(`/signin?next=${encodeURIComponent(new URL(lot).pathname)}`);
  await page.getByRole("button", { name: /Omar Haddad/ }).click();
  await expect(page).toHaveURL(lot);
  await page.goto("/auction");
  await expect(page.getByText("45,000").filter({ visible: true }).first()).toBeVisible();
});

// @proves 2.message.page-not-found-path
test("an unknown address says so", async ({ page }) => {
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBeLessThan(500);
  await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
});
