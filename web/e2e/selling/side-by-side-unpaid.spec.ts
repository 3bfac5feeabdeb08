import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { staffWithPassword, signAsManager } from "../people/clients.ts";
import { ask, card, HOUR_S } from "./decision.ts";
import { test } from "../journey.ts";
import { confirmByPassword, AT_ONCE } from "../market.ts";
import { drawer, giveReason, row, saleOf, type Sold } from "../money/settlements.ts";
import { expectNotice, bothSides } from "../sides.ts";
import { won } from "../money/won.ts";

const saleRow = (sale: Page) => sale.locator("[data-slot='sale-lot']:visible");

/** The seller accepts the highest bid, and looks at the sale. */
async function accepted(
  request: APIRequestContext,
  { sale, home, buyer, lot }: { sale: Page; home: Page; buyer: string; lot: number },
): Promise<Sold> {
  await card(sale)
    .getByRole("button", { name: /^Accept AED 38,500/ })
    .click();
  await ask(sale, "Accept AED 38,500?").getByRole("button", { name: "Accept AED 38,500" }).click();
  await expect(won(home, "due")).toBeVisible();
  await expect(card(sale)).toContainText("You accepted the highest bid. Sold to Bidder 2 at AED 38,500.");
  // In all lots: an unpaid one leaves those that are sold.
  await sale.goto("/sale");
  await expect(saleRow(sale)).toContainText("Buyer pays by");
  return saleOf(request, buyer, lot);
}

/** Presses a decision of the staff in the open sale, and gives its reason. */
async function decide(page: Page, sold: Sold, act: string, title: string, reason: string) {
  await drawer(page, sold).getByRole("button", { name: act, exact: true }).click();
  return giveReason(page, title, reason);
}

// @proves 4.transition.seller-accept-bid
test(
  "side by side: an accepted bid is not paid, both are told, and staff extend, then release",
  { tag: "@proof" },
  async ({ browser, request, baseURL, clock }) => {
    const sides = await bothSides(browser, request, baseURL!, clock);
    const { sale, home, lot, close } = sides;
    const sold = await accepted(request, sides);
    await expectNotice(home, /The seller accepted the highest bid: you won .* at AED 38,500\./);
    const manager = await staffWithPassword(browser, request, { baseURL: baseURL!, who: "manager" });
    const staff = manager.page;
    await staff.goto(`/clients?tab=settlements&state=all&lot=${lot}`);
    await expect(drawer(staff, sold)).toContainText("To pay until");

    // Two reminders, and the deadline.
    await clock.advance(24 * HOUR_S);
    await expectNotice(home, /AED 39,308\.50 for .* is due in 24 hours/);
    await clock.advance(20 * HOUR_S);
    await expectNotice(home, /AED 39,308\.50 for .* is due in 4 hours/);
    await clock.advance(4 * HOUR_S);
    await expect(won(home, "defaulted")).toContainText("The time to pay is over.", AT_ONCE);
    await expect(saleRow(sale)).toContainText("The buyer did not pay", AT_ONCE);
    await expect(drawer(staff, sold)).toContainText("Not paid in time", AT_ONCE);
    await expectNotice(sale, /did not pay in time\. We decide what follows\./);
    expect(await findings(home)).toEqual([]);
    expect(await findings(sale)).toEqual([]);

    const extend = await decide(staff, sold, "Extend by 24 h", "Extend by 24 hours", "The bank was closed");
    await extend.getByRole("button", { name: "Extend by 24 h" }).click();
    await expect(won(home, "due")).toContainText("Our staff gave you more time.", AT_ONCE);
    await expect(home.getByRole("main")).toContainText("Reason: The bank was closed");
    await expect(saleRow(sale)).toContainText("Buyer pays by", AT_ONCE);
    await expect(drawer(staff, sold)).toContainText("To pay until", AT_ONCE);
    await expectNotice(sale, /has until .* to pay\. Reason: The bank was closed/);

    await clock.advance(24 * HOUR_S);
    await expect(won(home, "defaulted")).toBeVisible();
    await expect(drawer(staff, sold)).toContainText("Was due", AT_ONCE);
    const release = await decide(staff, sold, "Release", "Release the buyer", "The lot had a fault");
    await release.getByRole("button", { name: "Release AED 7,700" }).click();
    await expect(drawer(staff, sold)).toContainText("To be signed", AT_ONCE);
    await signAsManager(request, `release/${sold.lot}`);
    await expect(won(home, "released")).toContainText("You owe nothing for this lot.", AT_ONCE);
    await expect(home.getByRole("main")).toContainText("Reason: The lot had a fault");
    await expect(saleRow(sale)).toContainText("The buyer did not pay", AT_ONCE);
    await expectNotice(sale, /was released from the sale\. Reason: The lot had a fault/);
    await manager.context.close();
    await close();
  },
);

test(
  "side by side: a hold is forfeited, and both read it with its reason",
  { tag: "@proof" },
  async ({ browser, request, baseURL, clock }) => {
    const sides = await bothSides(browser, request, baseURL!, clock);
    const { sale, home, close } = sides;
    const sold = await accepted(request, sides);
    const manager = await staffWithPassword(browser, request, { baseURL: baseURL!, who: "manager" });
    const staff = manager.page;
    await staff.goto(`/clients?tab=settlements&state=all&q=${encodeURIComponent(sold.title)}`);
    await clock.advance(48 * HOUR_S);
    await expect(won(home, "defaulted")).toBeVisible();
    await expect(row(staff, sold)).toContainText("Needs a decision", AT_ONCE);
    await row(staff, sold).getByRole("button").click();
    const reason = "Not paid after several reminders";
    const forfeit = await decide(staff, sold, "Forfeit", "Forfeit the hold", reason);
    await forfeit.getByRole("button", { name: "Forfeit AED 7,700" }).click();
    await confirmByPassword(staff, manager.password);
    await expect(drawer(staff, sold)).toContainText("To be signed", AT_ONCE);
    await signAsManager(request, `forfeit/${sold.lot}`);
    await expect(won(home, "forfeited")).toContainText("Your hold of AED 7,700 was kept.", AT_ONCE);
    await expect(home.getByRole("main")).toContainText(`Reason: ${reason}`);
    await expect(saleRow(sale)).toContainText("The buyer did not pay", AT_ONCE);
    await expectNotice(
      home,
      /Your hold of AED 7,700 for .* is forfeited\. Reason: Not paid after several reminders/,
    );
    await expectNotice(
      sale,
      /did not pay, and their hold is forfeited\. Reason: Not paid after several reminders/,
    );
    expect(await findings(home)).toEqual([]);
    await manager.context.close();
    await close();
  },
);
