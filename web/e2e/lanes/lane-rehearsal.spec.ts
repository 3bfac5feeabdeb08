import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { advance, deskOf } from "./lane-desk.ts";
import { Console, LaneRoom } from "./lane-room.ts";
import { tokenOf, windowOf } from "../market.ts";
import { ownServer } from "../own-server.ts";

const STARTS_IN_S = 30;

test.skip(({ isMobile }) => isMobile, "A phone's way differs little from the desk's");

test("an auctioneer starts a rehearsal with one press, a person without a deposit bids in it, and nothing of it was real", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  // Where a lane of another journey runs, the page opens that one.
  const server = await ownServer();
  const { url: baseURL, request } = server;
  try {
    const auctioneer = await tokenOf(request, "auctioneer");
    const newcomer = await tokenOf(request, "registered");
    const pageOf = async (token: string) => {
      const { page } = await windowOf(browser, baseURL, token);
      return page;
    };
    const desk = await pageOf(auctioneer);
    await desk.goto("/queue/current");
    await desk.getByRole("button", { name: "Rehearse" }).click();
    await expect(desk.locator('[data-slot="rehearsal-banner"]')).toContainText("nothing here counts");
    await new Console(desk).go("Open lane");
    const lane = Number(new URL(desk.url()).searchParams.get("lane"));
    expect(lane).toBeGreaterThanOrEqual(1_000_000_000);

    const room = new LaneRoom(await pageOf(newcomer));
    await room.enter(lane);
    await expect(room.page.locator('[data-slot="rehearsal-banner"]')).toBeVisible();
    await advance(request, STARTS_IN_S, deskOf(request, { id: lane, auctioneer }));
    await expect(room.state).toContainText(/Waiting for bid|Running|FINAL CALL/);
    await expect(room.page.getByRole("heading", { name: /^Pretend / })).toBeVisible();
    const offer = room.page.locator('[data-slot="offer"]').first();
    // The pretend bidders bid too, so an amount may be gone before its confirmation.
    await expect(async () => {
      // An open dialog of an earlier try covers the amounts.
      if (await room.page.getByRole("dialog").isVisible()) await room.page.keyboard.press("Escape");
      await offer.click({ timeout: 5_000 });
      await room.page
        .getByRole("dialog")
        .getByRole("button", { name: /^Bid AED/ })
        .click({ timeout: 5_000 });
      await expect(room.page.getByText(/You lead|Outbid/).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();

    const headers = { authorization: `Bearer ${newcomer}` };
    const balance = await request.get("/api/auth/balance", { headers });
    expect(await balance.json()).toMatchObject({ data: { balance_summ: 0, balance_reserv: 0 } });
    const queues = (await (await request.get("/api/live/queue")).json()) as { data: { id_queue: number }[] };
    expect(queues.data.some(({ id_queue }) => id_queue === lane)).toBe(false);
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
  }
});
