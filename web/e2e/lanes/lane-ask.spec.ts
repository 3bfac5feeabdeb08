/** The ask at the auctioneer's desk and the bidders' buttons are one number; a bidder types a plain amount in the lane. */
import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, tokenOf } from "../market.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";
import { aed, LaneRoom } from "./lane-room.ts";

test.skip(({ isMobile }) => isMobile, "The desk is wide");

const TIMERS = { waiting_s: 300, running_s: 300, final_s: 60 };

test("the desk asks what the buttons bid: before a bid, lowered, after bids, after a step, and after an amount of one's own", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const lots = { count: 2, start_price: 20_000, step: 500, min_price: 40_000 };
  const lane = await freshLane(request, { lots, seconds: 6, timers: TIMERS });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  await desk.key("o");
  await expect(desk.row(1)).toHaveAccessibleName(/Waiting to start/);
  await clock.advance(8);
  const { page, context } = await bidder(browser, request, baseURL!);
  const room = new LaneRoom(page);
  const lotPage = await context.newPage();
  await Promise.all([room.enter(lane.id), lotPage.goto(`/auction/${lane.lots[0]}`)]);
  const rival = await tokenOf(request);
  const asks = (amount: number) =>
    Promise.all([
      expect(desk.page.locator("[data-slot='next-ask'] [data-slot='price']")).toHaveText(
        new RegExp(`(^|\\D)${aed(amount)}$`),
        AT_ONCE,
      ),
      expect(firstBid(page)).toHaveText(new RegExp(`^Bid ${aed(amount)}\\D`), AT_ONCE),
      expect(firstBid(lotPage)).toHaveText(new RegExp(`^Bid ${aed(amount)}\\D`), AT_ONCE),
    ]);

  await asks(20_000);
  await desk.twice("l", "20,000 → 18,000");
  await asks(18_000);
  await bidOverHttp(request, { token: rival, lot: lane.lots[0]!, price: 18_000 });
  await asks(18_500);
  await desk.key("+");
  await asks(19_000);
  await bidOverHttp(request, { token: rival, lot: lane.lots[0]!, price: 20_000, mode: "max" });
  await asks(19_000);

  // A plain amount of one's own: the rival's maximum answers, and nothing is called a maximum of this bidder.
  await page.getByRole("button", { name: "Bid another amount" }).click();
  await page.getByLabel("Your bid").fill("21777");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bid AED 21,777" }).click();
  await expect(room.price).toHaveText(/21,777/, AT_ONCE);
  await expect(page.locator("[data-slot='lane-leads']")).toContainText("takes the lead", AT_ONCE);
  await bidOverHttp(request, { token: rival, lot: lane.lots[0]!, price: 22_777 });
  await asks(24_000);
  await expect(page.getByText(/Maximum .*exceeded/)).toHaveCount(0);
  await Promise.all([context.close(), desk.page.context().close()]);
});

/** The button of the lowest bid. */
function firstBid(page: Page) {
  return page.locator("[data-slot='offer']").first();
}
