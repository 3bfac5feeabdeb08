import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, bidOverHttp } from "../market.ts";
import { freshLane } from "./lane-market.ts";

test("a manager sets the fees of a lane, buyers see them before they bid, and then they stay", async ({
  browser,
  request,
  baseURL,
}) => {
  const lane = await freshLane(request, { lots: { count: 2, start_price: 20_000 }, seconds: 3_600 });
  const [lot = 0] = lane.lots;
  const buyer = await bidder(browser, request, baseURL!);
  await buyer.page.goto(`/auction/${lot}`);
  await expect(buyer.page.getByText("Buyer’s fee, 2 %").first()).toBeVisible();

  const { page, context } = await bidder(browser, request, baseURL!, "manager");
  await page.goto(`/clients?tab=lanes&lane=${lane.id}`);
  await page.getByRole("button", { name: "Change the fees" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Buyer’s fee, per cent of the bid").fill("5");
  await dialog.getByLabel("At least, AED").fill("60000");
  await dialog.getByLabel("At most, AED").fill("50000");
  await dialog.getByLabel("Seller’s fee, per cent of the price").fill("3");
  await dialog.getByRole("button", { name: "Set the fees" }).click();
  await expect(dialog.getByLabel("At least, AED")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("At least, AED").fill("0");
  await dialog.getByRole("button", { name: "Set the fees" }).click();
  await expect(page.getByText("5 % of the bid, AED 0 to 50,000")).toBeVisible();
  await expect(page.getByText("3 % of the price, of every seller")).toBeVisible();

  // The open page of the buyer has the new fee at once.
  await expect(buyer.page.getByText("Buyer’s fee, 5 %").first()).toBeVisible();

  await bidOverHttp(request, { token: buyer.token, lot, price: 25_000, mode: "max" });
  await page.reload();
  await expect(page.getByText("its bidder was told the fees, so they stay")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the fees" })).toBeHidden();
  await context.close();
  await buyer.context.close();
});
