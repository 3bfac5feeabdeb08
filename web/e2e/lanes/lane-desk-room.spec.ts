import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";

const TIMERS = { waiting_s: 240, running_s: 240, between_s: 1 };

// The desk reads at 1366 x 768, the bidder holds a phone.
test("one person enters the bids of the room and of a phone by keys, and a bidder on the net sees whose they are", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lots = { count: 2, start_price: 20_000, step: 500 };
  const lane = await freshLane(request, { lots, seconds: 5, timers: TIMERS, paddles: [52, 214] });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  await desk.page.setViewportSize({ width: 1366, height: 768 });
  const { page } = await bidder(browser, request, baseURL!);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = new LaneRoom(page);
  await phone.enter(lane.id);
  const leader = page.locator('[data-slot="current-lot-price"]');
  const roomBids = desk.page.locator('[data-slot="room-bids"]');
  const takeBack = desk.page.locator('[data-slot="take-back"]');
  /** Types a paddle and bids until the desk has sent it: it holds a press shortly after a change of the ask. */
  const roomBid = (paddle: string, says: string) =>
    expect(async () => {
      await desk.page.keyboard.type(paddle);
      await desk.page.keyboard.press("Space");
      await expect(desk.currentLot).toContainText(says, { timeout: 2_000 });
    }).toPass();

  await desk.key("o");
  await expect(roomBids).toContainText("20,000");

  await test.step("digits and the space bar bid the ask for a paddle", async () => {
    await roomBid("214", "Room 214 leads");
    await expect(leader).toContainText("Room 214");
    await expect(phone.price).toContainText("20,000");
    await expect(desk.log).toContainText("Room 214");
  });

  await test.step("a line gets a paddle, and its letter bids the ask", async () => {
    await desk.page.keyboard.press("c");
    const dialog = desk.page.getByRole("dialog", { name: "Phone C" });
    await dialog.getByLabel("Paddle").fill("52");
    await dialog.getByRole("button", { name: "Put it on the line" }).click();
    const tile = desk.page.locator('[data-line="C"]');
    await expect(tile).toContainText("On the line");
    expect(await findings(desk.page)).toEqual([]);
    await expect(async () => {
      await desk.page.keyboard.press("c");
      await expect(tile).toContainText("Leads, 20,500", { timeout: 2_000 });
    }).toPass();
    await expect(leader).toContainText("Phone C");
  });

  await test.step("a bid of the net outbids the phone, and cannot be taken back", async () => {
    await phone.bid(21_000);
    await expect(desk.currentLot).toContainText(/Bidder \d leads/);
    await expect(takeBack).toContainText("has bid since");
  });

  await test.step("a wrong bid of the room is taken back: the net leads again", async () => {
    await roomBid("52", "Room 52 leads");
    await expect(takeBack).toContainText("Take back Room 52, 21,500");
    await desk.page.keyboard.press("z");
    await expect(desk.page.getByRole("dialog", { name: /Take back Room 52/ })).toBeVisible();
    await expect(async () => {
      if (await desk.page.getByRole("dialog").isVisible()) await desk.page.keyboard.press("1");
      await expect(desk.currentLot).toContainText(/Bidder \d leads/, { timeout: 2_000 });
    }).toPass();
    await expect(phone.price).toContainText("21,000");
    await expect(desk.log).toContainText("Taken back: wrong paddle");
  });
  await desk.page.context().close();
  await page.context().close();
});
