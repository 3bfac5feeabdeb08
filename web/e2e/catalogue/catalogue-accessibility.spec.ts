import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";

test("axe finds nothing on the list as a table, nor on its dialogs", async ({ page }) => {
  await page.goto("/auction?view=table");
  await expect(page.locator("[data-slot='lot-row']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/auction/compare?lots=10-20");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing on the map", async ({ page }) => {
  await page.goto("/auction/map");
  await expect(page.locator("[data-slot='map-cluster']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing on the smart search, before and after a sentence", async ({ page }) => {
  await page.goto("/smart-search");
  await expect(page.getByRole("heading", { name: "Search in your own words" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/smart-search?q=toyta+suv+zeppelin");
  await expect(page.locator("[data-slot='lot-card']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe finds nothing on the schedule", async ({ page }) => {
  await page.goto("/schedule");
  await expect(page.getByRole("heading", { name: "Bidding ends" }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
