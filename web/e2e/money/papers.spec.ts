import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { paid, sold } from "./settlements.ts";

test(
  "a buyer sets their TRN and saves their tax invoice, and staff find it",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const buyer = await bidder(browser, request, baseURL!);
    const seller = await bidder(browser, request, baseURL!, "seller");
    const staff = await bidder(browser, request, baseURL!, "backoffice");
    const { page } = buyer;
    await page.goto("/deposit");
    await page.getByRole("button", { name: "Address and TRN" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Address").fill("Warehouse 7, Al Quoz");
    await dialog.getByLabel("TRN").fill("1005");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toContainText("A TRN has 15 digits");
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("TRN").fill("100591120700003");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();

    const { lot, number } = await sold(request, buyer.token, seller.id);
    await paid(request, buyer.token, lot);
    const row = page.locator("[data-slot='paper']");
    await expect(row).toContainText(`Buyer’s fee, lot ${number}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("button", { name: /^PDF of MAR-TI-/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Tax invoice MAR-TI-\d{4}-\d{6}\.pdf$/);
    expect(await findings(page)).toEqual([]);

    const { page: desk } = staff;
    await desk.goto("/clients?tab=papers");
    const issued = desk.getByRole("listitem").filter({ hasText: `lot ${number}` });
    await expect(issued).toContainText("TRN 100591120700003");
    await desk.getByRole("button", { name: "Credit notes" }).click();
    await expect(issued).toBeHidden();
    expect(await findings(desk)).toEqual([]);
    await desk.goto("/clients?tab=house");
    await expect(desk.getByLabel("TRN")).toHaveValue("100482199300003");
    await expect(desk.getByRole("button", { name: "Save" })).toHaveCount(0);
    expect(await findings(desk)).toEqual([]);
  },
);

test(
  "a manager sees what a buyer owes, opens the sale, and it is gone once it is paid",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const buyer = await bidder(browser, request, baseURL!);
    const { page } = await bidder(browser, request, baseURL!, "backoffice");
    const { lot, number, title } = await sold(request, buyer.token);
    await page.goto("/clients?tab=debtors");
    const owing = page
      .getByRole("listitem")
      .filter({ hasText: String(number) })
      .first();
    await expect(owing).toContainText("1 lot unpaid");
    await expect(owing).toContainText("AED 30,630.00");
    await page.getByRole("button", { name: "Largest first" }).click();
    await expect(owing).toBeVisible();
    await page.getByRole("button", { name: /^Overdue/ }).click();
    await expect(owing).toBeHidden();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: /^Not due yet/ }).click();
    await owing.getByRole("link", { name: `${number} · ${title}` }).click();
    await expect(page.getByRole("dialog")).toContainText(String(number));
    await paid(request, buyer.token, lot);
    await page.goto("/clients?tab=debtors");
    await expect(page.getByRole("heading", { name: "Debtors" })).toBeVisible();
    await expect(page.getByText("is owed")).toBeVisible();
    await expect(owing).toBeHidden();
  },
);
