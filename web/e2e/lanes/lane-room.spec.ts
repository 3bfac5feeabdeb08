import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane, laneNow } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";
import { AT_ONCE, bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";

const SECONDS = 3;
const TIMERS = { waiting_s: 300, running_s: 300, final_s: 10, card_s: 15, between_s: 1 };

// @proves 2.route.queue-current-inside-signed-in
// @proves 4.screen.a-green-or-red-light-shows
// @proves 4.status.lot-inprogress
// @proves 4.transition.operator-call-final
test("a bidder in a lane: two steps, one tap where they switched it on, a maximum in advance, and the final call", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const lane = await freshLane(request, {
    lots: { count: 3, start_price: 20_000, step: 500, min_price: 20_500 },
    seconds: SECONDS,
    timers: TIMERS,
  });
  const [first, second] = lane.lots as [number, number];
  const desk = await atDesk(request, lane);
  await advance(request, SECONDS + TIMERS.between_s, desk);
  const [omar, rival] = [await bidder(browser, request, baseURL!), await tokenOf(request)];
  const { page } = omar;
  const room = new LaneRoom(page);
  await room.enter(lane.id);
  const phone = test.info().project.name === "phone";

  await expect(room.state).toContainText("Waiting for bid");
  await room.bid(20_000);
  await expect(room.price).toContainText("20,000");
  await expect(room.state).toContainText("Running");
  const light = page.locator('[data-slot="current-lot-price"] [data-slot="buoy"]');
  await expect(light).toHaveText("Below minimum");
  expect((await laneNow(request, lane.id)).current?.live.status).toBe("inProgress");

  await bidOverHttp(request, { token: rival, lot: first, price: 20_500 });
  const current = page.locator('[data-slot="current-lot-price"]').filter({ visible: true });
  await expect(current.getByText("Outbid", { exact: true })).toBeVisible();
  await expect(room.price).toContainText("20,500");
  await expect(light).toHaveText("Minimum reached");

  await page.getByRole("switch", { name: "Quick bid" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn on quick bid" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  if (phone) await page.locator('[data-slot="offer"]').first().click();
  else await page.keyboard.press("1");
  await expect(page.locator('[data-slot="lane-leads"]')).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(room.price).toContainText("21,000");

  // A maximum on the next lot, while this one runs.
  if (phone) await page.locator('[data-slot="lane-peek"]').click();
  await page.getByRole("button", { name: "Set maximum" }).filter({ visible: true }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Stored maximum").fill("25000");
  await sheet.getByRole("button", { name: "Set maximum" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Set maximum AED 25,000" }).click();
  await expect(page.getByRole("dialog")).toContainText("Leading");
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await desk.say("Two keys, agency service");
  await expect(page.getByText("Auctioneer: Two keys, agency service")).toBeVisible();
  await desk.finalCall(first);
  await expect(room.state).toContainText("FINAL CALL");
  await expect(room.state).toContainText(/Going once|Going twice|Last call/);
  await advance(request, TIMERS.final_s + 1, desk);
  await expect(room.state).toContainText("Finished");
  await expect(page.getByText("Sold to you")).toBeVisible();
  await expect(page.locator("[data-slot='sold-card']")).toContainText(
    /Yours for AED [\d,]+Thank you for your bid/,
  );

  await advance(request, TIMERS.card_s + TIMERS.between_s + 1, desk);
  // The next lot comes by itself, and the maximum leads from its first call on.
  await expect(page.locator(`[data-on-block="${second}"]`)).toBeVisible();
  await expect(page.getByText("Leading · your maximum 25,000")).toBeVisible();
  desk.leave();
  await omar.context.close();
});

test("who loses in a lane sees the hammer, and finds the next best lots while the lane goes on", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 20_000, step: 500 },
    seconds: SECONDS,
    timers: TIMERS,
  });
  await freshLot(request, { start_price: 21_000, step: 500, seconds: 7_200 });
  const [lot] = lane.lots as [number];
  const desk = await atDesk(request, lane);
  await advance(request, SECONDS + TIMERS.between_s, desk);
  const { page, token, context } = await bidder(browser, request, baseURL!);
  const room = new LaneRoom(page);
  await room.enter(lane.id);
  await expect(room.state).toContainText("Waiting for bid");
  await bidOverHttp(request, { token, lot, price: 22_000, mode: "max" });
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 25_000 });
  await desk.finalCall(lot);
  await advance(request, TIMERS.final_s + 1, desk);

  const card = page.locator("[data-slot='sold-card']");
  await expect(card).toContainText("Sold to Bidder 2 for AED 25,000", AT_ONCE);
  await expect(card).toContainText("Not won. Your deposit for it is free again.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const duration = await card.evaluate((each) => getComputedStyle(each).animationDuration);
  expect(Number.parseFloat(duration)).toBeLessThan(0.001);
  expect(await findings(page)).toEqual([]);
  await card.getByRole("button", { name: "Next best for you" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator("[data-slot='next-best'] li").first()).toBeVisible();
  await expect(sheet).toContainText("your 22,000 fits");
  expect(await sheet.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  expect(await findings(page)).toEqual([]);

  // The lane goes on below the sheet.
  await advance(request, TIMERS.card_s + TIMERS.between_s + 1, desk);
  await expect(page.locator(`[data-on-block="${lane.lots[1]}"]`)).toBeAttached();
  await expect(sheet.locator("[data-slot='next-best']")).toBeVisible();
  await sheet.getByRole("button", { name: "Move maximum" }).first().click();
  await expect(page.getByLabel("Stored maximum").filter({ visible: true })).toHaveValue("22,000");
  desk.leave();
  await context.close();
});
