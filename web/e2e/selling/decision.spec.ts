import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs } from "../people/clients.ts";
import { ask, card, compose, endedBelow, HOUR_S } from "./decision.ts";
import { test } from "../journey.ts";
import { tabTo } from "../people.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const AWAITING = "/sale?section=summarizing";

// @proves 2.screen.counteroffer-dialogs
// @proves 1.capability.sellers-accept-or-decline-bids
test("a seller accepts the highest bid after reading what is left, and both tabs tell", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { seller, lot } = await endedBelow(browser, request, baseURL!, clock);
  const { page, context } = seller;
  const other = await context.newPage();
  await other.goto(`/auction/${lot}`);
  await page.goto(AWAITING);
  await expect(card(page)).toHaveAttribute("data-state", "decide");
  await expect(card(page)).toContainText("3,500 short");
  await expect(card(page)).toContainText("2 from 2 bidders");
  await expect(card(page)).toContainText("37,500 by Bidder 1, 1,000 less");
  await expect(card(page)).toContainText("AED 7,700 on hold and 48 hours to pay");
  expect(await findings(page)).toEqual([]);
  await card(page)
    .getByRole("button", { name: /^Accept AED 38,500/ })
    .click();
  const dialog = ask(page, "Accept AED 38,500?");
  await expect(dialog).toContainText("You keep");
  await expect(dialog).toContainText("This cannot be undone");
  await expect(dialog).toHaveAccessibleDescription(/48 hours to pay\. This cannot be undone\./);
  expect(await findings(page)).toEqual([]);
  const sent = Promise.withResolvers<void>();
  await page.route("**/api/sale/bid/accept", async (route) => {
    await sent.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Accept AED 38,500" }).click();
  await expect(dialog.getByRole("button", { name: "Sending…" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Sending…" })).toBeVisible();
  sent.resolve();
  await expect(dialog).toHaveCount(0);
  await expect(card(page)).toHaveAttribute("data-state", "over");
  await expect(card(page)).toContainText("You accepted the highest bid. Sold to Bidder 2 at AED 38,500.");
  await expect(card(other)).toContainText("You accepted the highest bid.");
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No lot awaits your decision" })).toBeVisible();
  await context.close();
});

test("a refused decision says why in its dialog, and the card shows the lot as it is", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const stale = await endedBelow(browser, request, baseURL!, clock);
  const { page, context, token } = stale.seller;
  await page.goto(AWAITING);
  await card(page)
    .getByRole("button", { name: /^Accept AED 38,500/ })
    .click();
  // The same seller decides in another place.
  await callAs(request, token, "/sale/bid/decline", { id_auction: stale.lot, reason: "Sold elsewhere" });
  const accept = ask(page, "Accept AED 38,500?");
  await accept.getByRole("button", { name: "Accept AED 38,500" }).click();
  await expect(accept.getByRole("alert")).toContainText("Nothing was sent. The lot is shown as it is now.");
  expect(await findings(page)).toEqual([]);
  await accept.getByRole("button", { name: "Close" }).last().click();
  await expect(card(page)).toContainText("Reason: “Sold elsewhere”.");
  await context.close();

  const late = await endedBelow(browser, request, baseURL!, clock);
  await late.seller.page.goto(AWAITING);
  await compose(late.seller.page, "41,000");
  await clock.advance(48 * HOUR_S);
  const offer = ask(late.seller.page, "Offer the lot for AED 41,000?");
  await offer.getByRole("button", { name: "Send offer of AED 41,000" }).click();
  await expect(offer.getByRole("alert")).toContainText("The time to decide is over");
  await late.seller.context.close();
});

test("a decision that cannot be loaded says so, and loads again", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { seller } = await endedBelow(browser, request, baseURL!, clock);
  const { page, context } = seller;
  await page.route("**/api/sale/decision/*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(AWAITING);
  await expect(page.getByRole("alert")).toContainText("The decision could not be loaded.");
  expect(await findings(page)).toEqual([]);
  await page.unroute("**/api/sale/decision/*");
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(card(page)).toHaveAttribute("data-state", "decide");
  await context.close();
});

test("a seller decides with the keyboard alone, and the focus stays at the card", async ({
  browser,
  request,
  baseURL,
  clock,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no keyboard");
  const { seller } = await endedBelow(browser, request, baseURL!, clock);
  const { page, context } = seller;
  await page.goto(AWAITING);
  const field = card(page).getByLabel("Counteroffer");
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("41000");
  await expect(field).toHaveValue("41,000");
  // The counteroffer: what it brings, which one it is, and how long it stands.
  await expect(card(page).locator("[data-slot='keep']")).toContainText("41,000.00");
  await expect(card(page).locator("[data-slot='composer']")).toContainText("Offer 1 of 3");
  await expect(card(page).locator("[data-slot='composer']")).toContainText(
    "Bidder 2 pays AED 41,861 with fee and VAT. Bidder 2 gets 24 hours",
  );
  await page.keyboard.press("Enter");
  const dialog = ask(page, "Offer the lot for AED 41,000?");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(card(page).locator(":focus")).toHaveCount(1);
  await tabTo(page, card(page).getByRole("button", { name: "Decline bid" }));
  await page.keyboard.press("Enter");
  const decline = ask(page, "Decline AED 38,500?");
  await tabTo(page, decline.getByRole("button", { name: "The price is below what I expect" }));
  await page.keyboard.press("Enter");
  await tabTo(page, decline.getByRole("button", { name: "Decline the bid" }));
  await page.keyboard.press("Enter");
  await expect(card(page)).toContainText("You declined the highest bid.");
  await expect(card(page)).toBeFocused();
  await context.close();
});
