import { expect } from "@playwright/test";
import {
  CARDS,
  depositor,
  enterCard,
  enterCode,
  figures,
  openDeposit,
  operations,
  payment,
  toProvider,
  totalOf,
} from "./depositor.ts";
import { test } from "../journey.ts";
import { tokenOf } from "../market.ts";

const HALF_AN_HOUR_S = 1_800;
const TEN_MINUTES_S = 600;

// @proves 2.route.deposit-inside-ok-only
// @proves 2.menu.deposit
// @proves 2.screen.add-funds-dialog
// @proves 3.field.balance-total-available-blocked
// @proves 9.constant.card-payments-instant-with-a-non
// @proves 1.capability.users-hold-a-deposit-balance-with
// @proves 1.capability.users-top-up-by-card
test("a buyer opens the deposit by its chip, tops up by card and finds the amount in balance and history", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 10_000);
  await page.goto("/auction");
  await page.getByRole("link", { name: /^Available/ }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  await expect(figures(page)).toContainText(/Available\s*AED\s*10,000\.00/);
  await expect(figures(page)).toContainText(/Total\s*AED\s*10,000\.00/);
  await expect(figures(page)).toContainText("Power left");
  await expect(page.getByText("Nothing is blocked.")).toBeVisible();

  await page.getByRole("button", { name: "Add funds" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Continue to payment/ }).click();
  await expect(dialog.getByText("Amount is required")).toBeVisible();
  await dialog.getByLabel("Amount, AED").fill("7200");
  await expect(dialog.getByText("Card fee, 2 %, non-refundable")).toBeVisible();
  await expect(dialog.getByText("non-refundable processing fee")).toBeVisible();
  await dialog.getByRole("button", { name: "Pay AED 7,344.00" }).click();
  await expect(page.getByText("Processing fee, non-refundable")).toBeVisible();
  await enterCard(page, CARDS.pays);
  await (await enterCode(page)).click();

  await expect(payment(page, "paid")).toContainText("AED 7,200.00 is in your deposit");
  await expect(figures(page)).toContainText(/Available\s*AED\s*17,200\.00/);
  await expect(page.getByRole("link", { name: /^Available/ })).toContainText("17,200");
  await expect(operations(page).first()).toContainText("Card fee");
  await expect(operations(page).first()).toContainText("−144.00");
  await expect(operations(page).nth(1)).toContainText("+7,344.00");

  await payment(page, "paid").getByRole("button", { name: "Close" }).click();
  await expect(payment(page, "paid")).toHaveCount(0);
  await page.reload();
  await expect(figures(page)).toBeVisible();
  await expect(payment(page, "paid")).toHaveCount(0);
  await context.close();
});

// @proves 8.message.security-payment-failed
// @proves 8.message.error-occurred-during-payment-please-try
for (const card of ["declined", "expired"] as const) {
  test(`a card that is ${card} ends in the two sentences, no credit, and another try`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { page, context, token } = await depositor({ browser, request, baseURL }, 1_000);
    await openDeposit(page);
    await toProvider(page, 500);
    await enterCard(page, CARDS[card]);
    await (await enterCode(page)).click();
    const failed = payment(page, "failed");
    await expect(failed).toContainText("Security payment failed");
    await expect(failed).toContainText("Error occurred during payment. Please, try again");
    expect(await totalOf(request, token)).toBe(1_000);

    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog").getByLabel("Amount, AED")).toHaveValue("500");
    await context.close();
  });
}

test("a payment that is not finished within half an hour expires without a credit", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, context, token } = await depositor({ browser, request, baseURL }, 1_000);
  await clock.stop();
  await openDeposit(page);
  await toProvider(page, 500);
  await enterCard(page, CARDS.pays);
  await clock.advance(HALF_AN_HOUR_S);
  await (await enterCode(page)).click();
  await expect(page.getByText("This payment has expired. Nothing was charged.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Marsa" }).click();
  await expect(payment(page, "expired")).toContainText("The payment has expired");
  expect(await totalOf(request, token)).toBe(1_000);
  await context.close();
});

test("Pay pressed twice is credited once", async ({ browser, request, baseURL }) => {
  const { page, context, token } = await depositor({ browser, request, baseURL }, 1_000);
  await openDeposit(page);
  await toProvider(page, 500);
  await enterCard(page, CARDS.pays);
  await (await enterCode(page)).dblclick({ noWaitAfter: true });
  await expect(payment(page, "paid")).toBeVisible();
  await expect(figures(page)).toContainText(/Available\s*AED\s*1,500\.00/);
  await expect(operations(page).filter({ hasText: "Top-up by card" })).toHaveCount(1);
  expect(await totalOf(request, token)).toBe(1_500);
  await context.close();
});

test("a person who closes the provider's window finds the payment pending, and sees it paid without a reload", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await depositor({ browser, request, baseURL }, 1_000);
  await openDeposit(page);
  await toProvider(page, 500);
  await page.close();
  expect(await totalOf(request, token)).toBe(1_000);

  const later = await context.newPage();
  await openDeposit(later);
  await expect(payment(later, "pending")).toContainText("Your payment of AED 500.00 is pending");
  const address = await later.getByRole("link", { name: "Continue the payment" }).getAttribute("href");

  const provider = await context.newPage();
  await provider.goto(address!);
  await enterCard(provider, CARDS.pays);
  await (await enterCode(provider)).click();
  await expect(payment(provider, "paid")).toBeVisible();
  await expect(payment(later, "paid")).toContainText("AED 500.00 is in your deposit");
  await expect(figures(later)).toContainText(/Available\s*AED\s*1,500\.00/);
  expect(await totalOf(request, token)).toBe(1_500);
  await context.close();
});

// @proves 9.constant.invoice-generated-in-about-10-minutes
// @proves 1.capability.users-top-up-by-invoice
test("an invoice is made in ten minutes, opens as a PDF, and is credited when staff confirm it", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  await clock.stop();
  await openDeposit(page);
  await page.getByRole("button", { name: "Add funds" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Bank transfer", { exact: true }).click();
  await expect(dialog.getByText("about 10 minutes")).toBeVisible();
  await expect(dialog.getByText("within 3 business days")).toBeVisible();
  await dialog.getByLabel("Amount, AED").fill("25000");
  await dialog.getByRole("button", { name: "Request an invoice of AED 25,000.00" }).click();
  await expect(dialog.getByRole("heading", { name: "Invoice requested" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  const invoice = page.locator("[data-slot='invoice']");
  await expect(invoice).toHaveAttribute("data-status", "making");
  const number = await invoice.getByText(/^INV-/).textContent();
  await clock.advance(TEN_MINUTES_S);
  await expect(invoice).toHaveAttribute("data-status", "open");
  const download = page.waitForEvent("download");
  await invoice.getByRole("button", { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);

  const headers = {
    authorization: `Bearer ${await tokenOf(request, "backoffice")}`,
    "idempotency-key": crypto.randomUUID(),
  };
  const id = Number(number!.split("-").at(-1));
  const config = (await (await request.get("/api/config")).json()) as { data: { clock: { now: number } } };
  const today = new Date(config.data.clock.now).toISOString().slice(0, 10);
  const confirmed = await request.post("/api/backoffice/payments/confirm", {
    headers,
    data: { id_invoice: id, amount: 25_000, value_date: today, reference: "FT26328 0417" },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await expect(invoice).toContainText("credited");
  await expect(figures(page)).toContainText(/Available\s*AED\s*26,000\.00/);
  await expect(operations(page).first()).toContainText("Top-up by invoice");
  await context.close();
});
