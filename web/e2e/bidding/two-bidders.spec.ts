import { expect } from "@playwright/test";
import { BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, freshLot } from "../market.ts";

test("a bid shows in the other browser at once, and so does the answer of a stored maximum @router", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const [omar, priya] = [await bidder(browser, request, baseURL!), await bidder(browser, request, baseURL!)];
  const his = new BidPanel(omar.page);
  const hers = new BidPanel(priya.page);
  await Promise.all([his.open(lot), hers.open(lot)]);

  await his.bid(20_000);
  await expect(his.outcome).toContainText("You took the lead at AED 20,000");
  await expect(hers.price).toContainText("20,000", AT_ONCE);

  await hers.storeMaximum(24_000);
  await expect(hers.outcome).toContainText("You took the lead at AED 20,500");
  await expect(his.band).toContainText("Outbid", AT_ONCE);

  await his.bid(21_000);
  await expect(his.outcome).toContainText("Outbid at once by a stored maximum");
  await expect(his.price).toContainText("21,500");
  await expect(hers.price).toContainText("21,500", AT_ONCE);
  await expect(hers.band).toContainText("Leading");

  await omar.context.close();
  await priya.context.close();
});
