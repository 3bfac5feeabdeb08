import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, windowOf } from "../market.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";

const TIMERS = { waiting_s: 240, running_s: 240, between_s: 1 };

// The clerk reads at 1366 x 768, then at a phone.
test("a clerk in the second seat enters bids by keys and takes them back, and the auctioneer keeps the hammer", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lots = { count: 2, start_price: 20_000, step: 500 };
  const lane = await freshLane(request, { lots, seconds: 5, timers: TIMERS, paddles: [52, 214] });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  await desk.key("o");
  const { page } = await windowOf(browser, baseURL!, lane.staff);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/queue/current?lane=${lane.id}`);
  const seat = page.locator('[data-slot="lane-clerk"]');
  const current = page.getByRole("region", { name: "Current lot" });
  const net = await bidder(browser, request, baseURL!);
  const room = new LaneRoom(net.page);
  await room.enter(lane.id);
  /** Presses keys until the seat has sent them: it holds a press shortly after a change of the ask. */
  const until = (press: () => Promise<void>, says: string | RegExp) =>
    expect(async () => {
      await press();
      await expect(current).toContainText(says, { timeout: 2_000 });
    }).toPass();
  const typed = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step("a person of the back office takes the seat, and reads who has the hammer", async () => {
    await page.getByRole("button", { name: "Take the clerk's seat" }).click();
    await expect(seat).toBeVisible();
    await expect(page.locator('[data-slot="hammer"]')).toContainText("has the hammer");
    await expect(page.locator('[data-slot="room-bids"]')).toContainText("20,000");
    expect(await findings(page)).toEqual([]);
  });

  await test.step("digits and the space bar bid the ask, the log says by whom", async () => {
    await until(() => typed("5", "2", "Space"), "Room 52 leads");
    await expect(page.getByRole("list", { name: "Log" })).toContainText("By the clerk");
    await expect(desk.currentLot).toContainText("Room 52 leads");
  });

  await test.step("Tab reaches an amount of its own, and Enter bids it", async () => {
    await until(() => typed("2", "1", "4", "Tab", "2", "2", "0", "0", "0", "Enter"), "Room 214 leads");
    await expect(room.price).toContainText("22,000");
  });

  await test.step("keys of the hammer do nothing", async () => {
    await typed("w", "n", "s");
    await expect(desk.state).toContainText("RUNNING");
  });

  await test.step("a wrong bid is taken back in place, by one digit for the reason", async () => {
    await typed("z");
    const question = page.getByRole("region", { name: "Take back" });
    await expect(question).toContainText("Then Room 52 leads at 20,000 again. Why?");
    await until(() => typed("1"), "Room 52 leads");
    await expect(page.getByRole("list", { name: "Log" })).toContainText("wrong paddle, by the clerk");
    await expect(room.price).toContainText("20,000");
  });

  await test.step("the page fits a phone, and the seat is left", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await wide()).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Leave the seat" }).click();
    await expect(seat).toBeHidden();
  });
  for (const one of [desk.page, page, net.page]) await one.context().close();
});
