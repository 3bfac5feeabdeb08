import { expect } from "@playwright/test";
import { callAs, newClient } from "./clients.ts";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, tokenOf } from "../market.ts";

test(
  "staff start at the desk, whose counts are the rows of its lists, and open the oldest work with one press",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const client = await newClient(request);
    const { page, context } = await bidder(browser, request, baseURL!, "manager");
    await page.goto("/");
    await expect(page).toHaveURL(/\/clients$/);
    await expect(page.getByRole("heading", { level: 1, name: /\d+ waits? for you/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);

    const row = page.locator("[data-kind='clients']");
    await row.getByRole("link", { name: /^Check: / }).click();
    await expect(page).toHaveURL(/tab=clients&client=\d+&profile=\d+/);
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();

    await page.goto("/clients");
    await row.getByRole("link", { name: "Clients", exact: true }).click();
    const rows = page.getByRole("list", { name: "Clients found" }).getByRole("listitem");
    await expect(page.getByText(client.name, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^New \d+$/ })).toHaveText(`New${await rows.count()}`);
    // Another one of the staff decides; the numbers follow.
    const manager = await tokenOf(request, "manager");
    await callAs(request, manager, "/backoffice/clients/update/accept", { id_profile: client.idProfile });
    await expect(page.getByText(client.name, { exact: true })).toHaveCount(0);
    await context.close();
  },
);

test("addresses from before the desk lead to their lists", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  await page.goto("/clients?section=ok");
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ok \d+$/ })).toHaveAttribute("aria-current", "page");
  await page.goto("/clients?tab=payments&state=rejected");
  await expect(page.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
  if (test.info().project.name === "phone") {
    await page.getByRole("main").getByRole("link", { name: "Desk", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: /for you$/ })).toBeVisible();
    await context.close();
    return;
  }
  const side = page.getByRole("navigation", { name: "Desk" });
  await expect(side.getByRole("link", { name: /^Payments/ })).toHaveAttribute("aria-current", "page");
  await side.getByRole("link", { name: /^Refunds/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Refunds" })).toBeVisible();
  await context.close();
});

test("an auctioneer starts at their lanes, and their menu has no shop of their own", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!, "auctioneer");
  await page.goto("/");
  await expect(page).toHaveURL(/\/queue\/current/);
  const menu = page.getByRole("navigation", { name: "Areas" }).first();
  await expect(menu.getByRole("link", { name: /^Lane/ })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Watchlist" })).toHaveCount(0);
  await context.close();
});
