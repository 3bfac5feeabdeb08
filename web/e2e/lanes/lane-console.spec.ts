import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { LaneConsole } from "./lane-console.ts";
import { advance, deskOf } from "./lane-desk.ts";
import { freshLane, laneNow } from "./lane-market.ts";
import { bidOverHttp, tokenOf } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

/** Long enough for a slow machine: the journey ends each phase itself. */
const TIMERS = { waiting_s: 300, running_s: 300, final_s: 12, card_s: 30, between_s: 1 };
const STARTS_IN_S = 15;

test.skip(({ isMobile }) => isMobile, "Keys and drags are of a desk");

// @proves 1.capability.auctioneers-control-live-queues
test("an auctioneer runs a lane from the opening to its end, with every control", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const lots = { count: 4, start_price: 20_000, step: 500, min_price: 30_000 };
  const lane = await freshLane(request, { lots, seconds: STARTS_IN_S, timers: TIMERS });
  const [first, second, third, fourth] = lane.lots as [number, number, number, number];
  const omar = await tokenOf(request);
  const bid = (lot: number, price: number) => bidOverHttp(request, { token: omar, lot, price });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  const { page } = desk;
  const pass = (seconds: number) => advance(request, seconds, deskOf(request, lane));

  await test.step("opens the lane, and changes its run by keys and by a number", async () => {
    await desk.key("o");
    await expect(desk.row(1)).toHaveAccessibleName(/Waiting to start/);
    await desk.row(4).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect
      .poll(async () => (await laneNow(request, lane.id)).next.map((lot) => lot.id_auction))
      .toEqual([second, fourth, third]);
    await expect(desk.notice).toContainText("Lot 4 runs after lot 2 now");
    await page.getByRole("button", { name: /^Lot 4, .*move or disable/ }).click();
    await page.getByRole("menuitem", { name: "Run after lot…" }).click();
    await page.getByLabel("To run after lot").fill("3");
    await page.getByRole("button", { name: "Run it after lot 3" }).click();
    await expect
      .poll(async () => (await laneNow(request, lane.id)).next.map((lot) => lot.id_auction))
      .toEqual([second, third, fourth]);
    // The console sends one control at a time: the next one is taken when this one is answered.
    await expect(desk.notice).toContainText("Lot 4 runs after lot 3 now");
    const message = page.getByRole("textbox", { name: "Say to all bidders" });
    // A refused A swallows the text that follows it.
    await expect(async () => {
      await desk.key("a");
      await expect(message).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.type("Welcome to the lane");
    // A message that was not sent stays in the field.
    await expect(async () => {
      await message.press("Enter");
      await expect(desk.control("announce")).toContainText("Welcome to the lane", { timeout: 5_000 });
    }).toPass();
    await desk.click("Take down");
    await expect(desk.control("announce")).toContainText("To everybody");
    await page.getByRole("tab", { name: "Messages" }).click();
    await desk.click("The next lot is on the ramp");
    await expect(desk.control("announce")).toContainText("on the ramp");
    await page.getByRole("tab", { name: "Log" }).click();
  });

  await test.step("waits for a bid: irreversible commands need two presses", async () => {
    await pass(STARTS_IN_S);
    await expect(desk.state).toHaveText("Waiting for bid");
    await page.locator("[data-slot=facts]").click();
    const top = await page.locator("[data-slot=facts]").boundingBox();
    await page.keyboard.press("Space");
    expect(await page.locator("[data-slot=facts]").boundingBox()).toEqual(top);
    await desk.key("f");
    await expect(desk.notice).toContainText("Final call: not before a bid");
    await desk.twice("l", "20,000 → 18,000");
    await expect(desk.notice).toContainText("Start price 20,000 → 18,000");
    await expect(desk.currentLot).toContainText("18,000");
    await desk.key("m");
    await page.getByLabel("New minimum").fill("27000");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await desk.key("m");
    // The typed amount for this lot is kept.
    await expect(page.getByLabel("New minimum")).toHaveValue("27,000");
    await page.getByRole("button", { name: "The seller agreed" }).click();
    await page.getByRole("button", { name: "30,000 → 27,000" }).click();
    await expect(desk.currentLot).toContainText("Minimum 27,000");
    await expect(desk.log).toContainText("minimum price changed, the seller agreed");
    await desk.once("s");
    await page.keyboard.press("Escape");
    await expect(desk.control("skip")).not.toContainText("Press again");
    await desk.twice("s");
    await expect.poll(async () => (await laneNow(request, lane.id)).turn?.id_auction).toBe(second);
    await expect(desk.notice).toContainText("Lot 1 is skipped: it runs last");
    await expect(page.getByText("Lot 2 of 4")).toBeVisible();
    // It keeps its number in its new place.
    await expect(desk.row(1)).toHaveAccessibleName(/from 18,000/);
  });

  await test.step("sells: increments, green light, a final call that a bid ends, and one that reaches its end", async () => {
    await pass(TIMERS.between_s);
    await expect(desk.state).toHaveText("Waiting for bid");
    await bid(second, 20_000);
    await expect(desk.state).toHaveText("RUNNING");
    await expect(desk.currentLot).toContainText("10,000 below minimum");
    await desk.key("+");
    await expect(desk.control("step-down")).toContainText("1,000 → 500");
    await desk.key("-");
    await expect(desk.control("step-up")).toContainText("500 → 1,000");
    await desk.twice("g", "30,000 → 20,000");
    await expect(desk.currentLot).toContainText("Minimum reached");
    await desk.key("f");
    await expect(desk.state).toHaveText("FINAL CALL");
    await bidOverHttp(request, { token: await tokenOf(request), lot: second, price: 20_500 });
    await expect(desk.state).toHaveText("RUNNING");
    await expect(desk.notice).toContainText("the final call is off");
    await desk.key("f");
    await expect(desk.state).toHaveText("FINAL CALL");
    await pass(TIMERS.final_s);
    await expect(desk.state).toHaveText("Finished");
    await expect(desk.currentLot).toContainText("Sold to Bidder 2 at 20,500");
  });

  await test.step("shows a late bid, undoes the hammer once, pauses and resumes", async () => {
    const late = await request.post("/api/auction/makebid", {
      headers: { authorization: `Bearer ${omar}`, "idempotency-key": crypto.randomUUID() },
      data: { id_auction: second, price: 21_000 },
    });
    expect(late.status()).toBe(409);
    await expect(desk.currentLot).toContainText("21,000 came");
    await desk.key("u");
    await desk.because(1);
    await expect(desk.state).toHaveText("RUNNING");
    await expect(desk.currentLot).toContainText("Reopened");
    await bid(second, 21_000);
    await expect(desk.currentLot).toContainText("Bidder 1 leads");
    await desk.key("p");
    // The lane is paused before anybody gives a reason.
    await expect(page.getByRole("dialog")).toContainText("The lane is paused");
    await expect(desk.state).toHaveText("Paused");
    await expect(desk.currentLot).toContainText("One moment, please");
    await desk.because(1);
    await expect(desk.currentLot).toContainText("A question on this lot");
    await desk.key("o");
    await expect(desk.state).toHaveText("RUNNING");
    // A reason chosen during the send of the pause is sent after it. The console's wait of six seconds must not end
    // before a slow machine has pressed.
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const held = Promise.withResolvers<void>();
    await page.route("**/api/live/ctrl/pause", async (route) => {
      await held.promise;
      await route.continue();
    });
    await desk.key("p");
    await expect(page.getByRole("dialog")).toContainText("Pausing…");
    // A dialog that has just opened takes no press.
    await expect(async () => {
      await desk.key("2");
      await expect(page.getByRole("dialog")).toContainText("“A question to the seller” is sent as soon as", {
        timeout: 1_000,
      });
    }).toPass();
    held.resolve();
    await expect(desk.currentLot).toContainText("A question to the seller");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.unroute("**/api/live/ctrl/pause");
    await expect(desk.control("final-call")).toContainText("Resume first");
    await desk.key("+");
    await expect(desk.notice).toContainText("Step 500 → 1,000");
    await desk.key("-");
    await expect(desk.notice).toContainText("Step 1,000 → 500");
    await desk.key("o");
    await expect(desk.state).toHaveText("RUNNING");
    await desk.key("f");
    await expect(desk.log).toContainText("Operator");
    await expect(desk.state).toHaveText("FINAL CALL");
    await pass(TIMERS.final_s);
    await expect(desk.state).toHaveText("Finished");
    await expect(desk.currentLot).toContainText("Reopened once already");
    await desk.once("n");
    await desk.key("n");
  });

  await test.step("takes a lot out of the run and brings it back, and ends the lane in two steps", async () => {
    await expect.poll(async () => (await laneNow(request, lane.id)).turn?.id_auction).toBe(third);
    await pass(TIMERS.between_s);
    await expect(desk.row(2)).toHaveAccessibleName(/Sold 21,000 · reopened/);
    await desk.key("d");
    await expect(page.getByRole("dialog")).toContainText(/Clock: \d+ s, then the lot/);
    await desk.key("p");
    await expect(page.getByRole("dialog")).toContainText("no clock runs while you decide");
    await desk.because(1);
    await desk.key("o");
    await expect(page.getByText(/Disabled: The seller.s papers are missing/)).toBeVisible();
    await desk.click(/^Enable/);
    await expect(page.getByRole("button", { name: /^Enable/ })).toHaveCount(0);
    await expect(desk.notice).toContainText("Lot 3 is enabled: it runs last");
    await page.getByRole("button", { name: "End lane" }).click();
    await expect(page.getByRole("dialog")).toContainText("3 lots (lot 4 that is up, 2 to go) are withdrawn");
    await desk.endForEverybody();
    await expect(desk.state).toHaveText("Lane finished");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("AED 21,000");
    expect((await laneNow(request, lane.id)).state).toBe("finished");
    expect(first).toBeGreaterThan(0);
  });
  await page.context().close();
});

test("on a laptop no figure of a lot at AED 99,999,999 is cut, and nothing of its turn needs scrolling", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  await clock.stop();
  const lots = { count: 3, start_price: 99_998_000, step: 999, min_price: 100_500_000 };
  const lane = await freshLane(request, { lots, seconds: STARTS_IN_S, timers: { ...TIMERS, final_s: 60 } });
  const rich = async () => {
    const answer = await request.post("/_mock/tokens", {
      data: { count: 1, as: "buyer", deposit: 100_000_000 },
    });
    return ((await answer.json()) as { data: [{ access_token: string }] }).data[0].access_token;
  };
  const [lot = 0] = lane.lots;
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  const { page, currentLot } = desk;
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(desk.control("announce")).toContainText("To everybody");
  // Without a clock too, what waits for the operator stands beside the button.
  const [words, button] = [currentLot.locator(".lane-figure p").first(), currentLot.getByRole("button")];
  const [left, right] = [await words.boundingBox(), await button.first().boundingBox()];
  expect(left!.x + left!.width).toBeLessThan(right!.x);
  await desk.key("o");
  await expect(desk.row(1)).toHaveAccessibleName(/Waiting to start|Waiting for bid/);
  await advance(request, STARTS_IN_S, deskOf(request, lane));
  await expect(desk.state).toHaveText("Waiting for bid");
  await bidOverHttp(request, { token: await rich(), lot, price: 99_998_000 });
  await bidOverHttp(request, { token: await rich(), lot, price: 99_999_999 });
  const figures = currentLot.locator('[data-slot="price"]');
  await expect(figures).toHaveText([/99,999,999/, /100,001,898/]);

  const expectWhole = async (): Promise<void> => {
    for (const figure of await figures.all()) {
      const { fits, px } = await figure.evaluate((element) => {
        const digits = element.lastElementChild!.getBoundingClientRect();
        const room = element.closest(".lane-figure")!.getBoundingClientRect();
        return {
          fits: digits.left >= room.left && digits.right <= room.right && digits.bottom <= room.bottom,
          px: Number.parseFloat(getComputedStyle(element).fontSize),
        };
      });
      expect(fits).toBe(true);
      const largest = await page.locator('[data-slot="lane-console"]').evaluate((console) => {
        const others = [...console.querySelectorAll("*")].filter(
          (element) => !element.closest('[data-slot="price"], [data-slot="ring"], .lane-figure-ring'),
        );
        return Math.max(...others.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
      });
      expect(px).toBeGreaterThan(2 * largest);
    }
    const parts = page.locator("[data-control], [data-slot=facts], [data-slot=console-notice]");
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      if (box) expect(box.y + box.height).toBeLessThanOrEqual(768);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  };
  await expectWhole();
  await desk.key("f");
  await expect(desk.state).toHaveText(/final call/i);
  await expectWhole();

  // Full screen without the shop's header.
  await page.getByRole("button", { name: /Full screen/i }).click();
  await expect(async () => {
    const box = await page.locator('[data-slot="lane-console"]').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
  }).toPass();
  await expectWhole();
  await page.context().close();
});
