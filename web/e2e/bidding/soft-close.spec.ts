import { expect } from "@playwright/test";
import { BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";
import { ownServer } from "../own-server.ts";

/** Seconds inside the closing window of two minutes. */
const SECONDS = 50;

test.slow();

// @proves 4.status.lot-sold
// @proves 4.status.my-bid-won
// @proves 4.status.my-bid-not-won
test("two bidders and a seller see one lot through its last minute to sold, over a cut connection and a killed server", async ({
  browser,
}) => {
  const server = await ownServer();
  const { request, url } = server;
  try {
    const seller = await bidder(browser, request, url, "seller");
    const [omar, priya] = [await bidder(browser, request, url), await bidder(browser, request, url)];
    // The last minute lasts as long as this machine needs.
    await request.post("/_mock/clock", { data: { freeze: true } });
    const lot = await freshLot(request, {
      start_price: 20_000,
      step: 500,
      min_price: 23_011,
      seconds: SECONDS,
      seller: seller.id,
    });
    const [omarsPanel, priyasPanel, sellersPanel] = [omar, priya, seller].map(
      ({ page }) => new BidPanel(page),
    ) as [BidPanel, BidPanel, BidPanel];
    await Promise.all([omarsPanel.open(lot), priyasPanel.open(lot), sellersPanel.look(lot)]);
    await expect(omarsPanel.countdown).toHaveText("00:50");

    // A bid in the closing window resets the clock to two minutes for everybody.
    await omarsPanel.bid(20_000);
    await expect(omarsPanel.outcome).toContainText("You took the lead at AED 20,000");
    for (const panel of [omarsPanel, priyasPanel, sellersPanel])
      await expect(panel.countdown).toHaveText("02:00");
    await expect(sellersPanel.band).toContainText("Your lot");

    // A stored maximum above the reserve raises the price to the reserve, and nobody sees the maximum.
    await priyasPanel.storeMaximum(26_000);
    await expect(priyasPanel.outcome).toContainText("You took the lead at AED 23,011");
    await expect(omarsPanel.band).toContainText("Outbid");
    await expect(sellersPanel.price).toContainText("23,011");
    await expect(sellersPanel.page.getByText("Minimum reached").first()).toBeVisible();
    for (const page of [omar.page, seller.page]) await expect(page.getByText("26,000")).toHaveCount(0);

    // Omar loses the connection: bids are off, prices are marked as old, and the page reconnects by itself.
    await omar.context.setOffline(true);
    await expect(omarsPanel.band).toContainText("You are offline");
    await expect(omar.page.getByText("You are offline. Nothing was sent.")).toBeVisible();
    await expect(omar.page.getByRole("heading", { name: /^History.*offline/ })).toBeVisible();
    await omar.context.setOffline(false);
    await expect(omarsPanel.band).toContainText("Outbid");

    // The server is killed in the last minute and starts again: every bid is there, and bidding continues.
    await request.post("/_mock/clock", { data: { advance_ms: 70_000 } });
    await expect(omarsPanel.countdown).toHaveText("00:50");
    await server.kill();
    await expect(omarsPanel.band).toContainText("Reconnecting");
    await server.start();
    for (const panel of [omarsPanel, priyasPanel]) await expect(panel.band).not.toContainText("Reconnecting");
    await expect(priyasPanel.band).toContainText("Leading");
    await expect(omarsPanel.price).toContainText("23,011");
    await omarsPanel.storeMaximum(27_000);
    await expect(omarsPanel.outcome).toContainText("You took the lead at AED 26,500");
    await expect(priyasPanel.band).toContainText("Outbid");
    for (const panel of [omarsPanel, priyasPanel, sellersPanel])
      await expect(panel.countdown).toHaveText("02:00");

    // The time is up: the hammer falls on the page of each bidder, and stays still for who asks for calm.
    await priya.page.emulateMedia({ reducedMotion: "reduce" });
    await request.post("/_mock/clock", { data: { advance_ms: 121_000 } });
    await expect(omarsPanel.band).toContainText("Sold to you");
    await expect(priyasPanel.band).toContainText("Not won");
    const lost = priya.page.locator("[data-slot='moment']");
    await expect(lost).toContainText("Not won");
    await expect(lost).toHaveCSS("animation-name", "none");
    await expect(priya.page.locator("[data-slot='lost']")).toContainText(/Sold to Bidder \d+/);
    // The seller, who did not bid, sees the hammer fall.
    const sold = sellersPanel.page.locator("[data-slot='sold-card']");
    await expect(sold).toContainText(/Sold to Bidder \d+ for AED 26,500/);
    await expect(sold).toContainText("Thank you to everyone who bid.");
    await expect(sellersPanel.band).toContainText("Your lot is sold");
    for (const panel of [priyasPanel, sellersPanel]) await expect(panel.price).toContainText("26,500");
    // The winner's page turns to the payment.
    await expect(omar.page.getByText("26,500.00").first()).toBeVisible();
    await Promise.all([omar, priya, seller].map(({ context }) => context.close()));
  } finally {
    await server.stop();
  }
});
