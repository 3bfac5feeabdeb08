import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot } from "../market.ts";

test("a lot whose buyer did not pay is offered by its seller, and bought by the next bidder", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const buyer = await bidder(browser, request, baseURL!);
  const next = await bidder(browser, request, baseURL!);
  const lot = await freshLot(request, { seconds: 600, start_price: 20_000, step: 500, seller: seller.id });
  await bidOverHttp(request, { token: next.token, lot, price: 21_000 });
  await bidOverHttp(request, { token: buyer.token, lot, price: 22_000 });
  await clock.advance(1_200);
  await clock.advance(49 * 3600);

  await seller.page.goto("/sale");
  const row = seller.page
    .getByRole("row")
    .or(seller.page.locator("li"))
    .filter({ hasText: "The buyer did not pay" });
  await expect(row.first()).toBeVisible();
  await seller.page
    .getByRole("button", { name: /^Offer to next bidder/ })
    .first()
    .click();
  const ask = seller.page.getByRole("dialog", { name: "Offer it to the next bidder?" });
  await expect(ask).toContainText("AED 21,000");
  await ask.getByRole("button", { name: "Offer it" }).click();
  await expect(seller.page.getByText(/Offered to Bidder 1 until/).first()).toBeVisible();

  await next.page.goto("/buying?section=offers");
  await next.page.getByRole("link", { name: /^Answer offer/ }).click();
  const panel = next.page.locator("[data-slot=next-offer]:visible");
  await expect(panel).toContainText("This lot can be yours");
  await panel.getByRole("button", { name: "Accept for AED 21,000" }).click();
  await panel.getByRole("button", { name: "Yes, buy it for AED 21,000" }).click();
  await expect(next.page.getByRole("heading", { name: /Pay/ }).first()).toBeVisible();
  await expect(next.page.locator("[data-slot=won]")).toHaveAttribute("data-state", "due");
});
