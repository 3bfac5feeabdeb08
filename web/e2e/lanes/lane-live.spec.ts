import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { freshLane } from "./lane-market.ts";
import { Console, LaneRoom } from "./lane-room.ts";
import { AT_ONCE, bidder, tokenOf, windowOf } from "../market.ts";

test.skip(({ isMobile }) => isMobile, "Desk and wall are wide");

test("a lane at one moment: a bid shows on the desk and on the wall screen, and the desk's message in the lane room @router", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  await clock.stop();
  test.slow();
  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 20_000, step: 500, min_price: 24_000 },
    seconds: 6,
    timers: { waiting_s: 300, running_s: 300, final_s: 60 },
  });
  const pageOf = async (token: string, viewport = { width: 1440, height: 1000 }) => {
    const { page } = await windowOf(browser, baseURL!, token, { viewport });
    return page;
  };
  const desk = new Console(await pageOf(lane.auctioneer));
  const omar = new LaneRoom((await bidder(browser, request, baseURL!)).page);
  const wall = await pageOf(await tokenOf(request), { width: 1920, height: 1080 });
  const hall = wall.locator('[data-slot="hall-price"]');

  await desk.enter(lane.id);
  await desk.go("Open lane");
  await clock.advance(8);
  await Promise.all([omar.enter(lane.id), wall.goto(`/dashboard/live/${lane.id}`)]);
  await expect(omar.state).toContainText("Waiting for bid");
  await expect(desk.currentLot).toContainText(/no bid yet/i);
  await expect(hall).toContainText("20,000");

  await omar.bid(20_000);
  await Promise.all([
    expect(desk.price).toContainText("20,000", AT_ONCE),
    expect(hall).toContainText("20,000", AT_ONCE),
    expect(wall.getByRole("region", { name: "Last bids" })).toContainText("20,000", AT_ONCE),
    expect(desk.currentLot).toContainText("Bidder 1", AT_ONCE),
  ]);

  await desk.page.getByRole("textbox", { name: "Say to all bidders" }).fill("Fair warning");
  await desk.page.getByRole("button", { name: "Send" }).click();
  await expect(omar.page.getByText("Fair warning").first()).toBeVisible(AT_ONCE);

  await desk.finalCall();
  await expect(omar.state).toContainText("FINAL CALL", AT_ONCE);
  await expect(wall.locator('[data-slot="wall-phase"]')).toContainText(/final call/i, AT_ONCE);
  await Promise.all(browser.contexts().map((context) => context.close()));
});
