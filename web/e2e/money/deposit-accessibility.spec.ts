import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import {
  CARDS,
  depositor,
  enterCard,
  enterCode,
  openDeposit,
  operations,
  payment,
  toProvider,
} from "./depositor.ts";
import { test } from "../journey.ts";
import { bidOverHttp, freshLot } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test(
  "axe finds nothing on the deposit, with rows and without",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context, token } = await depositor({ browser, request, baseURL }, 10_000);
    await bidOverHttp(request, { token, lot, price: 20_000 });
    await openDeposit(page);
    await expect(page.locator("[data-slot='held']")).toBeVisible();
    await expect(operations(page)).toHaveCount(2);
    expect(await findings(page)).toEqual([]);

    await openDeposit(page, "?sd=2025-01-01&ed=2025-01-31&type=refund");
    await expect(page.getByRole("heading", { name: "Nothing happened in this period" })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.route("**/api/auth/balance", (route) => route.fulfill({ status: 500, json: {} }));
    await page.route("**/api/auth/balance/history", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/deposit");
    await expect(page.getByText("Your deposit could not be loaded.")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

test(
  "axe finds nothing on the dialogs of the deposit, nor on their errors",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await depositor({ browser, request, baseURL }, 10_000);
    await openDeposit(page);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Add funds" }).click();
    await dialog.getByRole("button", { name: "Continue to payment" }).click();
    await expect(dialog.getByText("Amount is required")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByText("Bank transfer", { exact: true }).click();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Request refund" }).click();
    await dialog.getByRole("button", { name: "Request refund" }).click();
    await expect(dialog.getByText("IBAN is required").last()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: /^Period/ }).click();
    await expect(dialog.getByLabel("First day")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);

test(
  "axe finds nothing on the provider's pages, nor on the deposit's messages about a payment",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
    await openDeposit(page);
    await toProvider(page, 500);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Pay AED/ }).click();
    await expect(page.getByText("Card number is required")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Go back without paying" }).click();
    await expect(payment(page, "pending")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.getByRole("link", { name: "Continue the payment" }).click();
    await enterCard(page, CARDS.declined);
    expect(await findings(page)).toEqual([]);
    await (await enterCode(page)).click();
    await expect(payment(page, "failed")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await context.close();
  },
);
