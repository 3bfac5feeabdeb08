import { type APIRequestContext, expect } from "@playwright/test";
import { depositor, openDeposit, operations } from "./depositor.ts";
import { test } from "../journey.ts";
import { bidOverHttp, freshLot, tokenOf } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const STEP = 500;
const START = 20_000;

/** Two people outbid each other, so many times each. */
async function outbidEachOther(
  request: APIRequestContext,
  { token, lot, times }: { token: string; lot: number; times: number },
): Promise<void> {
  const rival = await tokenOf(request);
  for (let place = 0; place < 2 * times; place++) {
    const by = place % 2 === 0 ? token : rival;
    await bidOverHttp(request, { token: by, lot, price: START + place * STEP });
  }
}

// @proves 3.field.operation-date
// @proves 3.field.operation-lot-number
// @proves 3.field.operation-operation-type
// @proves 3.field.operation-amount
// @proves 3.field.operation-comment
test("the history has pages, a type filter in the address, sums and a spreadsheet", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: START, step: STEP });
  const { page, context, token } = await depositor({ browser, request, baseURL }, 100_000);
  // 13 holds, 13 releases and the first top-up: two pages.
  await outbidEachOther(request, { token, lot, times: 13 });
  await openDeposit(page);
  await expect(operations(page)).toHaveCount(24);
  await expect(operations(page).first()).toContainText("Release");
  await expect(operations(page).first()).toContainText("+6,400.00");
  await expect(operations(page).first()).toContainText("Free again");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(operations(page)).toHaveCount(3);
  await expect(operations(page).last()).toContainText("Top-up by invoice");
  await page.reload();
  await expect(operations(page)).toHaveCount(3);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();

  await page.getByLabel("Type of operation").selectOption("Hold");
  await expect(page).toHaveURL(/type=hold/);
  await expect(operations(page)).toHaveCount(13);
  await expect(operations(page).first()).toContainText("Held for your bid");
  const sums = page.locator("[data-slot='sums']");
  await expect(sums).toContainText("Hold");
  await expect(sums).not.toContainText("Release");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^marsa-deposit-[\d-]+\.xlsx$/);

  await page.getByLabel("Type of operation").selectOption("Forfeit");
  await expect(page.getByRole("heading", { name: "Nothing happened in this period" })).toBeVisible();
  await page.getByRole("link", { name: "All types" }).click();
  await expect(operations(page)).toHaveCount(24);
  await context.close();
});

// @proves 5.message.start-date-can-t-be-after
test("the period has two days, and cannot end before it starts", async ({ browser, request, baseURL }) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  await openDeposit(page);
  await expect(operations(page)).toHaveCount(1);
  await page.getByRole("button", { name: /^Period/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First day").fill("2025-03-02");
  await dialog.getByLabel("Last day").fill("2025-03-01");
  await dialog.getByRole("button", { name: "Show these days" }).click();
  await expect(dialog.getByText("Start date can't be after End date")).toBeVisible();
  await dialog.getByLabel("Last day").fill("2025-03-31");
  await dialog.getByRole("button", { name: "Show these days" }).click();
  await expect(page).toHaveURL(/sd=2025-03-02&ed=2025-03-31/);
  await expect(page.getByRole("button", { name: /^Period/ })).toContainText("Mar 2 – Mar 31, 2025");
  await expect(page.getByRole("heading", { name: "Nothing happened in this period" })).toBeVisible();
  await page.getByRole("button", { name: /^Period/ }).click();
  await dialog.getByRole("button", { name: "This month" }).click();
  await expect(operations(page)).toHaveCount(1);
  await context.close();
});

test("a part that fails says so with its request, and the others stay", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  const json = {
    status: 500,
    result: "INTERNAL",
    title: "Internal error",
    message: "Error",
    request_id: "r-1234",
  };
  const history = "**/api/auth/balance/history";
  await page.route(history, (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", json }),
  );
  await openDeposit(page);
  await expect(page.getByText("The history could not be loaded.")).toBeVisible();
  await expect(page.getByText("Request r-1234")).toBeVisible();
  const again = page.waitForRequest(history);
  await page.getByRole("button", { name: "Try again" }).click();
  await again;
  await page.unroute(history);
  await page.reload();
  await expect(operations(page)).toHaveCount(1);
  await context.close();
});

test("without a network the deposit stays readable, with the time of its figures", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  await openDeposit(page);
  await expect(operations(page)).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByText(/^State of \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(operations(page)).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(/^State of/)).toHaveCount(0);
  await context.close();
});

test("an invalid address is no page", async ({ browser, request, baseURL }) => {
  const { page, context } = await depositor({ browser, request, baseURL }, 1_000);
  for (const search of ["?sd=2026-02-30", "?type=gift", "?page=0", "?topup=-5"]) {
    await page.goto(`/deposit${search}`);
    await expect(page.getByText("Page not found: /deposit")).toBeVisible();
  }
  await context.close();
});
