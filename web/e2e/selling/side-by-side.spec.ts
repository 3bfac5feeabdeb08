import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { ask, card, compose, counter, endedBelow } from "./decision.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, confirmByPassword, serverNow, windowOf } from "../market.ts";
import { panel } from "./negotiation.ts";
import { row, saleOf } from "../money/settlements.ts";
import { won } from "../money/won.ts";

type Schemas = components["schemas"];

const dialog = (page: Page) => page.getByRole("dialog");
/** The seller's only lot. */
const saleRow = (page: Page) => page.locator("[data-slot='sale-lot']:visible");

// @proves 2.screen.counteroffer-dialogs
test("seller and buyer negotiate, pay and hand over side by side, and each sees every step at once", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { seller, buyer, lot } = await endedBelow(browser, request, baseURL!, clock);
  const { context: buyers, page: home } = await windowOf(browser, baseURL!, buyer, {
    reducedMotion: "reduce",
  });
  const sale = seller.page;
  const second = await seller.context.newPage();
  await home.goto(`/auction/${lot}`);
  await second.goto(`/auction/${lot}`);
  await sale.goto("/sale?section=summarizing");
  await expect(panel(home)).toContainText("The seller decides");
  expect(await findings(home)).toEqual([]);

  // The seller offers; their other tab and the buyer's page follow.
  await compose(sale, "38,499");
  await expect(sale.getByText("Specify an amount not less than the maximum bet")).toBeVisible();
  await sale.getByLabel("Counteroffer", { exact: true }).and(sale.locator("input")).fill("41,000");
  await sale.getByRole("button", { name: "Send offer", exact: true }).click();
  const offered = ask(sale, "Offer the lot for AED 41,000?");
  await expect(offered).toContainText("Offer 1 of 3");
  expect(await findings(sale)).toEqual([]);
  await offered.getByRole("button", { name: "Send offer of AED 41,000" }).click();
  await expect(card(sale)).toHaveAttribute("data-state", "sent");
  await expect(card(second)).toHaveAttribute("data-state", "sent");
  await expect(panel(home)).toContainText("The seller offers", AT_ONCE);
  await expect(panel(home)).toContainText("AED 41,000");
  await expect(panel(home)).toContainText("2,500 apart");
  await expect(card(sale).locator("[data-slot='offer-sent']")).toContainText(/Seen \w{3} \d+, \d\d:\d\d/);
  expect(await findings(home)).toEqual([]);

  // The buyer counters, and the seller counters a last time.
  await panel(home).getByLabel("Or counter").fill("39,000");
  await home.keyboard.press("Enter");
  await dialog(home).getByRole("button", { name: "Offer AED 39,000" }).click();
  await expect(card(sale)).toHaveAttribute("data-state", "answer", AT_ONCE);
  await expect(card(sale)).toContainText("39,000");
  await counter(sale, "40,500");
  await expect(panel(home)).toContainText("AED 40,500", AT_ONCE);
  await panel(home)
    .getByRole("button", { name: /^Accept AED 40,500/ })
    .click();
  await expect(dialog(home)).toContainText("This cannot be undone.");
  await expect(dialog(home)).toContainText("41,770.50");
  expect(await findings(home)).toEqual([]);
  await dialog(home).getByRole("button", { name: "Accept AED 40,500" }).click();
  await expect(won(home, "due")).toBeVisible();
  await expect(card(sale)).toContainText("accepted your offer. Sold to", AT_ONCE);
  await expect(card(second)).toContainText("accepted your offer.");
  await second.close();

  // Staff look on with a phone; the buyer pays.
  const sold = await saleOf(request, buyer, lot);
  const staff = await bidder(browser, request, baseURL!, "backoffice");
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await staff.page.goto(`/clients?tab=settlements&state=all&q=${encodeURIComponent(sold.title)}`);
  await sale.goto("/sale?section=sold");
  await expect(row(staff.page, sold)).toContainText("To pay until");
  await expect(saleRow(sale)).toContainText("Buyer pays by");
  await won(home, "due")
    .getByRole("button", { name: /^Pay AED 41,350/ })
    .click();
  await dialog(home)
    .getByRole("button", { name: /^Pay AED 41,350/ })
    .click();
  await confirmByPassword(home);
  await expect(won(home, "paid")).toBeVisible();
  await expect(saleRow(sale)).toContainText("Paid. Yours when it is handed over", AT_ONCE);
  await expect(row(staff.page, sold)).toContainText("No pickup time yet", AT_ONCE);

  // The buyer books a time and shows the code; staff follow the scanned link.
  const chooser = home.getByRole("form", { name: "Choose a time" });
  await chooser.getByRole("group", { name: "Time" }).locator("label").first().click();
  await chooser.getByRole("button", { name: /^Book / }).click();
  const gate = home.locator("[data-slot='gate-code']");
  await expect(gate).toContainText(/\d{3} \d{3}/);
  const code = await gate.innerText();
  const headers = { authorization: `Bearer ${buyer}` };
  const pickup = await request.get(`/api/my/pickup?id_auction=${lot}`, { headers });
  const { appointment } = ((await pickup.json()) as { data: Schemas["Pickup"] }).data;
  await clock.advance((Date.parse(appointment!.starts) - (await serverNow(request))) / 1_000);
  const digits = code.replaceAll(/\D/g, "");
  await staff.page.goto(`/clients?tab=settlements&handover=true#${digits}`);
  const handover = staff.page.getByRole("dialog");
  await expect(handover).toContainText("41,350.50");
  for (const box of await handover.getByRole("checkbox").all()) await box.click();
  await handover.getByRole("button", { name: "Continue", exact: true }).click();
  await handover.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(handover).toContainText("is handed over.");
  await expect(won(home, "handed_over")).toContainText("Handed over to you.", AT_ONCE);
  await expect(saleRow(sale)).toContainText("Handed over. It is in your balance", AT_ONCE);
  expect(await findings(sale)).toEqual([]);
  for (const context of [seller.context, buyers, staff.context]) await context.close();
});
