import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { callAs, signAsManager, staffWithPassword } from "../people/clients.ts";
import { test } from "../journey.ts";
import { asksWhoItIs, bidder, confirmByPassword, serverNow } from "../market.ts";
import {
  ALL_IN,
  booked,
  deposit,
  drawer,
  giveReason,
  HOLD,
  paid,
  PRICE,
  row,
  sold,
  noticeTexts,
} from "./settlements.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const TWO_DAYS_S = 48 * 3600;
test("unpaid sales are extended, released and forfeited, and both sides read why", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const seller = await bidder(browser, request, baseURL!, "seller");
  const sales = [
    await sold(request, buyer.token, seller.id),
    await sold(request, buyer.token, seller.id),
    await sold(request, buyer.token, seller.id),
  ] as const;
  const [later, free, lost] = sales;
  await clock.advance(TWO_DAYS_S);
  await expect.poll(() => noticeTexts(request, buyer.token)).toContain("The time to pay");

  const staff = await bidder(browser, request, baseURL!, "backoffice");
  const { page } = staff;
  await page.goto(`/clients?tab=settlements&state=defaulted&q=Bidder ${buyer.id}`);
  for (const sale of sales) await expect(row(page, sale)).toContainText("Needs a decision");
  await row(page, later).getByRole("button").click();
  await expect(page).toHaveURL(/lot=\d+/);
  const open = drawer(page, later);
  await expect(open).toContainText("Managers and admins release or forfeit.");
  await expect(open.getByRole("button", { name: "Forfeit", exact: true })).toHaveCount(0);
  await open.getByRole("button", { name: "Extend by 24 h" }).click();
  const first = page.getByRole("dialog", { name: "Extend by 24 hours" });
  await first.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(first).toContainText("Reason is required");
  await expect(first).toContainText(`Their hold of AED 6,000 stays`);
  const sure = await giveReason(page, "Extend by 24 hours", "The bank was closed");
  await sure.getByRole("button", { name: "Extend by 24 h" }).click();
  await expect(open).toContainText("To pay until");
  await expect(open).toContainText("The bank was closed");
  expect(await noticeTexts(request, buyer.token)).toMatch(/You have until .* The bank was closed/);
  expect(await noticeTexts(request, seller.token)).toMatch(
    /has until .* to pay\. Reason: The bank was closed/,
  );

  const manager = await staffWithPassword(browser, request, { baseURL: baseURL!, who: "manager" });
  await manager.page.goto(`/clients?tab=settlements&state=defaulted&lot=${free.lot}`);
  await drawer(manager.page, free).getByRole("button", { name: "Release", exact: true }).click();
  const release = await giveReason(manager.page, "Release the buyer", "The lot had a fault");
  await expect(release).toContainText("available to them again at once");
  await release.getByRole("button", { name: "Release AED 6,000" }).click();
  await expect(drawer(manager.page, free)).toContainText("To be signed: asked by");
  await signAsManager(request, `release/${free.lot}`);
  await expect(drawer(manager.page, free)).toContainText("Hold given back to the buyer");

  await manager.page.goto(`/clients?tab=settlements&state=defaulted&lot=${lost.lot}`);
  await drawer(manager.page, lost).getByRole("button", { name: "Forfeit", exact: true }).click();
  const forfeit = await giveReason(manager.page, "Forfeit the hold", "Not paid after several reminders");
  await forfeit.getByRole("button", { name: "Forfeit AED 6,000" }).click();
  await confirmByPassword(manager.page, "not-my-password");
  await expect(asksWhoItIs(manager.page)).toContainText("This is not your password.");
  await confirmByPassword(manager.page, manager.password);
  await expect(drawer(manager.page, lost)).toContainText("To be signed: asked by");
  await signAsManager(request, `forfeit/${lost.lot}`);
  await expect(drawer(manager.page, lost)).toContainText("Hold forfeited by the buyer");
  await expect(
    drawer(manager.page, lost).getByRole("button", { name: /Extend|Release|Forfeit/ }),
  ).toHaveCount(0);

  // One hold is left, of the extended sale; one is forfeited.
  expect(await deposit(request, buyer.token)).toEqual([1_000_000 - HOLD, HOLD]);
  expect(await noticeTexts(request, buyer.token)).toContain("is forfeited");
  expect(await noticeTexts(request, seller.token)).toContain("Not paid after several reminders");
  for (const person of [buyer, seller, staff, manager]) await person.context.close();
});

