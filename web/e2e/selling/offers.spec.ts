import { expect, type Locator, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { callAs } from "../people/clients.ts";
import { AT_ONCE, tokenOf } from "../market.ts";
import { endedLot, panel } from "./negotiation.ts";
import { tabTo } from "../people.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const dialog = (page: Page): Locator => page.getByRole("dialog");
const press = (page: Page, name: string | RegExp): Promise<void> =>
  panel(page).getByRole("button", { name }).click();
const row = (page: Page): Locator => page.locator("[data-slot='own-lot']");
const offer = (amount: number) => ["/sale/offer/send", { amount }] as const;

// @proves 5.message.specify-an-amount-not-less-than
// @proves 1.capability.buyers-make-counteroffers
test("the buyer counters by keyboard within the range, and both sides see each step", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, buyer, sell } = await endedLot({ browser, request, baseURL: baseURL!, clock });
  await sell(...offer(40_500));
  const amount = panel(page).getByLabel("Or counter");
  await expect(amount).toHaveValue("39,500");
  await amount.fill("40,500");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Maximum value is 40,499");
  await amount.fill("38,499");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Specify an amount not less than the maximum bet");
  await expect(amount).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await amount.fill("39,000");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("You have 2 more offers after it.");
  await tabTo(page, dialog(page).getByRole("button", { name: "Offer AED 39,000" }));
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Your offer is with the seller");
  await expect(panel(page).locator("[data-slot='offer-state']")).toHaveText("Not seen yet");
  await sell("/sale/offer/seen", { id_offer: 2 });
  await expect(panel(page).locator("[data-slot='offer-state']")).toHaveText(/^Seen /, AT_ONCE);
  expect(await findings(page)).toEqual([]);

  await sell(...offer(40_000));
  await expect(panel(page)).toContainText("Offer 2 of 3", AT_ONCE);
  await expect(panel(page)).toContainText("Your offer 1 of 3");
  await expect(panel(page)).toContainText("Countered");
  await press(page, "Send offer");
  await dialog(page)
    .getByRole("button", { name: /^Offer AED/ })
    .click();
  await expect(panel(page)).toContainText("Your offer is with the seller");
  await sell("/sale/offer/accept", { id_offer: 4 });
  await expect(page.getByText("Sold to you").first()).toBeVisible();
  await buyer.context.close();
});

test("an open offer comes first in Buying, My rocket and the bell, is flagged in lists, and leads to its lot", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, buyer, sell, lot } = await endedLot({ browser, request, baseURL: baseURL!, clock });
  await page.goto("/buying?section=awaiting");
  await expect(row(page)).toContainText("Awaiting decision");
  await sell(...offer(40_500));
  await expect(row(page)).toContainText("The seller offers AED 40,500, 2,000 above your bid.", AT_ONCE);
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: /^Counteroffers 1/ })).toBeVisible();
  await sections.getByRole("link", { name: /^Counteroffers/ }).click();
  await expect(row(page)).toContainText("Answer by");
  expect(await findings(page)).toEqual([]);
  await row(page).getByRole("link", { name: "Answer offer" }).click();
  await expect(panel(page)).toContainText("The seller offers");

  await page.goto("/auction/workbook");
  const needs = page.locator("[data-slot='needs-me']");
  await expect(needs.getByRole("listitem").first()).toContainText("The seller offers AED 40,500");
  const listed = page.locator("[data-slot='rocket-lot']");
  await expect(listed).toContainText("Seller offers");
  await expect(listed).toContainText("Answer by");
  const number = await listed.getAttribute("data-lot");
  expect(await findings(page)).toEqual([]);
  await page.goto(`/auction?section=finished&q=${number}`);
  const card = page.locator("[data-slot='lot-card']");
  await expect(card).toContainText("Seller offers");
  await expect(card).toContainText("Answer: ");
  await expect(card.getByRole("link", { name: /^Answer offer/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const first = dialog(page).getByRole("list", { name: "Offers that wait for your answer" });
  await expect(first.getByRole("button")).toContainText("for AED 40,500. Answer by");
  expect(await findings(page)).toEqual([]);
  await first.getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
  await expect(panel(page)).toContainText("The seller offers");
  await buyer.context.close();
});

test("without a connection nothing can be answered, and a locked bidder can only decline", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, buyer, sell } = await endedLot({ browser, request, baseURL: baseURL!, clock });
  await sell(...offer(40_500));
  const button = (name: string | RegExp) => panel(page).getByRole("button", { name });
  const isOff = (name: string | RegExp) => expect(button(name)).toHaveAttribute("aria-disabled", "true");
  await expect(button(/^Accept AED 40,500/)).toBeVisible();
  await buyer.context.setOffline(true);
  await expect(panel(page)).toContainText("You can answer when the connection is back.");
  for (const name of [/^Accept AED 40,500/, "Send offer", "Decline"]) await isOff(name);
  expect(await findings(page)).toEqual([]);
  await buyer.context.setOffline(false);
  await expect(button(/^Accept AED 40,500/)).not.toHaveAttribute("aria-disabled");

  const headers = { authorization: `Bearer ${buyer.token}` };
  const me = (await (await request.get("/api/auth/me", { headers })).json()) as {
    data: { id_profile: number };
  };
  const lock = { id_profile: me.data.id_profile, reason: "Unpaid lot", lock_before: "2035-01-31" };
  await callAs(request, await tokenOf(request, "manager"), "/backoffice/clients/update/lock", lock);
  await expect(panel(page)).toContainText("Bidding is suspended until Jan 31, 2035: Unpaid lot.");
  for (const name of [/^Accept AED 40,500/, "Send offer"]) await isOff(name);
  expect(await findings(page)).toEqual([]);
  await press(page, "Decline");
  await dialog(page)
    .getByRole("button", { name: /^Decline/ })
    .click();
  await expect(panel(page)).toContainText("Not sold");
  await buyer.context.close();
});

test("a refused answer is told at its place, and a failed read can be repeated", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, buyer, sell } = await endedLot({ browser, request, baseURL: baseURL!, clock });
  await sell(...offer(40_500));
  const refused = {
    status: 409,
    result: "OFFER_CLOSED",
    title: "Offer closed",
    message: "This offer is no longer open",
    type: "about:blank",
    details: {},
  };
  const sent = Promise.withResolvers<void>();
  await page.route("**/api/my/offer/accept", async (route) => {
    await sent.promise;
    await route.fulfill({ status: 409, json: refused });
  });
  await press(page, /^Accept AED 40,500/);
  await dialog(page).getByRole("button", { name: "Accept AED 40,500" }).click();
  // A refusal has its place while the answer is on its way.
  await page.keyboard.press("Escape");
  sent.resolve();
  await expect(dialog(page).getByRole("alert")).toContainText("This offer is no longer open.");
  await expect(dialog(page).getByRole("alert")).toContainText("nothing was charged");
  expect(await findings(page)).toEqual([]);

  const failed = { ...refused, status: 500, result: "INTERNAL", title: "Internal error", message: "Error" };
  await page.route("**/api/my/decision/*", (route) => route.fulfill({ status: 500, json: failed }));
  await page.reload();
  await expect(panel(page)).toContainText("The state of your bid could not be loaded.");
  expect(await findings(page)).toEqual([]);
  await page.unroute("**/api/my/decision/*");
  await press(page, "Try again");
  await expect(panel(page)).toContainText("The seller offers");
  await buyer.context.close();
});
