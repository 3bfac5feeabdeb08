import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { ask, card, counter, HOUR_S } from "./decision.ts";
import { test } from "../journey.ts";
import { AT_ONCE } from "../market.ts";
import { panel } from "./negotiation.ts";
import { expectNotice, bothSides } from "../sides.ts";
import { won } from "../money/won.ts";

const ownLot = (home: Page) => home.locator("[data-slot='own-lot']");
const outcome = (home: Page, kind: string) => panel(home).locator(`[data-outcome='${kind}']`);

/** The buyer's counteroffer, in the browser. */
async function answer(home: Page, amount: string): Promise<void> {
  await panel(home).getByLabel("Or counter").fill(amount);
  await panel(home).getByRole("button", { name: "Send offer" }).click();
  await home
    .getByRole("dialog")
    .getByRole("button", { name: `Offer AED ${amount}` })
    .click();
  await expect(home.getByRole("dialog")).toHaveCount(0);
}

// @proves 4.transition.seller-decline-bid-with-a-reason
// @proves 4.transition.seller-re-list
// @proves 1.capability.sellers-re-list-lots
test("side by side: a bid is declined with a reason that both read, and the lot is listed again", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { lot, sale, home, close } = await bothSides(browser, request, baseURL!, clock);
  await card(sale)
    .getByRole("button", { name: /^Decline/ })
    .click();
  const decline = ask(sale, "Decline AED 38,500?");
  await decline.getByRole("button", { name: "Decline the bid" }).click();
  await expect(decline).toContainText("Reason is required");
  expect(await findings(sale)).toEqual([]);
  await decline.getByRole("button", { name: "I decided to keep it" }).click();
  await decline.getByRole("button", { name: "Decline the bid" }).click();
  await expect(outcome(home, "declined")).toContainText("The seller declined your bid.", AT_ONCE);
  await expect(outcome(home, "declined")).toContainText("Reason: “I decided to keep it”.");
  await expect(card(sale)).toContainText("Reason: “I decided to keep it”. The lot is not sold.");
  expect(await findings(home)).toEqual([]);
  await expectNotice(home, /the seller declined your bid of AED 38,500\. Reason: I decided to keep it\./);
  await expectNotice(sale, /you declined the highest bid of AED 38,500\. Reason: I decided to keep it\./);
  await card(sale).getByRole("button", { name: "Re-list" }).click();
  const relist = ask(sale, "Re-list");
  await relist.getByLabel("Min price, AED").fill("40,000");
  await relist.getByRole("button", { name: "Re-list", exact: true }).click();
  await expect(card(sale)).toContainText("You have listed this lot again.");
  await sale.goto(`/auction/${lot}`);
  await expect(card(sale)).toContainText("You have listed this lot again.");
  await expect(card(sale).getByRole("button", { name: "Re-list" })).toHaveCount(0);
  await home.goto("/buying?section=notwon");
  await expect(ownLot(home)).toContainText("The seller declined your bid. Reason: “I decided to keep it”.");
  await close();
});

// @proves 1.capability.sellers-send-counteroffers
// @proves 4.transition.seller-send-counteroffer
// @proves 4.transition.the-counteroffer-goes-to-the-bid
// @proves 4.transition.buyer-or-seller-may-accept-a
// @proves 3.field.counteroffer-amount
test("side by side: both counter three times, each offer comes first for its reader, and the seller accepts", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { sale, home, sellerTab, close } = await bothSides(browser, request, baseURL!, clock);
  const rounds = [
    ["41,000", "39,000"],
    ["40,500", "39,500"],
    ["40,000", "39,800"],
  ] as const;
  for (const [round, [asked, answered]] of rounds.entries()) {
    // oxlint-disable no-await-in-loop -- the rounds of a negotiation follow each other
    await counter(sale, asked);
    await expect(panel(home)).toContainText(`AED ${asked}`, AT_ONCE);
    await expect(panel(home)).toContainText(`Offer ${round + 1} of 3`);
    expect([await findings(sale), await findings(home)]).toEqual([[], []]);
    await answer(home, answered);
    await expect(panel(home)).toContainText("Your offer is with the seller");
    await expect(card(sale)).toHaveAttribute("data-state", "answer", AT_ONCE);
    await expect(card(sale)).toContainText(answered);
    // oxlint-enable no-await-in-loop
  }
  await expect(card(sale)).toContainText("You have sent all your offers.");
  const history = card(sale).getByRole("list", { name: "History of the offers" });
  await expect(history.getByRole("listitem")).toHaveCount(7);

  // The offer is the first thing that the seller reads elsewhere, too.
  const rocket = await sellerTab("/auction/workbook");
  const first = rocket.locator("[data-slot='needs-me']").getByRole("listitem").first();
  await expect(first).toContainText("Bidder 2 offers AED 39,800");
  expect(await findings(rocket)).toEqual([]);
  await rocket.getByRole("button", { name: /^Notifications/ }).click();
  const waiting = rocket.getByRole("list", { name: "Offers that wait for your answer" });
  await expect(waiting).toContainText("AED 39,800");
  await waiting.getByRole("button").click();
  await expect(card(rocket)).toHaveAttribute("data-state", "answer");

  await card(sale)
    .getByRole("button", { name: /^Accept AED 39,800/ })
    .click();
  await ask(sale, "Accept AED 39,800?").getByRole("button", { name: "Accept AED 39,800" }).click();
  await expect(won(home, "due")).toBeVisible();
  await expect(card(sale)).toContainText("Sold to Bidder 2 at AED 39,800.", AT_ONCE);
  await expect(card(rocket)).toContainText("You accepted the offer of Bidder 2.", AT_ONCE);
  await expectNotice(home, /The seller accepted your offer: you won .* at AED 39,800\./);
  await close();
});

