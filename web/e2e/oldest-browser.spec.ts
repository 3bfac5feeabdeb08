/** The walks of a buyer and a seller on an iPhone with iOS 16.4, whose Safari has none of the later APIs. */
import { type BrowserContext, expect } from "@playwright/test";
import { namesAfter } from "../../.ci/browsers/support.ts";
import { test } from "./journey.ts";
import { advance, atDesk } from "./lanes/lane-desk.ts";
import { freshLane } from "./lanes/lane-market.ts";
import { LaneRoom } from "./lanes/lane-room.ts";
import { bidder, freshLot } from "./market.ts";
import { PICTURE } from "./people.ts";
import { newDraft, vehicle } from "./selling/seller.ts";

const LATER = namesAfter("safari_ios");

/** Takes the later APIs from all pages of a window. Returns the errors of its pages. */
async function withoutLaterApis(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(String(error.error())));
  await context.addInitScript((names) => {
    for (const name of names) {
      const path = name.split(".");
      const [last = "", ...before] = path.toReversed();
      let place: unknown = globalThis;
      for (const part of before.toReversed()) place = place && Reflect.get(place, part);
      if (place) Reflect.deleteProperty(place, last);
      if (path[0] === "Window") Reflect.deleteProperty(globalThis, last);
    }
  }, LATER);
  return errors;
}

test(
  "the oldest browser shows the schedule, and comes back there after signing in",
  { tag: "@phone" },
  async ({ page, context }) => {
    const errors = await withoutLaterApis(context);
    await page.goto("/schedule");
    await expect(page.locator("main section h3").first()).toBeVisible();
    expect(
      await page.evaluate("typeof Promise.withResolvers + typeof Map.groupBy + typeof URL.canParse"),
    ).toBe("undefinedundefinedundefined");
    await page.goto("/signin?next=%2Fschedule");
    await page.getByRole("button", { name: /Omar Haddad/ }).click();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(page.locator("main section h3").first()).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  "the oldest browser sends a photo of a lot",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, token } = await bidder(browser, request, baseURL!, "seller");
    const errors = await withoutLaterApis(context);
    const { id_auction: id } = await newDraft(request, token, vehicle());
    await page.goto(`/auction/edit/${id}?step=photos`);
    await page.getByLabel("Photos", { exact: true }).setInputFiles(PICTURE);
    await expect(page.getByText("1 of 30")).toBeVisible();
    await expect(page.locator("[data-photo] img")).toHaveCount(1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test(
  "the oldest browser bids on a lot and in a lane",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    await clock.stop();
    const { page, context } = await bidder(browser, request, baseURL!);
    const errors = await withoutLaterApis(context);
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    await page.goto(`/auction/${lot}`);
    await page.locator("[data-slot='offer'], [data-slot='bid-bar'] button").first().click();
    const dialog = page.getByRole("dialog");
    if (test.info().project.name === "phone") await dialog.locator("[data-slot='offer']").first().click();
    await dialog.getByRole("button", { name: "Bid AED 20,000" }).click();
    await expect(page.getByText(/You took the lead at AED\s20,000/).first()).toBeVisible();

    const lane = await freshLane(request, {
      lots: { count: 2, start_price: 30_000, step: 500 },
      seconds: 3,
      timers: { waiting_s: 300, running_s: 300, final_s: 10, card_s: 15, between_s: 1 },
    });
    const desk = await atDesk(request, lane);
    await advance(request, 4, desk);
    const room = new LaneRoom(page);
    await room.enter(lane.id);
    await expect(room.state).toContainText("Waiting for bid");
    await room.bid(30_000);
    await expect(room.price).toContainText("30,000");
    desk.leave();
    expect(errors).toEqual([]);
    await context.close();
  },
);
