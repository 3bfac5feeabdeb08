import { expect, type Page, test as plain } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const isPhone = () => plain.info().project.name === "phone";
const cards = (page: Page) => page.locator("[data-slot='lot-card']");
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test("two lots are chosen in the list and compared", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/auction?section=vehicles");
  for (const place of [0, 1]) {
    const card = cards(page).nth(place);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Compare" }).click();
  }
  await page.getByRole("link", { name: "Compare 2 of 4" }).click();
  await expect(page).toHaveURL(/\/auction\/compare\?lots=\d+-\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Compare 2 lots" })).toBeVisible();
  await expect(row(page, "Mileage")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole("link", { name: "Compare 2 of 4" })).toBeVisible();
});

test("two lots of the watchlist are compared", { tag: "@phone" }, async ({ browser, request, baseURL }) => {
  const lots = [await freshLot(request), await freshLot(request)];
  const { page, context, token } = await bidder(browser, request, baseURL!);
  for (const lot of lots)
    await request.post(`/api/auction/fav/add/${lot}`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto("/auction?section=favorites");
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) {
    await card.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Compare" }).click();
  }
  await page.getByRole("link", { name: "Compare 2 of 4" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare 2 lots" })).toBeVisible();
  await context.close();
});

test(
  "the comparison keeps prices, maximum and note, and its address shows it again",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const cheap = await freshLot(request, { start_price: 20_000, step: 500, seconds: 3_600 });
    const dear = await freshLot(request, { start_price: 40_000, step: 500, seconds: 7_200 });
    const { page, context, token } = await bidder(browser, request, baseURL!);
    for (const lot of [dear, cheap]) {
      await request.post(`/api/auction/fav/add/${lot}`, { headers: { authorization: `Bearer ${token}` } });
    }
    await page.goto("/auction/workbook");
    const mine = page.locator("[data-slot='rocket-lot']");
    await expect(mine).toHaveCount(2);
    for (const box of await mine.getByRole("checkbox").all()) await box.check();
    await page.getByRole("toolbar").getByRole("link", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Compare 2 lots" })).toBeVisible();

    // The lot that ends first is at the left, and the least to pay is marked.
    const pay = row(page, "You pay at the next minimum").getByRole("cell");
    await expect(pay.first()).toContainText(/AED 2\d,\d{3}.*lowest/);
    await expect(pay.last()).toContainText(/AED 4\d,\d{3}/);

    await bidOverHttp(request, { token, lot: cheap, price: 26_000, mode: "max" });
    await expect(row(page, "My maximum").getByRole("cell").first()).toContainText("AED 26,000", AT_ONCE);
    await bidOverHttp(request, { token: await tokenOf(request), lot: cheap, price: 50_000 });
    await expect(row(page, "My maximum").getByRole("cell").first()).toContainText("exceeded", AT_ONCE);
    await expect(pay.last()).toContainText("lowest");

    await page
      .getByRole("button", { name: /^Add a note on/ })
      .last()
      .click();
    await page.getByRole("textbox", { name: /^Note on/ }).fill("Ask for the paint report");
    await page.keyboard.press("Enter");
    await expect(row(page, "My note")).toContainText("Ask for the paint report");

    await page.reload();
    await expect(row(page, "My note")).toContainText("Ask for the paint report");
    await expect(row(page, "My maximum")).toContainText("AED 26,000, exceeded");

    if (isPhone()) {
      // The page keeps its width; the table scrolls below its first column.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const label = row(page, "Ends").getByRole("rowheader");
      await page.getByRole("region", { name: "Comparison" }).evaluate((part) => part.scrollTo(9_999, 0));
      await expect(label).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("checkbox", { name: "Only what differs" }).check();
    await expect(page.getByRole("rowheader", { name: /^(?!.*, differs$|My note$|Bid$)/ })).toHaveCount(0);

    await page
      .getByRole("button", { name: /^Remove/ })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`lots=${cheap}$`));
    await expect(page.getByRole("heading", { level: 1, name: "Compare 1 lot" })).toBeVisible();
    await context.close();
  },
);

test(
  "a comparison without lots, with lots that are gone, and without a server says so",
  { tag: "@phone" },
  async ({ page, request }) => {
    await page.goto("/auction/compare");
    await expect(page.getByRole("heading", { name: "No lots to compare" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Open the auction list" })).toBeVisible();

    const lot = await freshLot(request);
    await page.goto(`/auction/compare?lots=${lot}-999999999`);
    await expect(page.getByText("One of these lots is not there any more.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Compare 1 lot" })).toBeVisible();

    const other = await freshLot(request);
    let fails = true;
    await page.route(`**/api/auction/lot/${other}`, (route) =>
      fails
        ? route.fulfill({
            status: 500,
            contentType: "application/problem+json",
            json: { status: 500, result: "INTERNAL", title: "Internal error", message: "Error" },
          })
        : route.continue(),
    );
    await page.goto(`/auction/compare?lots=${lot}-${other}`);
    await expect(page.getByText("Some lots could not be loaded.")).toBeVisible({ timeout: 20_000 });
    // The page tries again by itself, too: the press comes right when the server is back.
    await page.getByRole("button", { name: "Try again" }).hover();
    fails = false;
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole("heading", { name: "Compare 2 lots" })).toBeVisible();
  },
);
