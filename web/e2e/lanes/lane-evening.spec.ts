import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { BidPanel } from "../bidding/bid-panel.ts";
import { test } from "../journey.ts";
import { advance, deskOf } from "./lane-desk.ts";
import { freshLane, laneNow } from "./lane-market.ts";
import { aed, Console, LaneRoom } from "./lane-room.ts";
import { bidder, windowOf } from "../market.ts";
import { ownServer } from "../own-server.ts";

type Token = components["schemas"]["Token"];

/** Long enough for a slow machine: the auctioneer ends each phase. */
const TIMERS = { waiting_s: 300, running_s: 120, final_s: 5, card_s: 5, between_s: 3 };
const STARTS_IN_S = 20;

test.skip(({ isMobile }) => isMobile, "Five windows at once stand on a desk");

/** Allows for a server, a router or a connection that comes back. */
const RECOVERS = { timeout: 90_000 };

// @proves 4.status.lane-waiting-for-bid
// @proves 4.status.lane-lot-running
// @proves 4.status.lane-final-call
// @proves 4.status.lane-finished
// @proves 1.capability.live-queue-based-auctions
test("a whole lane: auctioneer, two bidders, seller and wall, through a restart, a cut router and a proxy without WebSockets", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const server = await ownServer();
  const { url, request } = server;
  try {
    // The auctioneer's window may be late on a busy machine; the lane does not pause for it.
    await server.freeze();
    const [seller] = await tokensOf("seller");
    const lane = await freshLane(request, {
      lots: { count: 2, start_price: 20_000, step: 500, seller: seller.id_user },
      seconds: STARTS_IN_S,
      timers: TIMERS,
    });
    const [first, second] = lane.lots as [number, number];
    const pass = (seconds: number) => advance(request, seconds, deskOf(request, lane));

    const desk = new Console(await signedIn(browser, url, lane.auctioneer));
    const omar = new LaneRoom((await bidder(browser, request, url)).page);
    const priya = new LaneRoom((await bidder(browser, request, url)).page);
    const owner = new BidPanel(await signedIn(browser, url, seller.access_token));
    const wall = await signedIn(browser, url, (await tokensOf("buyer"))[0].access_token);
    await wall.setViewportSize({ width: 1920, height: 1080 });
    // A proxy without WebSockets: it answers the upgrade and closes the socket.
    await priya.page.routeWebSocket(/.*/, (socket) => void socket.close());

    await desk.enter(lane.id);
    await desk.go("Open lane");
    await Promise.all([
      omar.enter(lane.id),
      priya.enter(lane.id),
      owner.look(first),
      wall.goto(`/dashboard/live/${lane.id}`),
    ]);
    const hall = wall.locator('[data-slot="hall-price"]');
    const everybodySees = async (amount: number) => {
      const digits = aed(amount);
      await Promise.all(
        [desk.price, omar.price, priya.price, owner.price, hall].map((price) =>
          expect(price).toContainText(digits, RECOVERS),
        ),
      );
      const { current } = await laneNow(request, lane.id);
      expect([current?.live.price, current?.live.leader === null]).toEqual([amount, false]);
    };

    await pass(STARTS_IN_S);
    await expect(omar.state).toContainText("Waiting for bid", RECOVERS);
    await omar.bid(20_000);
    await everybodySees(20_000);
    // Without a connection the price is read every three seconds, and bids count all the same.
    await expect(priya.link).toHaveAttribute("data-state", "slow", RECOVERS);
    await priya.bid(20_500);
    await everybodySees(20_500);
    await expect(omar.page.getByText("Outbid").first()).toBeVisible();

    // The server is killed during a lot and starts again: no bid is lost, and every page continues.
    await server.kill();
    await expect(omar.link).toHaveAttribute("data-state", /reconnecting|slow/, RECOVERS);
    await server.start();
    expect(await laneNow(request, lane.id)).toMatchObject({
      state: "paused",
      paused: "The server was restarted",
    });
    for (const room of [omar, priya]) await expect(room.state).toContainText("Paused", RECOVERS);
    await desk.go("Resume");
    await expect(omar.state).toContainText("Running", RECOVERS);
    await expect(omar.link).toHaveAttribute("data-state", "live", RECOVERS);
    await omar.bid(21_000);
    await everybodySees(21_000);

    // Without the router nobody can see bids, so the lane pauses.
    await request.post("/_mock/router", { data: { up: false } });
    await expect
      .poll(async () => (await laneNow(request, lane.id)).paused, RECOVERS)
      .toBe("The connection to the bidders was lost");
    await request.post("/_mock/router", { data: { up: true } });
    await expect(omar.link).toHaveAttribute("data-state", "live", RECOVERS);
    await expect(omar.state).toContainText("Paused", RECOVERS);
    await desk.go("Resume");
    await expect(priya.state).toContainText("Running", RECOVERS);
    await priya.bid(21_500);
    await everybodySees(21_500);

    await desk.finalCall();
    await expect(omar.state).toContainText("FINAL CALL", RECOVERS);
    await pass(TIMERS.final_s + TIMERS.card_s + TIMERS.between_s);
    // Omar wins the second lot.
    await expect
      .poll(async () => (await laneNow(request, lane.id)).turn, RECOVERS)
      .toMatchObject({ id_auction: second, phase: "waiting_for_bid" });
    await owner.look(second);
    await omar.bid(20_000);
    await everybodySees(20_000);
    await desk.finalCall();
    await pass(TIMERS.final_s + TIMERS.card_s);

    // In the end every screen agrees with the snapshot.
    await expect.poll(async () => (await laneNow(request, lane.id)).state, RECOVERS).toBe("finished");
    const run = await laneLots(lane.id);
    expect(run.map(({ result, live }) => [result, live.price])).toEqual([
      ["sold", 21_500],
      ["sold", 20_000],
    ]);
    await expect(desk.page.getByRole("region", { name: "Summary" })).toContainText("AED 41,500", RECOVERS);
    for (const [room, won] of [
      [omar, 20_000],
      [priya, 21_500],
    ] as const) {
      await expect(room.summary).toContainText("2 sold", RECOVERS);
      await expect(room.summary).toContainText(`AED ${aed(won)}`);
    }
    const results = wall.locator('[data-slot="lane-summary"]');
    await expect(results).toContainText("41,500", RECOVERS);
    for (const { live } of run) await expect(results).toContainText(aed(live.price ?? 0));
    await expect(owner.page.locator("main")).toContainText("Sold", RECOVERS);
    await expect(owner.price).toContainText("20,000");
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
  }

  async function tokensOf(as: components["schemas"]["PersonKind"]): Promise<[Token]> {
    const answer = await request.post("/_mock/tokens", { data: { count: 1, as } });
    return ((await answer.json()) as { data: [Token] }).data;
  }

  async function laneLots(id: number): Promise<components["schemas"]["LaneLot"][]> {
    const answer = await request.get(`/api/live/lot/all/${id}`);
    return ((await answer.json()) as { data: components["schemas"]["LaneLots"] }).data.items;
  }
});

/** A window of a signed-in person. */
async function signedIn(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const { page } = await windowOf(browser, baseURL, token);
  return page;
}
