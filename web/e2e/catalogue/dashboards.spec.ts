import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { faintTexts, heightOfFirstDigit, sizesOfPrices, textsUnderButtons } from "../lanes/hall.ts";
import { test } from "../journey.ts";
import { type FreshLane, freshLane } from "../lanes/lane-market.ts";
import { bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";

const HALL = { width: 1920, height: 1080 };
/**
 * The measures of a wall screen that people read from the last row: capitals of the lane's price, any other price,
 * contrast.
 */
const CAPITALS_PX = 200;
const PRICE_PX = 40;
const CONTRAST = 7;

test.skip(() => test.info().project.name === "phone", "halls have no phones on their walls");

/** Acts of a lane's operator. */
const operate = (request: APIRequestContext, what: string, { id, auctioneer }: FreshLane) =>
  request.post(`/api/live/ctrl/${what}`, {
    headers: { authorization: `Bearer ${auctioneer}`, "idempotency-key": crypto.randomUUID() },
    data: { id_queue: id },
  });

function printFigure(what: string, px: number): void {
  console.log(`  ${what}: ${px} px`);
}

/** A hall has no "you": its words are for everybody in it. */
const expectNoYou = (page: Page) =>
  expect(page.locator("body")).not.toContainText(/\byours?\b|\byou\b/i, { useInnerText: true });

/** Whether content is outside the screen. */
async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth > innerWidth ||
      document.documentElement.scrollHeight > innerHeight,
  );
}

// @proves 2.route.dashboard-live-id-dashboard-signed-in
test("the wall screen of a lane: countdown, then a price that people can read from the last row, for any price", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.setViewportSize(HALL);
  const price = page.locator("[data-slot='hall-price']");
  const phase = page.locator("[data-slot='wall-phase']");

  const lanes = await Promise.all(
    [125_000, 1_250_000, 12_500_000].map(async (start_price, i) => ({
      start_price,
      lane: await freshLane(request, {
        lots: { count: 4, start_price, step: 500 },
        seconds: 6 + i,
        timers: { waiting_s: 300, running_s: 300 },
      }),
    })),
  );
  const desks = setInterval(() => {
    for (const { lane } of lanes) void operate(request, "presence", lane).catch(() => null);
  }, 3_000);
  for (const { lane, start_price } of lanes) {
    // oxlint-disable no-await-in-loop -- one lane after the other on one screen
    await page.goto(`/dashboard/live/${lane.id}`);
    await expect(page.locator("[data-slot='lane-countdown']")).toContainText("All lots");
    await expectNoYou(page);
    await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
    await operate(request, "open", lane);
    await expect(price).toHaveText(start_price.toLocaleString("en-US"));
    // The font may not have loaded, or the price is still appearing.
    const height = () => heightOfFirstDigit(page, "[data-slot='hall-price']");
    await expect.poll(height).toBeGreaterThanOrEqual(CAPITALS_PX);
    printFigure(`capitals of ${start_price}`, await height());
    await expect.poll(() => overflows(page)).toBe(false);

    await expect(phase).toContainText("Waiting for bid");
    await expectNoYou(page);
    await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
    // oxlint-enable no-await-in-loop
  }
  // The deposit covers the cheapest lane, which a bid starts.
  const [{ lane, start_price }] = lanes as [(typeof lanes)[number]];
  await page.goto(`/dashboard/live/${lane.id}`);
  await bidOverHttp(request, { token: await tokenOf(request), lot: lane.lots[0] ?? 0, price: start_price });
  await expect(phase).toContainText("Running");
  await expect(page.getByRole("region", { name: "Last bids" })).toContainText("Bidder 1");
  await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
  clearInterval(desks);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/auction$/);
  await context.close();
});

