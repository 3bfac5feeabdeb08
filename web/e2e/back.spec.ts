import { expect, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder, freshLot } from "./market.ts";

const dialog = (page: Page) => page.getByRole("dialog").last();

test(
  "Back closes what was opened last, and the page below stays open",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const phone = test.info().project.name === "phone";
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.goto("/auction");
    await page.locator("[data-slot='header']").waitFor();
    if (phone) {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(/\/auction$/);
    }
    await page.goto(`/auction/${lot}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    // The photos, then a dialog of the shell.
    await page.getByRole("button", { name: /photo/i }).first().click();
    await expect(page.locator(".marsa-lightbox")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".marsa-lightbox")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));

    await page
      .getByRole("button", { name: /^(Bid|Place) / })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/auction$/);
    await context.close();
  },
);

test("Back closes a dialog of the first page of a visit, and of two the upper one", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  const { page, context } = await bidder(browser, request, baseURL!);
  const dialogs = page.locator("[data-slot='sheet-content'], [data-slot='dialog-content']");
  await page.goto("/account");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(dialogs).toHaveCount(1);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL(/\/account$/);
  // Closed by its own button, it leaves no entry behind.
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Marsa, to the auction list" }).first().click();
  await expect(page).toHaveURL(/\/auction$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  await context.close();
});

test("a dialog opened right after another was closed stays open on a browser that goes back slowly", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  const { page, context } = await bidder(browser, request, baseURL!);
  // The browser goes back when the test says so.
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => addEventListener("late-back", back, { once: true });
  });
  const dialogs = page.locator("[data-slot='sheet-content'], [data-slot='dialog-content']");
  await page.goto("/account");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(dialogs).toHaveCount(1);
  await page.evaluate(async () => {
    const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    dispatchEvent(new Event("late-back"));
    await isBack;
  });
  await page.getByPlaceholder("A lot, a place, a command").fill("deposit");
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL(/\/account$/);
  await context.close();
});
