/** A car from an empty form to its first bid, all of it in browsers. */
import { expect } from "@playwright/test";
import { BidPanel } from "./bidding/bid-panel.ts";
import { test } from "./journey.ts";
import { bidder, serverNow } from "./market.ts";
import { draftOf, openWaiting } from "./selling/moderation.ts";
import { addPhoto, begin, fillSettings, fillVehicle, press } from "./selling/selling-form.ts";

const HOUR_MS = 3_600_000;
/** Gulf Standard Time is four hours ahead of UTC. */
const gst = (at: number) => new Date(at + 4 * HOUR_MS).toISOString().slice(0, 16);

// @proves 1.capability.sellers-create-and-publish-lots
// @proves 1.capability.standard-auctions
test("a seller lists a car, staff approve it, it opens by itself, and a bidder leads", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const seller = await bidder(browser, request, baseURL!, "seller");
  const id = await begin(seller.page, "Vehicle");
  await fillVehicle(seller.page);
  const now = await serverNow(request);
  await fillSettings(seller.page, { start: gst(now + 2 * HOUR_MS), end: gst(now + 50 * HOUR_MS) });
  await addPhoto(seller.page);
  await press(seller.page, "Publish").click();
  await expect(seller.page.getByText("The staff read this lot.")).toBeVisible();

  const staff = await bidder(browser, request, baseURL!, "backoffice");
  const lot = await draftOf(request, seller.token, id);
  await openWaiting(staff.page, lot);
  await press(staff.page, /^Approve/).click();
  const question = staff.page.getByRole("dialog");
  await expect(question).toContainText("opens by itself on");
  await question.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(staff.page).not.toHaveURL(new RegExp(`lot=${id}$`));

  // The wheels of a phone stand at a time of their own.
  const start = new Date(lot.fields.start!).getTime();
  await clock.advance(Math.ceil((start - (await serverNow(request))) / 1_000) + 60);
  const buyer = await bidder(browser, request, baseURL!);
  const panel = new BidPanel(buyer.page);
  await panel.open(id);
  await panel.bid(82_000);
  await expect(buyer.page.getByText("Leading").first()).toBeVisible();
  for (const { context } of [seller, staff, buyer]) await context.close();
});
