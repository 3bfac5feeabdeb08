import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";
import { bidder, bidOverHttp } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

/** Limits the page to these lanes, since other journeys run lanes at the same time. */
async function only(page: Page, lanes: readonly number[]): Promise<void> {
  await page.route("**/api/live/queue", async (route) => {
    const answer = await route.fetch();
    const { result, data } = (await answer.json()) as { result: string; data: { id_queue: number }[] };
    const own = data.filter(({ id_queue }) => lanes.includes(id_queue));
    await route.fulfill({ response: answer, json: { result, data: own } });
  });
}

/** Small phones, one on its side, and one with its keyboard up. */
const SMALL = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 390, height: 400 },
];

/** Expects clock, price and bids whole in every small window, above the next lot, with its lists closed and open. */
async function expectNothingHidden(page: Page): Promise<void> {
  const usual = page.viewportSize()!;
  const parts = ["lane-state", "price", "offer"].map((slot) => page.locator(`[data-slot="${slot}"]`).first());
  const peek = page.locator('[data-slot="lane-peek"]');
  const lists = page.getByRole("region", { name: "Lots of the lane" });
  const expectWhole = async (width: number): Promise<void> => {
    const next = await peek.boundingBox();
    for (const part of parts) {
      const { x, y, height } = (await part.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(next!.y);
      // Nothing lies over its middle.
      const isOnTop = await part.evaluate(
        (element, [left, top]) => {
          const there = document.elementFromPoint(left!, top!);
          return there !== null && (element.contains(there) || there.contains(element));
        },
        [x + 24, y + height / 2],
      );
      expect(isOnTop).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };
  for (const size of SMALL) {
    // oxlint-disable no-await-in-loop -- one window after the other
    const named = `${size.width} x ${size.height}`;
    await page.setViewportSize(size);
    await expect(() => expectWhole(size.width), named).toPass();
    // A phone of usual height shows the car, too, with two lanes.
    const photo = await page.locator(".lane-photo").boundingBox();
    if (size.width < size.height && size.height >= 640) expect(photo!.height, named).toBeGreaterThan(96);
    await peek.click();
    await expect(lists).toBeFocused();
    await expect(lists.getByRole("tab", { name: "All lots" })).toBeVisible();
    await expect(() => expectWhole(size.width), `${named}, with lists`).toPass();
    expect((await lists.boundingBox())!.height, named).toBeGreaterThan(70);
    await page.keyboard.press("Escape");
    await expect(lists).toHaveCount(0);
    await expect(peek).toBeFocused();
    // oxlint-enable no-await-in-loop
  }
  await page.setViewportSize(usual);
}

const SECONDS = 3;
const SHORT = { waiting_s: 300, running_s: 10, final_s: 5, card_s: 3, between_s: 1 };

test(
  "two lanes at the same time: switching loses neither, and the end shows the reader's lots",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    await clock.stop();
    const lots = { count: 1, start_price: 30_000, step: 500, min_price: null };
    const [a, b] = [
      await freshLane(request, { lots, seconds: SECONDS, timers: SHORT }),
      await freshLane(request, { lots: { ...lots, start_price: 50_000 }, seconds: SECONDS, timers: SHORT }),
    ];
    const desks = [await atDesk(request, a), await atDesk(request, b)];
    await advance(request, SECONDS + SHORT.between_s, ...desks);
    const { page, context } = await bidder(browser, request, baseURL!);
    const room = new LaneRoom(page);
    await only(page, [a.id, b.id]);
    await page.goto("/queue/current");
    await expect(page.getByRole("heading", { name: "Live lanes" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Enter/ })
      .first()
      .click();

    await expect(room.state).toContainText("Waiting for bid");
    await expect(room.price).toContainText("30,000");
    const other = page.getByRole("navigation", { name: "Running lanes" }).getByRole("button").nth(1);
    await expect(other).toContainText("50,000");
    // Sounds are offered once, and never again.
    await page.getByRole("button", { name: "Not now" }).click();
    if (test.info().project.name === "phone") {
      await expectNothingHidden(page);
      // Somebody with steps left to a first bid sees as much of the car.
      const newcomer = await bidder(browser, request, baseURL!, "standby");
      await only(newcomer.page, [a.id, b.id]);
      await newcomer.page.setViewportSize({ width: 360, height: 640 });
      await new LaneRoom(newcomer.page).enter(a.id);
      await expect(newcomer.page.locator("html")).toHaveClass(/with-first-bid/);
      expect((await newcomer.page.locator(".lane-photo").boundingBox())!.height).toBeGreaterThan(96);
      expect(await newcomer.page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
      await newcomer.context.close();
    }
    await other.click();
    await expect(room.price).toContainText("50,000");
    await room.bid(50_000);
    await expect(page.getByText("You lead", { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.getByRole("navigation", { name: "Running lanes" }).getByRole("button").first().click();
    await expect(room.price).toContainText("30,000");
    // The other lane went on: its lot is sold to its leader, and the lane is over.
    await advance(request, SHORT.running_s + SHORT.final_s + SHORT.card_s, ...desks);
    await room.enter(b.id);
    await expect(page.locator('[data-slot="sound-offer"]')).toHaveCount(0);
    await expect(room.summary).toBeVisible();
    await expect(room.summary).toContainText("AED 50,000");
    await expect(room.summary.getByRole("heading", { name: "All lots" })).toContainText("1 sold");
    await expect(room.summary.getByRole("link", { name: "Pay and collect" })).toBeVisible();
    for (const desk of desks) desk.leave();
    await context.close();
  },
);

test("a reader who waits for the next lane stays in it when two lanes begin", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  await clock.stop();
  const lots = { count: 1, start_price: 30_000, step: 500, min_price: null };
  const a = await freshLane(request, { lots, seconds: SECONDS, timers: SHORT });
  const b = await freshLane(request, {
    lots: { ...lots, start_price: 50_000 },
    seconds: SECONDS + 1,
    timers: SHORT,
  });
  const { page, context } = await bidder(browser, request, baseURL!);
  const room = new LaneRoom(page);
  await only(page, [a.id, b.id]);
  await page.goto("/queue/current");
  await expect(page).toHaveURL(new RegExp(`lane=${a.id}$`));
  await expect(page.getByRole("heading", { name: "Its lots" })).toBeVisible();
  const desks = [await atDesk(request, a), await atDesk(request, b)];
  await advance(request, SECONDS + 1 + SHORT.between_s, ...desks);
  await expect(room.price).toContainText("30,000");
  // With two running lanes in the list, the page keeps its own and offers the other.
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Running lanes" }).getByRole("button")).toHaveCount(2);
  await expect(room.price).toContainText("30,000");
  for (const desk of desks) desk.leave();
  await context.close();
});

test(
  "a lot's page and card follow its lane: the turn, the clock, the final call",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    await clock.stop();
    const timers = { ...SHORT, final_s: 60 };
    const lots = { count: 1, start_price: 30_000, step: 500, min_price: null };
    const lane = await freshLane(request, { lots, seconds: SECONDS, timers });
    const desk = await atDesk(request, lane);
    const { page, context, token } = await bidder(browser, request, baseURL!);
    const [lot = 0] = lane.lots;
    await page.goto(`/auction/${lot}`);
    const bidding = page.getByRole("region", { name: "Bidding" });
    await advance(request, SECONDS + timers.between_s, desk);
    await expect(bidding).toContainText("Waiting for bid");
    await bidOverHttp(request, { token, lot, price: 30_000, mode: "max" });
    await expect(bidding).toContainText("Leading");
    await advance(request, timers.running_s + 1, desk);
    await expect(bidding).toContainText("FINAL CALL");
    await expect(bidding.getByRole("timer")).toBeVisible();

    // A list too: the lot's own end, days from now, does not count in its turn.
    const list = await context.newPage();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const number = /Lot (\d+)/.exec(
      (await page.locator("header", { hasText: title! }).last().textContent())!,
    )![1];
    await list.goto(`/auction?section=live&q=${number}`);
    const card = list.locator(`[data-slot="lot-card"][data-lot="${number}"]`);
    await expect(card.locator('[data-slot="pennant"]')).toHaveText("FINAL CALL");
    await expect(card.locator('[data-slot="turn-time"]')).toHaveText(/^\d\d:\d\d$/);
    desk.leave();
    await context.close();
  },
);

test(
  "a bidder reads why the lane is paused, and that nothing is lost",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    await clock.stop();
    const timers = { ...SHORT, running_s: 60 };
    const lane = await freshLane(request, {
      lots: { count: 2, start_price: 30_000 },
      seconds: SECONDS,
      timers,
    });
    const desk = await atDesk(request, lane);
    await advance(request, SECONDS + timers.between_s, desk);
    const { page, context } = await bidder(browser, request, baseURL!);
    const room = new LaneRoom(page);
    await only(page, [lane.id]);
    // One lane runs: it opens directly, and the address names it, so that the reader stays when another one begins.
    await page.goto("/queue/current");
    await expect(page).toHaveURL(new RegExp(`lane=${lane.id}$`));
    await expect(room.state).toContainText("Waiting for bid");
    await desk.pause("The keys are being looked for");
    await expect(room.state).toContainText("Paused");
    await expect(room.state).toContainText("The keys are being looked for");
    await expect(page.locator('[data-slot="lane-waits"]')).toContainText("The lane takes no bids");
    await desk.resume();
    await expect(room.state).toContainText("Waiting for bid");

    // The key `n` opens the note, which stays with the lot.
    if (test.info().project.name === "desktop") {
      await page.keyboard.press("n");
      await page.getByRole("dialog").getByRole("textbox").fill("Scratch at the left door");
      await page.getByRole("dialog").getByRole("button", { name: "Save note" }).click();
      await expect(page.getByRole("button", { name: "Scratch at the left door" })).toBeVisible();
    }
    desk.leave();
    await context.close();
  },
);

test(
  "before a lane begins its lots take maxima, and its countdown runs",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lane = await freshLane(request, { lots: { count: 2, start_price: 30_000 }, seconds: 3_600 });
    const { page, context } = await bidder(browser, request, baseURL!);
    await new LaneRoom(page).enter(lane.id);
    await expect(
      page.getByText("This lane has not begun.").or(page.getByText("No lane runs now")),
    ).toBeVisible();
    await expect(page.getByRole("timer").first()).toContainText(/\d\d:\d\d/);
    await expect(page.getByRole("button", { name: "Remind me" })).toBeVisible();
    await page.getByRole("button", { name: "Set maximum" }).first().click();
    await expect(page.getByRole("dialog")).toContainText("This lot is sold in a live lane");
    await context.close();
  },
);
