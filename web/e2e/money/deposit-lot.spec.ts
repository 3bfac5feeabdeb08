import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { BidPanel } from "../bidding/bid-panel.ts";
import {
  CARDS,
  depositor,
  enterCard,
  enterCode,
  openDeposit,
  payment,
  toProvider,
  totalOf,
} from "./depositor.ts";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";
import { tabTo } from "../people.ts";

test(
  "too little deposit leads from the lot to a top-up with the missing amount, and back to a placed bid",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
    const panel = new BidPanel(page);
    await panel.look(lot);
    await panel.openSheet();
    await page
      .getByRole("link", { name: /^Top up AED 3,000/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/deposit\?topup=3000/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(": AED 3,000 missing for your bid of AED 20,000.");
    await expect(dialog.getByLabel("Amount, AED")).toHaveValue("3000");
    await dialog.getByRole("button", { name: "Pay AED 3,060.00" }).click();
    await enterCard(page, CARDS.pays);
    await (await enterCode(page)).click();
    await payment(page, "paid").getByRole("link", { name: "Back to the lot to bid AED 20,000" }).click();
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
    await panel.bid(20_000);
    await expect(page.locator("[data-outcome]").first()).toContainText("You took the lead at AED 20,000");
    await context.close();
  },
);

test(
  "a saved card adds the missing deposit and bids in one press, also after the bank's question",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const [lot, moving] = [
      await freshLot(request, { start_price: 20_000, step: 500 }),
      await freshLot(request, { start_price: 60_000, step: 500 }),
    ];
    const { page, context, token } = await depositor({ browser, request, baseURL }, 1_000);
    const panel = new BidPanel(page);
    await openDeposit(page);
    await toProvider(page, 100);
    await page.getByRole("checkbox", { name: "Save this card for later payments" }).check();
    await enterCard(page, CARDS.asks);
    await (await enterCode(page)).click();
    await expect(page.getByRole("list", { name: "Cards" })).toContainText("Visa ending 3155");
    expect(await findings(page)).toEqual([]);

    await panel.look(lot);
    await panel.openSheet();
    const onePress = page.locator("[data-slot='one-press']");
    await expect(onePress).toContainText("Add AED 2,900 and bid AED 20,000");
    expect(await findings(page)).toEqual([]);
    await onePress.getByRole("button", { name: "Add 2,900 and bid" }).click();
    await (await enterCode(page)).click();
    const after = page.locator("[data-slot='bid-after-topup']");
    await expect(after).toContainText("lead at AED 20,000.");
    expect(await totalOf(request, token)).toBe(4_000);
    // The same return again bids and credits nothing.
    await page.reload();
    await expect(after).toContainText("You lead.");
    expect(await totalOf(request, token)).toBe(4_000);

    // The price moves while the bank asks: the bid is asked again.
    await panel.look(moving);
    await panel.openSheet();
    await onePress.getByRole("button", { name: "20,000 leaves 8,000" }).click();
    await onePress.getByRole("button", { name: "Add 20,000 and bid" }).click();
    await bidOverHttp(request, { token: await tokenOf(request), lot: moving, price: 60_000 });
    await (await enterCode(page)).click();
    await expect(after).toContainText("your bid of AED 60,000 was not placed");
    expect(await findings(page)).toEqual([]);
    await after.getByRole("button", { name: "Bid AED 60,500" }).click();
    await expect(page.getByRole("dialog").last()).toContainText("60,500");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await openDeposit(page);
    await page.getByRole("button", { name: "Remove Visa ending 3155" }).click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Remove card" }).click();
    await expect(page.getByText("You have no saved card.")).toBeVisible();
    await context.close();
  },
);

test("without a mouse the missing amount is topped up and a link leads back to the lot", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  await page.goto(`/auction/${lot}`);
  await tabTo(page, page.getByRole("link", { name: /^Top up AED 3,000/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Pay AED 3,060.00" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Card number"));
  for (const text of [CARDS.pays, "08/39", "123", "Omar Haddad"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("checkbox", { name: "Save this card" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Pay AED 3,060.00" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code from your bank")).toBeFocused();
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await tabTo(page, payment(page, "paid").getByRole("link", { name: /^Back to the lot/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
  await context.close();
});

test("a person who closes the top-up finds the link back to the lot on the deposit", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  await openDeposit(page, `?topup=3000&back=${lot}&bid=20000`);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/topup/);
  await page.getByRole("link", { name: "Back to the lot" }).click();
  await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
  await context.close();
});

// @proves 2.guard.ok-only
test("the deposit is for approved profiles: a visitor signs in, others read the missing step on their account", async ({
  browser,
  request,
  baseURL,
  page,
}) => {
  await page.goto("/deposit");
  await expect(page).toHaveURL(/\/signin\?next=%2Fdeposit/);

  const standby = await bidder(browser, request, baseURL!, "standby");
  await standby.page.goto("/deposit");
  await expect(standby.page).toHaveURL(/\/account\?for=\/deposit|\/account\?for=%2Fdeposit/);
  await expect(standby.page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  await expect(standby.page.getByText("To open the deposit you need an approved profile.")).toBeVisible();
  await expect(standby.page.getByRole("link", { name: /^Available/ })).toHaveCount(0);
  await standby.context.close();
});
