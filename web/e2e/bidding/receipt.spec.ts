import { expect } from "@playwright/test";
import { atFreshLot } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { bidOverHttp, freshLot, tokenOf } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test("a bidder checks their receipt in the browser, and sees when the history was changed", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, lot, panel } = await atFreshLot({ browser, request, baseURL });
  await panel.storeMaximum(26_000);
  await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 22_000 });
  await page.reload();

  const receipts = page.locator('[data-slot="receipt-check"]').first();
  await expect(receipts).toContainText("Your maximum of AED 26,000");
  await receipts.getByRole("button", { name: "Check my receipt" }).click();
  await expect(receipts).toContainText("Your receipt matches the history.");
  await expect(receipts).toContainText("recomputed 5 rows");

  // An amount is changed on its way, so that no hash matches.
  await page.route(/\/api\/auction\/journal\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("22000", "22100") });
  });
  await receipts.getByRole("button", { name: "Check my receipt" }).click();
  await expect(receipts).toContainText("This history was changed.");
  await context.close();
});

// @proves 2.screen.lot-page-with-bid-history
test("a visitor checks the history of a lot", async ({ page, request }) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500, min_price: 30_000 });
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 21_000 });
  await page.goto(`/auction/${lot}`);
  await page.getByRole("button", { name: "Check the history" }).first().click();
  const check = page.locator('[data-slot="receipt-check"]').first();
  await expect(check).toContainText("This history is complete and unchanged.");
  await expect(check).toContainText("One amount is still hidden");
});