test("a paid lot is handed over by the buyer's code on its day, once, and the seller has the money", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const seller = await bidder(browser, request, baseURL!, "seller");
  const sale = await sold(request, buyer.token, seller.id);
  await paid(request, buyer.token, sale.lot);
  const { code, starts } = await booked(request, buyer.token, sale.lot, "last");
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto(`/clients?tab=settlements`);
  await page.getByRole("button", { name: "Hand over by code" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("6-digit code");
  await field.fill(code === "000000" ? "000001" : "000000");
  await expect(dialog).toContainText("No appointment has this code.");
  await field.fill(code);
  await expect(dialog).toContainText("not today.");
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);

  await clock.advance((Date.parse(starts) - (await serverNow(request))) / 1_000);
  await dialog.getByRole("button", { name: "Another code" }).click();
  await field.fill(code);
  await expect(dialog).toContainText(`Bidder ${buyer.id}`);
  await expect(dialog).toContainText("AED 30,630");
  await expect(dialog.getByRole("button", { name: "Continue, 3 to check" })).toBeVisible();
  for (const box of await dialog.getByRole("checkbox").all()) await box.click();
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(dialog).toContainText("AED 30,000 is in their balance at once. It is held for 24 hours");
  await dialog.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(dialog).toContainText("is handed over.");
  expect((await deposit(request, seller.token))[0]).toBe(1_000_000 + PRICE);
  expect(await deposit(request, buyer.token)).toEqual([1_000_000 - ALL_IN, 0]);
  expect(await noticeTexts(request, seller.token)).toContain("AED 30,000 is in your balance");
  expect(await noticeTexts(request, buyer.token)).toContain("was handed over to you");

  await dialog.getByRole("button", { name: "Next code" }).click();
  await field.fill(code);
  await expect(dialog).toContainText("This lot was handed over");
  await dialog.getByRole("button", { name: "Open the sale" }).click();
  await expect(drawer(page, sale)).toContainText("Lot handed over by");
  await expect(drawer(page, sale)).toContainText("Credited to the seller");
  for (const person of [buyer, seller]) await person.context.close();
  await context.close();
});

test("two members of the staff decide one sale once; the second reads what the first did", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const sale = await sold(request, buyer.token);
  const other = await bidder(browser, request, baseURL!, "backoffice");
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto(`/clients?tab=settlements&lot=${sale.lot}`);
  const open = drawer(page, sale);
  await open.getByRole("button", { name: "Extend by 24 h" }).click();
  const sure = await giveReason(page, "Extend by 24 hours", "Agreed by phone");
  await callAs(request, other.token, "/backoffice/settlements/extend", {
    id_auction: sale.lot,
    reason: "The transfer is late",
  });
  await expect(sure).toContainText("This sale changed meanwhile.");
  await expect(sure).toContainText(`Bidder ${other.id}: Payment extended (The transfer is late).`);
  await sure.getByRole("button", { name: "Close" }).last().click();
  await expect(open.getByText("Payment extended")).toHaveCount(1);

  // The buyer pays while a decision is open.
  await open.getByRole("button", { name: "Extend by 24 h" }).click();
  await paid(request, buyer.token, sale.lot);
  await expect(page.getByRole("dialog").last()).toContainText("The buyer paid at");
  await page.getByRole("dialog").last().getByRole("button", { name: "Close" }).last().click();
  await expect(open.getByRole("button", { name: "Hand over without code" })).toBeVisible();
  for (const person of [buyer, other]) await person.context.close();
  await context.close();
});

test("axe finds nothing on settlements, the open sale, its decisions and the handover, also empty and failed", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const [due, ready] = [await sold(request, buyer.token), await sold(request, buyer.token)];
  await paid(request, buyer.token, ready.lot);
  const { code } = await booked(request, buyer.token, ready.lot, "first");
  const { page, context } = await bidder(browser, request, baseURL!, "manager");
  // Faded text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/clients?tab=settlements&q=Bidder ${buyer.id}`);
  await expect(row(page, due)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await row(page, due).getByRole("button").press("Enter");
  await expect(drawer(page, due)).toContainText("Next reminder");
  expect(await findings(page)).toEqual([]);
  await drawer(page, due).getByRole("button", { name: "Extend by 24 h" }).click();
  await expect(page.getByRole("dialog", { name: "Extend by 24 hours" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/lot=/);

  await page.goto(`/clients?tab=settlements&handover=true`);
  await page.getByLabel("6-digit code").fill(code);
  await expect(page.getByRole("dialog", { name: ready.title })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto(`/clients?tab=settlements&q=nobodyhasthisname`);
  await expect(page.getByRole("heading", { name: "No sale matches" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.route("**/api/backoffice/settlements/list", (route) => route.fulfill({ status: 500 }));
  await page.goto(`/clients?tab=settlements&state=all`);
  await expect(page.getByText("The settlements could not be loaded.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.unroute("**/api/backoffice/settlements/list");
  await page
    .getByRole("button", { name: /Try again|Retry/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await buyer.context.close();
  await context.close();
});