// @proves 2.route.dashboard-standard-dashboard-signed-in
// @proves 2.route.dashboard-static-dashboard-signed-in
test("the wall screens of standard auctions and of today's sale: readable from a distance, and a bid shows at once", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 1_000, step: 100, seconds: 90 });
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.setViewportSize(HALL);
  await page.goto("/dashboard/standard");
  const rows = page.locator("[data-slot='standard-row']");
  await expect(rows.first()).toBeVisible();
  const number = await numberOf(lot);
  const row = page.locator(`[data-slot='standard-row'][data-lot='${number}']`);
  await expect(row).toContainText("1,000");
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 1_100 });
  await expect(row).toContainText("1,100");
  await expect(row).toContainText("1 bid");
  await expectNoYou(page);
  const smallest = async () => Math.min(...(await sizesOfPrices(page)));
  await expect.poll(smallest).toBeGreaterThanOrEqual(PRICE_PX);
  printFigure("smallest price of the standard wall", await smallest());
  await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
  await expect.poll(() => overflows(page)).toBe(false);

  await page.goto("/dashboard/static");
  await expect(page.locator("[data-slot='list-row']").first()).toBeVisible();
  await expect(page.locator("[data-slot='qr'] svg")).toBeVisible();
  await expectNoYou(page);
  await expect.poll(smallest).toBeGreaterThanOrEqual(PRICE_PX);
  await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
  await expect.poll(() => overflows(page)).toBe(false);
  await context.close();

  async function numberOf(id: number): Promise<number> {
    const answer = await request.get(`/api/auction/lot/${id}`);
    return ((await answer.json()) as { data: { number: number } }).data.number;
  }
});

test("without an open auction the wall screens show the last results, and before the first sale how to bid", async ({
  browser,
  request,
  baseURL,
}) => {
  for (const [scene, region, content] of [
    ["ended", "Last results", /Sold\s*AED\s*[\d,]+/],
    ["empty", "How to bid", /Pay a deposit\s*From AED 1,000/],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one scene after the other in one server
    await request.post("/_mock/scenes", { data: { name: scene } });
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.setViewportSize(HALL);
    for (const path of ["standard", "static"]) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText("No auction is open now")).toBeVisible();
      await expect(page.getByRole("region", { name: region })).toContainText(content, {
        useInnerText: true,
      });
      await expectNoYou(page);
      await expect.poll(() => faintTexts(page, CONTRAST)).toEqual([]);
      await expect.poll(() => overflows(page)).toBe(false);
    }
    // The reader's own pages hold little then, too.
    await page.goto("/buying");
    const words = scene === "ended" ? "Just ended" : "No lots are for sale now";
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await context.close();
    // oxlint-enable no-await-in-loop
  }
});

test("the buttons in the corner of a wall screen cover no text", async ({ browser, request, baseURL }) => {
  const { id } = await freshLane(request, { lots: { count: 4 }, seconds: 3_600 });
  const { page, context } = await bidder(browser, request, baseURL!);
  for (const size of [HALL, { width: 1440, height: 1000 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    for (const path of ["standard", "static", `live/${id}`]) {
      // oxlint-disable no-await-in-loop -- one screen
      await page.goto(`/dashboard/${path}`);
      await page.mouse.move(200, 200);
      await expect(page.getByRole("button", { name: "Leave the dashboard" })).toBeVisible();
      await expect(page.locator("[data-slot='qr'] svg")).toBeVisible();
      await expect.poll(() => textsUnderButtons(page), { message: `${path} at ${size.width}` }).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
  }
  await context.close();
});

test("an unknown lane has no wall screen, and a visitor sees none", async ({
  browser,
  request,
  baseURL,
  page,
}) => {
  await page.goto("/dashboard/standard");
  await expect(page).toHaveURL(/\/signin\?next=/);
  const { page: inside, context } = await bidder(browser, request, baseURL!);
  for (const path of ["/dashboard/live/0", "/dashboard/live/2147483000"]) {
    // oxlint-disable no-await-in-loop -- one page
    await inside.goto(path);
    await expect(inside.getByText(`Page not found: ${path}`)).toBeVisible();
    // oxlint-enable no-await-in-loop
  }
  await context.close();
  // Nor is there a lane room, or a console for the staff.
  const staff = await bidder(browser, request, baseURL!, "backoffice");
  await staff.page.goto("/queue/current?lane=2147483000");
  await expect(staff.page.getByText("Page not found: /queue/current")).toBeVisible();
  await staff.context.close();
});
