/** A page that Chrome translates, or that extensions add to, goes on and shows what an untouched page shows. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { BidPanel } from "../bidding/bid-panel.ts";
import { test } from "../journey.ts";
import { advance, atDesk } from "../lanes/lane-desk.ts";
import { freshLane } from "../lanes/lane-market.ts";
import { LaneRoom } from "../lanes/lane-room.ts";
import { bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";
import { drawn } from "../security/hostile.ts";
import { READERS, signIn, WITH_WORDS, WITHOUT_WORDS } from "../security/hostile-screens.ts";
import { addExtensions, sideBySide, translatePages, watchFailures } from "./translate.ts";

const WAYS = [
  ["a translation", translatePages],
  ["extensions", addExtensions],
] as const satisfies [string, (context: BrowserContext) => Promise<void>][];

/** A size at which other parts of the app are drawn. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 1000 };

for (const [what, change] of WAYS) {
  test(`with ${what}, list, lot and own lots follow each bid to the end of the lot`, async ({
    browser,
    request,
    baseURL,
    clock,
  }) => {
    await clock.stop();
    const lot = await freshLot(request, { start_price: 20_000, step: 500, seconds: 3600 });
    const me = await bidder(browser, request, baseURL!);
    const rival = await tokenOf(request);
    const paths = [`/auction/${lot}`, "/auction", "/buying?section=all", "/auction/workbook"];
    const side = await sideBySide(browser, { person: me, baseURL: baseURL!, change, paths });
    const { follow } = side;
    const [page] = side.pages as [Page];
    const panel = new BidPanel(page);
    await follow("at first");

    await bidOverHttp(request, { token: rival, lot, price: 20_000 });
    await expect(panel.price).toContainText("20,000");
    await follow("after a rival's bid");
    await bidOverHttp(request, { token: me.token, lot, price: 20_500 });
    await expect(panel.band).toContainText("Leading");
    await follow("in the lead");
    const bidders = [rival, await tokenOf(request)] as const;
    // Many bids in a row: each may come while the last one is being translated.
    for (const [at, price] of [21_000, 21_500, 22_000, 22_500].entries())
      await bidOverHttp(request, { token: bidders[at % 2]!, lot, price });
    await expect(panel.price).toContainText("22,500");
    await follow("after being outbid");
    await bidOverHttp(request, { token: me.token, lot, price: 30_000, mode: "max" });
    await bidOverHttp(request, { token: rival, lot, price: 23_500 });
    await expect(panel.price).toContainText("24,000");
    await follow("with a maximum");

    await bidOverHttp(request, { token: rival, lot, price: 30_500, mode: "max" });
    await panel.bid(31_000);
    await expect(panel.outcome).toContainText("You took the lead at AED 31,000");
    await expect(panel.price).toContainText("31,000");
    await clock.advance(3_700);
    await expect(page.getByText("Due to Marsa").first()).toBeVisible();
    await expect(page.getByText("You won").first()).toBeVisible();
    await side.close();
  });

  test(`with ${what}, lane room and wall follow the lane from lot to lot`, async ({
    browser,
    request,
    baseURL,
    clock,
  }) => {
    await clock.stop();
    const timers = { waiting_s: 300, running_s: 300, final_s: 10, card_s: 15, between_s: 1 };
    const lane = await freshLane(request, {
      lots: { count: 3, start_price: 20_000, step: 500, min_price: 20_500 },
      seconds: 3,
      timers,
    });
    const [first] = lane.lots as [number];
    const desk = await atDesk(request, lane);
    await advance(request, 3 + timers.between_s, desk);
    const me = await bidder(browser, request, baseURL!);
    const rival = await tokenOf(request);
    const paths = [`/queue/current?lane=${lane.id}`, `/dashboard/live/${lane.id}`];
    const side = await sideBySide(browser, { person: me, baseURL: baseURL!, change, paths });
    const { follow } = side;
    const room = new LaneRoom(side.pages[0]!);
    await follow("waiting for a bid");
    await bidOverHttp(request, { token: me.token, lot: first, price: 20_000 });
    await expect(room.price).toContainText("20,000");
    await follow("in the lead");
    await bidOverHttp(request, { token: rival, lot: first, price: 20_500 });
    await expect(room.price).toContainText("20,500");
    await follow("outbid");
    await desk.say("Two keys, agency service");
    await desk.finalCall(first);
    await expect(room.state).toContainText("FINAL CALL");
    await follow("in the final call");
    await advance(request, timers.final_s + 1, desk);
    await expect(room.state).toContainText("Finished");
    await follow("after the hammer");
    await advance(request, timers.card_s + timers.between_s + 1, desk);
    await expect(room.state).toContainText("Waiting for bid");
    await follow("with the next lot");
    await room.bid(20_000);
    await expect(room.price).toContainText("20,000");
    desk.leave();
    await side.close();
  });
}

for (const reader of READERS) {
  test(`with a translation, each screen of a ${reader} is drawn again at another size, left and entered`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await translatePages(context);
    await signIn(page, reader, baseURL!);
    const expectFine = watchFailures(page);
    for (const path of [...WITH_WORDS[reader], ...WITHOUT_WORDS[reader]]) {
      await page.setViewportSize(DESK);
      await page.goto(path);
      await drawn(page, path);
      await expect(page.locator("font").first(), path).toBeAttached();
      await page.setViewportSize(PHONE);
      await page.setViewportSize(DESK);
      await expectFine(path);
      // To another screen and back, as a link goes, without a new load.
      await page.evaluate(() => history.pushState(null, "", "/terms"));
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      await page.goBack();
      await drawn(page, path);
      await expectFine(`${path}, after a way back`);
    }
  });
}
