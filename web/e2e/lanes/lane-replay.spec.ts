import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";
import { bidder, bidOverHttp, tokenOf } from "../market.ts";

const SECONDS = 3;
const TIMERS = { between_s: 1, waiting_s: 120, running_s: 8, final_s: 3, card_s: 10 };

test("a lane that is over is replayed: the same pictures, to the same end", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  await clock.stop();
  test.slow();
  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 5_000, step: 500 },
    seconds: SECONDS,
    timers: TIMERS,
  });
  const desk = await atDesk(request, lane);
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto(`/dashboard/live/${lane.id}`);
  const price = page.locator("[data-slot='hall-price']");
  const phase = page.locator("[data-slot='wall-phase']");
  const [first = 0, second = 0] = lane.lots;
  const rivals = [await tokenOf(request), await tokenOf(request)] as const;

  await advance(request, SECONDS + TIMERS.between_s, desk);
  await expect(phase).toContainText("Waiting for bid");
  await bidOverHttp(request, { token: rivals[0], lot: first, price: 5_000 });
  await bidOverHttp(request, { token: rivals[1], lot: first, price: 6_500 });
  await expect(price).toHaveText("6,500");
  await advance(request, TIMERS.running_s + TIMERS.final_s + 2, desk);
  await expect(phase).toContainText("Sold");
  const sold = page.locator("[data-slot='sold-card']");
  await expect(sold).toContainText(/Sold to Bidder \d+ for AED 6,500Thank you to everyone who bid/);
  await advance(request, TIMERS.card_s + TIMERS.between_s, desk);
  await expect(phase).toContainText("Waiting for bid");
  await bidOverHttp(request, { token: rivals[0], lot: second, price: 5_000 });
  await advance(request, TIMERS.running_s + TIMERS.final_s + TIMERS.card_s + 3, desk);
  const summary = page.locator("[data-slot='lane-summary']");
  await expect(summary).toContainText("2 of 2");
  desk.leave();

  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page).toHaveURL(/replay=true/);
  const moment = page.getByRole("slider", { name: "Moment" });
  await expect(moment).toBeVisible();
  // Its keys work a moment after it is drawn.
  await expect(async () => {
    if (await page.getByRole("button", { name: "Pause" }).isVisible()) await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await findings(page)).toEqual([]);

  // From lot to lot, and into the middle of one: the screen shows the state of that time.
  for (const key of ["]", "]", "]", "["]) await page.keyboard.press(key);
  await expect(moment).toHaveAttribute("aria-valuetext", /Lot 2/);
  await page.keyboard.press("[");
  await expect(moment).toHaveAttribute("aria-valuetext", /Lot 1/);
  await page.keyboard.press("ArrowRight");
  await expect(price).toHaveText("6,500");
  await expect(page.locator("[data-slot='bid-mark']")).toHaveCount(3);

  await page.getByLabel("Speed").selectOption("60");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(summary).toContainText("2 of 2");
  await expect(summary).toContainText("11,500");
  await context.close();
});
