import { expect } from "@playwright/test";
import { BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, freshLot } from "../market.ts";

// @proves 1.capability.buyers-bid-on-lots
// @proves 1.capability.buyers-set-proxy-bids-a-stored
test("a bid shows in the other browser at once, and so does the answer of a stored maximum @router", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const [omar, priya] = [await bidder(browser, request, baseURL!), await bidder(browser, request, baseURL!)];
  const omarsPanel = new BidPanel(omar.page);
  const priyasPanel = new BidPanel(priya.page);
  await Promise.all([omarsPanel.open(lot), priyasPanel.open(lot)]);

  await omarsPanel.bid(20_000);
  await expect(omarsPanel.outcome).toContainText("You took the lead at AED 20,000");
  await expect(priyasPanel.price).toContainText("20,000", AT_ONCE);

  await priyasPanel.storeMaximum(24_000);
  await expect(priyasPanel.outcome).toContainText("You took the lead at AED 20,500");
  await expect(omarsPanel.band).toContainText("Outbid", AT_ONCE);

  await omarsPanel.bid(21_000);
  await expect(omarsPanel.outcome).toContainText("Outbid at once by a stored maximum");
  await expect(omarsPanel.price).toContainText("21,500");
  await expect(priyasPanel.price).toContainText("21,500", AT_ONCE);
  await expect(priyasPanel.band).toContainText("Leading");

  await omar.context.close();
  await priya.context.close();
});
