import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";

const TIMERS = { between_s: 1, card_s: 3 };

// The desk reads at 1366 x 768, the bidder holds a phone.
test("one person warns, holds, sells, passes and withdraws by keys, and no clock ends a lot", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lots = { count: 4, start_price: 20_000, step: 500, min_price: 21_000 };
  const lane = await freshLane(request, { lots, seconds: 5, timers: TIMERS, paddles: [214], hammer: "hand" });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  const { keyboard } = desk.page;
  await desk.page.setViewportSize({ width: 1366, height: 768 });
  const { page } = await bidder(browser, request, baseURL!);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = new LaneRoom(page);
  await phone.enter(lane.id);
  const sell = desk.control("sell");
  const roomBid = (says: string) =>
    expect(async () => {
      await keyboard.type("214");
      await keyboard.press("Space");
      await expect(desk.currentLot).toContainText(says, { timeout: 2_000 });
    }).toPass();
  /** Two presses 0.45 s apart, until the desk shows their effect. */
  const twice = (key: string, says: RegExp) =>
    expect(async () => {
      await keyboard.press(key, { delay: 450 });
      await keyboard.press(key);
      await expect(desk.currentLot).toContainText(says, { timeout: 3_000 });
    }).toPass();

  await desk.key("o");
  await expect(desk.currentLot).toContainText("By hand");
  await expect(sell).toContainText("No bid yet");

  await test.step("below the minimum the key to sell is off and says why", async () => {
    await roomBid("Room 214 leads");
    await expect(sell).toContainText("1,000 below minimum");
    await expect(sell).toContainText("No authority for 20,000");
    await expect(sell).toHaveAttribute("aria-disabled", "true");
    await expect(desk.currentLot).toContainText("since the last bid");
    expect(await findings(desk.page)).toEqual([]);
  });

  await test.step("a fair warning waits, is held by Esc, and ends with a bid", async () => {
    await desk.key("w");
    await expect(desk.state).toHaveText("FAIR WARNING");
    await expect(page.getByText("FAIR WARNING").first()).toBeVisible();
    expect(await findings(desk.page)).toEqual([]);
    await desk.key("Escape");
    await expect(desk.state).toHaveText("RUNNING");
    await desk.key("w");
    await phone.bid(21_000);
    await expect(desk.state).toHaveText("RUNNING");
    await expect(sell).toContainText("Minimum reached");
  });

  await test.step("one press in a fair warning sells", async () => {
    await desk.key("w");
    await expect(sell).toContainText("One press in fair warning");
    await desk.key("s");
    await expect(desk.currentLot).toContainText(/Sold to Bidder \d at 21,000/);
    await expect(desk.log).toContainText("sold, minimum reached");
  });

  await test.step("the totals count it once its result stands", async () => {
    const totals = desk.page.locator('[data-slot="totals"]');
    await expect(totals).toContainText("Hammer21,000");
    await expect(totals).toContainText("Sold100 %");
    await expect(totals).toContainText("Minimum0.0 %");
  });

  await test.step("two presses of N leave a lot below its minimum to the seller", async () => {
    await expect(desk.state)
      .toHaveText("RUNNING", { timeout: 1 })
      .catch(() => undefined);
    await expect(sell).toContainText("No bid yet");
    await roomBid("Room 214 leads");
    await twice("n", /the seller decides/);
  });

  await test.step("a lot with bids is withdrawn for a reason", async () => {
    await expect(sell).toContainText("No bid yet");
    await roomBid("Room 214 leads");
    await desk.key("x");
    await desk.because(1);
    await expect(desk.log).toContainText("withdrawn: The seller’s papers are missing");
    await expect(sell).toContainText("No bid yet");
  });
  await desk.page.context().close();
  await page.context().close();
});

test("the room bids without a number, and the hammer asks whose it is", async ({
  browser,
  request,
  baseURL,
}) => {
  const lots = { count: 2, start_price: 20_000, step: 500 };
  const lane = await freshLane(request, { lots, seconds: 5, timers: TIMERS, paddles: [214], hammer: "hand" });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  await desk.page.setViewportSize({ width: 1366, height: 768 });
  const { keyboard } = desk.page;
  const bids = (says: string) =>
    expect(async () => {
      await keyboard.press("Space");
      await expect(desk.currentLot).toContainText(says, { timeout: 2_000 });
    }).toPass();
  await desk.key("o");
  await expect(desk.control("sell")).toContainText("No bid yet");
  await bids("Room, number?");
  await bids("20,500");
  await expect(desk.control("sell")).toContainText("Then say whose it is");
  await desk.key("w");
  await expect(desk.state).toHaveText("FAIR WARNING");
  await desk.key("s");
  const question = desk.page.locator('[data-slot="whose-is-it"]');
  await expect(question).toContainText("Type the paddle");
  await expect(question).toContainText("s, then the lot waits");
  await expect(desk.page.locator('[data-slot="take-back"]')).toContainText("The hammer has fallen");
  expect(await findings(desk.page)).toEqual([]);
  await keyboard.type("214");
  await expect(question).toContainText("Paddle 214");
  await keyboard.press("Enter");
  await expect(desk.currentLot).toContainText("Sold to Room 214 at");
  await expect(desk.log).toContainText("Room 214");
  await desk.page.context().close();
});
