import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";

test("a plain bid of one's own amount is placed, and is called no maximum, also when it is outbid", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(test.info().project.name === "phone", "The sheet of a phone has the same part.");
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto(`/auction/${lot}`);
  await page.getByRole("button", { name: "Bid another amount" }).click();
  await page.keyboard.type("19999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Minimum value is 20,000")).toBeVisible();
  await page.getByLabel("Your bid").fill("20777");
  await expect(page.locator("[data-slot='own-amount']")).toContainText(/You pay 2\d,\d{3}/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bid AED 20,777" }).click();
  await expect(page.getByText(/You took the lead/).first()).toBeVisible(AT_ONCE);
  await expect(page.getByText(/Your maximum/)).toHaveCount(0);
  await bidOverHttp(request, { token: await tokenOf(request, "buyer"), lot, price: 21_500 });
  await expect(page.getByText(/Outbid/i).first()).toBeVisible(AT_ONCE);
  await expect(page.getByText(/was exceeded|Your maximum/)).toHaveCount(0);
  await context.close();
});
