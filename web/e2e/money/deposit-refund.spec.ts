import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { depositor, figures, openDeposit, operations } from "./depositor.ts";
import { test } from "../journey.ts";
import { asksWhoItIs, bidOverHttp, confirmByPassword, freshLot } from "../market.ts";

const IBAN = "AE070331234567890123456";
const WRONG_IBAN = "AE080331234567890123456";

// @proves 2.screen.refund-dialog
// @proves 3.field.refund-recipient-name
// @proves 3.field.refund-iban
// @proves 3.field.refund-bank-name
// @proves 3.field.refund-swift-bic
// @proves 9.constant.refunds-typically-up-to-5-days
// @proves 1.capability.users-request-a-refund
test("a refund with a wrong IBAN is refused, with the right one it is blocked, listed and expected", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 10_000);
  await openDeposit(page);
  await page.getByRole("button", { name: "Request refund" }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Request refund" });
  await expect(dialog.getByText("typically take up to 5 days, at most 30")).toBeVisible();
  await dialog.getByLabel("Amount, AED").fill("10001");
  await dialog.getByLabel("Recipient name").fill("Omar Haddad");
  await dialog.getByLabel("IBAN").pressSequentially(WRONG_IBAN);
  await expect(dialog.getByLabel("IBAN")).toHaveValue("AE08 0331 2345 6789 0123 456");
  await dialog.getByLabel("Bank name").fill("Emirates NBD");
  await dialog.getByLabel("SWIFT/BIC").pressSequentially("EBILAEAD");
  await send.click();
  await expect(dialog.getByText("Maximum value is 10,000").last()).toBeVisible();
  await expect(dialog.getByText("IBAN must be valid").last()).toBeVisible();

  await dialog.getByLabel("Amount, AED").fill("4000.50");
  await dialog.getByLabel("IBAN").fill("");
  await dialog.getByLabel("IBAN").pressSequentially(IBAN);
  await send.click();
  await confirmByPassword(page, "not-the-password");
  await expect(asksWhoItIs(page)).toContainText("This is not your password.");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("No refund was requested.")).toBeVisible();
  await send.click();
  await confirmByPassword(page);
  await expect(dialog.getByRole("heading", { name: "Refund requested" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(figures(page)).toContainText(/Available\s*AED\s*5,999\.50/);
  await expect(page.locator("[data-slot='held'][data-why='refund']")).toContainText("4,000.50");
  const refund = page.locator("[data-slot='refund']");
  await expect(refund).toContainText("Requested");
  await expect(refund).toContainText("AE•••3456");
  await expect(refund).toContainText(/expected by \w+ \d+, \d{4}/);
  await expect(refund).toContainText(/A new account: paid from \w+ \d+/);
  await expect(operations(page).first()).toContainText("Refund asked for");

  // The account is saved, and the person is known for ten minutes: the second refund needs only an amount.
  await page.getByRole("button", { name: "Request refund" }).click();
  await expect(dialog.getByRole("radio", { name: /AE•••3456/ })).toBeChecked();
  await dialog.getByLabel("Amount, AED").fill("100");
  await send.click();
  await expect(dialog.getByRole("heading", { name: "Refund requested" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(refund).toHaveCount(2);
  await context.close();
});

test("while a bid blocks the whole deposit no refund is possible, and the page names the lot", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context, token } = await depositor({ browser, request, baseURL }, 4_000);
  await openDeposit(page);
  await bidOverHttp(request, { token, lot, price: 20_000 });
  const held = page.locator("[data-slot='held'][data-why='lead']");
  await expect(held).toContainText("4,000.00");
  await expect(held).toContainText("20 % of my bid 20,000");
  await expect(held).toContainText("Until you are outbid");
  await expect(figures(page)).toContainText("In 1 lot");
  await page.getByRole("button", { name: "Request refund" }).click();
  await expect(page.getByRole("dialog")).toContainText("All AED 4,000.00 of your deposit is blocked");
  await context.close();
});
