import { expect, test } from "@playwright/test";
import { findings } from "./axe.ts";
import { freshLane } from "./lane-market.ts";
import { bidder } from "./market.ts";

test("axe finds nothing on the hall's screens", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard/standard");
  await expect(page.locator("[data-slot='standard-row']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto("/dashboard/static");
  await expect(page.locator("[data-slot='list-row']").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const lane = await freshLane(request, { lots: { count: 2 }, seconds: 8 });
  await page.goto(`/dashboard/live/${lane.id}`);
  await expect(page.getByText("Starts in")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const headers = { authorization: `Bearer ${lane.auctioneer}`, "idempotency-key": crypto.randomUUID() };
  await request.post("/api/live/ctrl/open", { headers, data: { id_queue: lane.id } });
  await expect(page.locator("[data-slot='hall-price']")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});
