import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { windowOf } from "../market.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";

const TIMERS = { waiting_s: 240, running_s: 240, between_s: 1 };
const SCAN = { name: "order.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

test("the clerk seals an absent client's written maximum, and the desk reads a count", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lots = { count: 2, start_price: 20_000, step: 500 };
  const lane = await freshLane(request, { lots, seconds: 5, timers: TIMERS, paddles: [52] });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  await desk.key("o");
  const { page } = await windowOf(browser, baseURL!, lane.staff);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/queue/current?lane=${lane.id}`);
  await page.getByRole("button", { name: "Take the clerk's seat" }).click();
  await expect(page.getByText("0 stored maximums, sealed")).toBeVisible();

  await page.getByRole("button", { name: "New instruction" }).click();
  const dialog = page.getByRole("dialog", { name: "New instruction" });
  await dialog.getByLabel("Paddle").fill("7");
  await dialog.getByLabel("Highest amount, AED").fill("26300");
  await dialog.locator("input[type=file]").setInputFiles(SCAN);
  await expect(dialog.getByText("order.pdf")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Seal the instruction" }).click();
  await expect(dialog.getByText("Nobody has paddle 7")).toBeVisible();
  await dialog.getByLabel("Paddle").fill("52");
  await dialog.getByRole("button", { name: "Seal the instruction" }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 stored maximum, sealed")).toBeVisible();
  await expect(desk.currentLot).toContainText("20,000");
  for (const reader of [page, desk.page]) await expect(reader.getByText("26,300")).toHaveCount(0);
  for (const one of [desk.page, page]) await one.context().close();
});
