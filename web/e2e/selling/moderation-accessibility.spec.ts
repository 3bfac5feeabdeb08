import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { openWaiting, waitingLot } from "./moderation.ts";

test("axe finds nothing on the queue, an opened lot, a remark, the questions and a colleague's lot", async ({
  browser,
  request,
  baseURL,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const lot = await waitingLot(request, seller.token);
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  // Parts that fade in have their contrast later.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/clients?tab=moderation");
  await expect(page.getByText(/lots? waits?$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await openWaiting(page, lot);
  await expect(page.getByRole("button", { name: /^Approve/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Write a remark" }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: "Write a remark" }).first().click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: /^Please remove contact data/ }).click();
  await page.getByRole("button", { name: "Keep remark" }).click();
  await page.getByRole("button", { name: /^Return with 1 remark/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  const other = await bidder(browser, request, baseURL!, "backoffice");
  await openWaiting(other.page, lot);
  await expect(other.page.getByText(/checks this lot until/)).toBeVisible();
  expect(await findings(other.page)).toEqual([]);
  await other.page.goto("/clients?tab=moderation&q=nolotiscalledthis");
  await expect(other.page.getByRole("heading", { name: "No lot matches" })).toBeVisible();
  expect(await findings(other.page)).toEqual([]);
  for (const each of [context, other.context, seller.context]) await each.close();
});
