import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, boughtByAnybody, freshLot, tokenOf } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

/** The only row of the list. */
const row = (page: Page): Locator => page.locator("[data-slot='own-lot']");
const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: new RegExp(`^${name} `) });

// @proves 2.route.buying-inside-signed-in
// @proves 2.menu.buying
test("a buyer is outbid while they watch: the row stays, its flag and the counts change, and they bid from there", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500, buy_now: 40_000 });
  const { page, context, token } = await bidder(browser, request, baseURL!);
  await bidOverHttp(request, { token, lot, price: 20_000 });
  // Faded text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/buying?section=all");
  await expect(row(page)).toContainText("Leading");
  await expect(tab(page, "Leading")).toContainText("1");
  await expect(page.getByRole("button", { name: /^Raise maximum|^Set a maximum/ })).toBeVisible();

  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_500 });
  await expect(row(page)).toHaveAttribute("data-status", "outbid");
  await expect(tab(page, "Outbid")).toContainText("1");
  expect(await findings(page)).toEqual([]);

  // Without a section in the address the page opens where the reader has to act, and names it.
  await page.goto("/buying");
  await expect(page).toHaveURL(/section=outbid/);
  await expect(row(page)).toHaveAttribute("data-status", "outbid");
  await tab(page, "All").click();

  await page.getByRole("button", { name: /^Bid 21,000/ }).click();
  await page.getByRole("dialog").locator("[data-slot='offer']").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Bid AED 21,000" }).click();
  await expect(page.locator("[data-outcome]").first()).toContainText("You took the lead at AED 21,000");
  await page.keyboard.press("Escape");
  await expect(row(page)).toHaveAttribute("data-status", "leading");

  await tab(page, "Not won").click();
  await expect(page.getByRole("heading", { name: "You have not lost a lot" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Another buyer buys the lot, which is then over and may leave the list.
  await boughtByAnybody(request, { lot, price: 40_000 });
  await expect(tab(page, "Not won")).toContainText("1");
  await tab(page, "All").click();
  await page.getByRole("button", { name: /^Remove from my lists/ }).click();
  await expect(page.getByRole("heading", { name: "You have not bid yet" })).toBeVisible();
  await expect(tab(page, "All")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page)).toHaveAttribute("data-status", "not_won");
  await context.close();
});

test("an unknown section is a page that does not exist", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/buying?section=nowhere");
  await expect(page.getByText("Page not found: /buying")).toBeVisible();
  await context.close();
});

// @proves 2.route.auction-workbook-inside-signed-in
// @proves 2.menu.my-rocket
test("my rocket shows urgent lots, saves a note in place, and acts on several lots", async ({
  browser,
  request,
  baseURL,
}) => {
  const lots = [
    await freshLot(request, { start_price: 20_000, step: 500 }),
    await freshLot(request, { start_price: 30_000, step: 500 }),
  ] as const;
  const { page, context, token } = await bidder(browser, request, baseURL!);
  await bidOverHttp(request, { token, lot: lots[0], price: 20_000 });
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/auction/fav/add/${lots[1]}`, { headers });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/auction/workbook");
  const mine = page.locator("[data-slot='rocket-lot']");
  await expect(mine).toHaveCount(2);
  await expect(page.getByText("Nothing. Nobody has outbid you")).toBeVisible();

  await bidOverHttp(request, { token: await tokenOf(request), lot: lots[0], price: 20_500 });
  await expect(
    page.locator("[data-slot='needs-me']").getByRole("button", { name: /^Bid 21,000/ }),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await mine
    .first()
    .getByRole("button", { name: /^Add a note on/ })
    .click();
  await mine.first().getByRole("textbox").fill("Look at the tailgate");
  await page.keyboard.press("Enter");
  await expect(mine.first()).toContainText("Look at the tailgate");

  for (const box of await mine.getByRole("checkbox").all()) await box.check();
  await page.getByRole("toolbar").getByRole("button", { name: "Remove" }).click();
  // The lot with a bid stays.
  await expect(mine).toHaveCount(1);
  await page
    .locator("[data-slot='toast']", { hasText: "removed" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(mine).toHaveCount(2);

  // A failed read is not shown as nothing.
  const json = { status: 500, result: "INTERNAL", title: "Internal error", message: "Error" };
  await page.route("**/api/my/lots/**", (route) => route.fulfill({ status: 500, json }));
  await page.reload();
  await expect(page.getByText("A part of this page could not be loaded.")).toBeVisible();
  await expect(mine).toHaveCount(2);
  await expect(page.getByText(/^Nothing\b/)).toHaveCount(0);
  await context.close();
});

test("a visitor is asked to sign in and returns", async ({ page }) => {
  await page.goto("/auction/workbook");
  await expect(page).toHaveURL(/\/signin\?next=%2Fauction%2Fworkbook/);
});
