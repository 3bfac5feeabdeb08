import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";

test("axe finds nothing on the lot editor: the choice, its steps, with mistakes, and a draft to discard", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "seller");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/auction/edit/0");
  await expect(page.getByRole("heading", { name: "What do you sell?" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Vehicle/ }).click();
  await expect(page.getByLabel("VIN", { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Lot page" }).click();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByText("Make is required").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const step of ["photos", "settings"]) {
    await page.goto(`${new URL(page.url()).pathname}?step=${step}`);
    await expect(page.getByText("Needed to publish")).toBeVisible();
    if (step === "settings") await page.getByLabel("Start price", { exact: true }).first().fill("82000");
    expect(await findings(page)).toEqual([]);
  }
  const start = page.locator("#lot-start[aria-expanded]");
  if ((await start.count()) > 0) {
    await start.click();
    await expect(page.getByRole("spinbutton", { name: "Start date, hour" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByRole("dialog", { name: "Discard this draft?" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});