// @proves 4.transition.declining-a-counteroffer-voids-the-auction
test("side by side: an offer that its reader declines voids the auction, and both read who did it", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const one = await bothSides(browser, request, baseURL!, clock);
  await counter(one.sale, "41,000");
  const press = panel(one.home).getByRole("button", { name: "Decline" });
  await press.click();
  const sure = one.home.getByRole("dialog");
  await expect(sure).toContainText("This ends the auction for both");
  await sure.getByRole("button", { name: "Not now" }).click();
  await expect(press).toBeFocused();
  await press.click();
  await sure.getByRole("button", { name: "Decline and end the auction" }).click();
  await expect(outcome(one.home, "void")).toContainText("You declined the seller’s offer of AED 41,000.");
  await expect(card(one.sale)).toContainText(
    "Bidder 2 declined your offer of AED 41,000. This ended the auction. The lot is not sold.",
    AT_ONCE,
  );
  expect([await findings(one.sale), await findings(one.home)]).toEqual([[], []]);
  await expect(card(one.sale).getByRole("button", { name: "Re-list" })).toBeVisible();
  await expectNotice(one.home, /which voids the auction\. Your hold is free\./);
  await one.home.goto("/buying?section=notwon");
  await expect(ownLot(one.home)).toContainText("You declined the seller’s offer of AED 41,000.");
  expect(await findings(one.home)).toEqual([]);
  await expectNotice(one.sale, /the buyer declined your offer of AED 41,000, which voids the auction/);
  await one.close();

  const other = await bothSides(browser, request, baseURL!, clock);
  await counter(other.sale, "41,000");
  await answer(other.home, "39,000");
  await card(other.sale).getByRole("button", { name: "Decline offer" }).click();
  const decline = ask(other.sale, "Decline AED 39,000?");
  await expect(decline).toContainText("Declining an offer ends the auction for both of you");
  await expect(decline).toContainText("To keep negotiating, send a counteroffer.");
  expect(await findings(other.sale)).toEqual([]);
  await decline.getByRole("button", { name: "Decline and end the auction" }).click();
  await expect(outcome(other.home, "void")).toContainText(
    "The seller declined your offer of AED 39,000.",
    AT_ONCE,
  );
  await expect(card(other.sale)).toContainText("You declined the offer of Bidder 2 of AED 39,000.");
  await expectNotice(other.home, /the seller declined your offer of AED 39,000, which voids the auction/);
  await other.close();
});

test("side by side: an offer lapses, the review ends, and both read it at the same moment", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { sale, home, close } = await bothSides(browser, request, baseURL!, clock);
  await counter(sale, "41,000");
  await expect(panel(home)).toContainText("AED 41,000", AT_ONCE);
  await expect(panel(home)).toContainText("No answer by");
  await clock.advance(24 * HOUR_S);
  await expect(card(sale)).toHaveAttribute("data-state", "decide", AT_ONCE);
  await expect(card(sale)).toContainText("Your offer of AED 41,000 lapsed without an answer.", AT_ONCE);
  await expect(panel(home)).toContainText("The seller’s offer of AED 41,000 lapsed.", AT_ONCE);
  await expect(panel(home)).toContainText("The seller decides");
  expect([await findings(sale), await findings(home)]).toEqual([[], []]);
  await clock.advance(24 * HOUR_S);
  await expect(card(sale)).toContainText("The time for a decision is over.", AT_ONCE);
  await expect(card(sale).getByRole("button", { name: "Re-list" })).toBeVisible();
  await expect(outcome(home, "review_over")).toContainText("The time for a decision is over.", AT_ONCE);
  await expect(outcome(home, "review_over")).toContainText("The deposit held for it is available again.");
  await expectNotice(home, /You did not win .*: the time for a decision is over\. Your hold is free\./);
  await expectNotice(sale, /was not sold: the time for a decision is over\./);
  await close();
});
