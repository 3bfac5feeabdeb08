import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { freshLane } from "../lanes/lane-market.ts";
import { bidder } from "../market.ts";

test("axe finds nothing on the wall screens", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard/standard");
  await expect(page.locator("[data-slot='standard-row']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/dashboard/static");
  await expect(page.locator("[data-slot='list-row']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const later = await freshLane(request, { lots: { count: 2 }, seconds: 3_600 });
  await page.goto(`/dashboard/live/${later.id}`);
  await expect(page.getByText("Starts in")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const lane = await freshLane(request, { lots: { count: 2 }, seconds: 3 });
  await page.goto(`/dashboard/live/${lane.id}`);
  const headers = { authorization: `Bearer ${lane.auctioneer}`, "idempotency-key": crypto.randomUUID() };
  const opened = await request.post("/api/live/ctrl/open", { headers, data: { id_queue: lane.id } });
  expect(opened.status(), await opened.text()).toBe(200);
  await expect(page.locator("[data-slot='hall-price']")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});
