import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs } from "../people/clients.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";
import { tabTo } from "../people.ts";
import { newDraft, newLotInModeration, vehicle, wholeDraft } from "./seller.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const rows = (page: Page): Locator => page.locator("[data-slot='sale-lot']");
const rowOf = (page: Page, number: number): Locator =>
  page.locator(`[data-slot='sale-lot'][data-lot='${number}']`);
const tab = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: new RegExp(`^${name} `) });
const toast = (page: Page, text: string): Locator => page.locator("[data-slot='toast']", { hasText: text });

// @proves 2.route.sale-inside-signed-in
// @proves 2.menu.selling
test(
  "a seller watches bids arrive, and changes prices within the rules",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, id, token } = await bidder(browser, request, baseURL!, "seller");
    const prices = { start_price: 20_000, step: 500, min_price: 30_000, buy_now: 60_000 };
    const lot = await freshLot(request, { ...prices, seller: id });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/sale");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toHaveAttribute("data-state", "active");
    await expect(rows(page)).toContainText("30,000");
    await expect(tab(page, "Upcoming and active")).toContainText("1");
    expect(await findings(page)).toEqual([]);

    // Before the first bid each price may move.
    await rows(page)
      .getByRole("button", { name: /^Change prices/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Change prices" });
    await dialog.getByLabel("Start price, AED").fill("18,000");
    await dialog.getByLabel("Min price, AED").fill("29,000");
    await dialog.getByLabel("Buy now price, AED").fill("19,000");
    await dialog.getByRole("button", { name: "Save prices" }).click();
    await expect(dialog).toContainText(
      "Buy now price must be at least 4x Bid steps greater than Start price",
    );
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("Buy now price, AED").fill("55,000");
    await dialog.getByRole("button", { name: "Save prices" }).click();
    // The start price is lower now; the minimum price did not fall far enough.
    await expect(dialog).toContainText("Lower the minimum price by 5 % at least, to AED 28,500 or less");
    await dialog.getByLabel("Min price, AED").fill("25,000");
    await dialog.getByRole("button", { name: "Save prices" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows(page)).toContainText("18,000");
    await expect(rows(page)).toContainText("25,000");
    await expect(rows(page)).toContainText("55,000");

    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 18_000 });
    await expect(rows(page).locator("[data-slot='highest-bid']")).toHaveText("18,000", AT_ONCE);
    await expect(rows(page)).toContainText("Below minimum");
    await rows(page)
      .getByRole("button", { name: /^Change prices/ })
      .click();
    await expect(dialog.getByLabel("Start price, AED")).toBeDisabled();
    await expect(dialog).toContainText("Fixed: there are bids on this lot.");
    await page.keyboard.press("Escape");
    await expect(rows(page).getByRole("button", { name: /^Change prices/ })).toBeFocused();

    const draft = await newDraft(request, token, vehicle());
    await page.goto(`/sale?q=${draft.number}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Toyota Land Cruiser");
    await page.getByRole("searchbox", { name: "Find in my lots" }).fill("nothing is called this");
    await expect(page.getByRole("heading", { name: "No lots match" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(rows(page)).toHaveCount(2);
    await context.close();
  },
);

test("drafts are archived with one result per lot, brought back, deleted and created again", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, id, token } = await bidder(browser, request, baseURL!, "seller");
  const one = await newDraft(request, token, vehicle());
  const other = await newDraft(request, token, vehicle({ mark: "nissan", model: "nissan-patrol" }));
  await freshLot(request, { seller: id, start_price: 9_000, step: 100 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sale");
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("checkbox", { name: "Choose all lots" }).check();
  const bar = page.getByRole("toolbar", { name: "Chosen lots" });
  await expect(bar).toContainText("3 selected");
  expect(await findings(page)).toEqual([]);
  await bar.getByRole("button", { name: "Archive 2" }).click();
  const results = page.getByRole("dialog", { name: "Archived 2 of 3 lots" });
  await expect(results.getByText("Archived", { exact: true })).toHaveCount(2);
  await expect(results).toContainText("Only drafts and ended lots can be archived");
  expect(await findings(page)).toEqual([]);
  await results.getByRole("button", { name: "Close" }).last().click();
  await tab(page, "Archive").click();
  await expect(rows(page)).toHaveCount(2);
  await rowOf(page, one.number)
    .getByRole("button", { name: /^Restore/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await tab(page, "Draft").click();
  await expect(rowOf(page, one.number)).toBeVisible();
  await expect(rowOf(page, other.number)).toHaveCount(0);

  // Deleting asks first, and can be taken back.
  const more = rowOf(page, one.number).getByRole("button", { name: /^More for/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete draft" }).press("Enter");
  const ask = page.getByRole("dialog", { name: "Delete this draft?" });
  await tabTo(page, ask.getByRole("button", { name: "Delete draft" }));
  await page.keyboard.press("Enter");
  await toast(page, "is deleted").getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toContainText("Toyota Land Cruiser");
  await expect(rowOf(page, one.number)).toHaveCount(0);
  await tab(page, "Sold").click();
  await expect(page.getByRole("heading", { name: "You have not sold a lot yet" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});

// @proves 8.message.auction-has-been-already-relisted
test("a lot comes back from the staff, and an unsold one is listed once more", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, context, id, token } = await bidder(browser, request, baseURL!, "seller");
  const sent = await newLotInModeration(request, token);
  const returned = await newLotInModeration(request, token);
  const lot = await freshLot(request, { seller: id, start_price: 20_000, step: 500, seconds: 60 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sale?section=moderation");
  await rowOf(page, sent.number)
    .getByRole("button", { name: /^Convert to draft/ })
    .click();
  await page
    .getByRole("dialog", { name: "Convert to draft?" })
    .getByRole("button", { name: "Convert to draft" })
    .click();
  // The other one comes back by itself while one looks.
  const remarks = [{ field: "vin", text: "The VIN on the photo ends in 457." }];
  const staff = await tokenOf(request, "backoffice");
  await callAs(request, staff, "/backoffice/lots/return", { id_auction: returned.id_auction, remarks });
  await expect(page.getByRole("heading", { name: "No lot is with the staff" })).toBeVisible();
  await expect(tab(page, "Draft")).toContainText("2");
  await tab(page, "Draft").click();
  await expect(rowOf(page, sent.number)).toHaveAttribute("data-state", "draft");
  await expect(rowOf(page, returned.number)).toContainText("1 remark from staff");
  await expect(rowOf(page, returned.number).getByRole("link", { name: /^Fix 1 field/ })).toHaveAttribute(
    "href",
    new RegExp(`/auction/edit/${returned.id_auction}$`),
  );
  expect(await findings(page)).toEqual([]);

  // While one looks: the lot ends without a bid.
  await tab(page, "Not sold").click();
  await expect(page.getByRole("heading", { name: "Every lot has found a buyer" })).toBeVisible();
  await clock.advance(300);
  await expect(rows(page)).toHaveAttribute("data-state", "not_sold");
  await rows(page)
    .getByRole("button", { name: /^Re-list/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Re-list" });
  await dialog.getByLabel("Start date, GST").fill("2020-01-01T10:00");
  await dialog.getByRole("button", { name: "Re-list", exact: true }).click();
  await expect(dialog).toContainText("The date can't be before today");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await rows(page)
    .getByRole("button", { name: /^Re-list/ })
    .click();
  await dialog.getByLabel("Start price, AED").fill("15,000");
  // Somebody else at this seller's is faster.
  await callAs(request, token, "/sale/reinst", { id_auction: lot, start_price: 16_000 });
  await dialog.getByRole("button", { name: "Re-list", exact: true }).click();
  await expect(dialog).toContainText("Auction has been already relisted");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(rows(page)).toContainText("Listed again");
  await expect(rows(page).getByRole("button", { name: /^Re-list/ })).toHaveCount(0);
  await context.close();
});

test("drafts are deleted and unsold lots listed again in bulk, with one result per lot", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, context, id, token } = await bidder(browser, request, baseURL!, "seller");
  const unsold = { seller: id, start_price: 20_000, step: 500, seconds: 60 };
  const first = await freshLot(request, unsold);
  await freshLot(request, unsold);
  await clock.advance(300);
  const draft = await newDraft(request, token, vehicle());
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sale");
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("combobox", { name: "All types" }).selectOption("Apartments");
  await expect(page.getByRole("heading", { name: "No lots match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("checkbox", { name: "Choose all lots" }).check();
  const bar = page.getByRole("toolbar", { name: "Chosen lots" });
  await bar.getByRole("button", { name: "Re-list 2" }).click();
  // Somebody else at this seller's is faster with one of them.
  await callAs(request, token, "/sale/reinst", { id_auction: first, start_price: 16_000 });
  const ask = page.getByRole("dialog", { name: "Re-list 2 lots?" });
  expect(await findings(page)).toEqual([]);
  await ask.getByRole("button", { name: "Re-list 2 lots" }).click();
  const results = page.getByRole("dialog", { name: "Listed again 1 of 3 lots" });
  await expect(results).toContainText("Auction has been already relisted");
  await expect(results).toContainText("Only lots that were not sold can be listed again");
  await expect(results).toContainText(/Listed again as lot \d+/);
  expect(await findings(page)).toEqual([]);
  await results.getByRole("button", { name: "Close" }).last().click();

  await rowOf(page, draft.number).getByRole("checkbox").check();
  await bar.getByRole("button", { name: "Delete 1 draft" }).click();
  await page
    .getByRole("dialog", { name: "Delete 1 draft?" })
    .getByRole("button", { name: "Delete 1 draft" })
    .click();
  await page
    .getByRole("dialog", { name: "Deleted 1 of 1 lot" })
    .getByRole("button", { name: "Close" })
    .last()
    .click();
  await expect(rowOf(page, draft.number)).toHaveCount(0);
  await context.close();
});

test(
  "drafts are published in one press with a result for each, also over a lost connection",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
    const whole = await Promise.all([1, 2, 3].map(() => wholeDraft(request, token)));
    const bare = await newDraft(request, token, vehicle());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/sale?section=draft");
    await expect(rowOf(page, bare.number)).toContainText("1 field left");
    await expect(rowOf(page, whole[0]!.number)).toContainText("Ready to publish");

    // One chosen draft, and one that is not ready.
    for (const { number } of [bare, whole[0]!]) await rowOf(page, number).getByRole("checkbox").check();
    await page
      .getByRole("toolbar", { name: "Chosen lots" })
      .getByRole("button", { name: "Publish 1" })
      .click();
    const one = page.getByRole("dialog", { name: "Publish 1 draft?" });
    await expect(one).toContainText("1 other lot cannot be sent now");
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");

    // All that are ready. The answer about the second lot is lost after the server has sent it to the staff.
    await page.route(`**/api/sale/publishlot/${whole[1]!.id_auction}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const draft = `**/api/sale/getlotdraft/${whole[1]!.id_auction}`;
    await page.route(draft, (route) => route.abort());
    await page.getByRole("button", { name: "Publish all that are ready" }).click();
    await page
      .getByRole("dialog", { name: "Publish 3 drafts?" })
      .getByRole("button", { name: "Publish 3 drafts" })
      .click();
    const results = page.getByRole("dialog", { name: /^Sent to the staff \d of 4 lots$/ });
    await expect(results).toContainText("Photos is required");
    await expect(results).toContainText("We don't know whether this was done.");
    await page.unroute(draft);
    await results.getByRole("button", { name: /^Try \d lots? again$/ }).click();
    await expect(page.getByRole("dialog", { name: "Sent to the staff 3 of 4 lots" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await results.getByRole("link", { name: `Open “Photos and documents” of lot ${bare.number}` }).click();
    await expect(page).toHaveURL(new RegExp(`/auction/edit/${bare.id_auction}\\?step=photos$`));
    await context.close();
  },
);

test("a buyer learns how to become a seller, and what fails says so", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  await buyer.page.goto("/sale");
  await expect(buyer.page.getByRole("link", { name: "Become a seller" })).toHaveAttribute(
    "href",
    /\/profile\/create/,
  );
  expect(await findings(buyer.page)).toEqual([]);
  await buyer.page.goto("/sale?section=nowhere");
  await expect(buyer.page.getByText("Page not found: /sale")).toBeVisible();
  await buyer.context.close();

  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  const json = { status: 500, result: "INTERNAL", title: "Internal error", message: "Error" };
  await page.route("**/api/sale/lots/**", (route) => route.fulfill({ status: 500, json }));
  await page.goto("/sale");
  await expect(page.getByText("Your lots could not be loaded.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/api/sale/lots/**");
  // An event may let the page read the list before the press.
  const list = page.getByRole("heading", { name: "You have no lots yet" });
  await Promise.race([again.click().catch(() => undefined), list.waitFor()]);
  await expect(list).toBeVisible();
  await context.close();
});

test("the spreadsheet of all lots is saved", async ({ browser, request, baseURL }) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
  await newDraft(request, token, vehicle());
  await page.goto("/sale");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^marsa-selling-.*\.xlsx$/);
  await context.close();
});
