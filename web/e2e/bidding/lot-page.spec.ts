import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { atFreshLot, BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import {
  asksWhoItIs,
  confirmByPassword,
  bidder,
  bidOverHttp,
  boughtByAnybody,
  freshLot,
  tokenOf,
} from "../market.ts";
import { tabTo } from "../people.ts";

const DAY_S = 86_400;
const phone = () => test.info().project.name === "phone";

test("a bidder without a mouse finds the amounts, bids, and has the focus where it was", async ({
  browser,
  request,
  baseURL,
}) => {
  test.skip(phone(), "a phone has no Tab");
  const { page, context, panel } = await atFreshLot({ browser, request, baseURL });

  const photo = page.getByRole("button", { name: "Open photo 1 of" });
  await tabTo(page, photo, 80);
  await page.keyboard.press("Enter");
  const photos = page.getByRole("dialog", { name: /^Photos of/ });
  await expect(photos.getByRole("group", { name: "Photo 1 of" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(photos.getByRole("group", { name: "Photo 2 of" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(photo).toBeFocused();

  await tabTo(page, page.locator("[data-slot='offer']").first(), 200);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("button", { name: "Bid AED 20,000" }));
  await page.keyboard.press("Enter");
  await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
  await expect(page.locator("#bid-panel")).toBeFocused();
  await context.close();
});

test(
  "a leader lowers their maximum to the price, but not in the last minutes",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, panel } = await atFreshLot({ browser, request, baseURL });
    await panel.storeMaximum(26_000);
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
    await page.getByRole("button", { name: "Lower it to 20,000" }).click();
    await expect(page.getByRole("dialog")).toContainText("Free again");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: "Lower to AED 20,000" }).click();
    await expect(panel.outcome).toContainText("Your maximum is lowered to AED 20,000");
    await expect(page.getByRole("button", { name: /^Lower it to/ })).toHaveCount(0);
    await context.close();
  },
);

// @proves 1.capability.buyers-buy-now
test(
  "a lot is bought at once, and every viewer reads why it is over",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500, buy_now: 40_000 });
    const [buyer, other] = [
      await bidder(browser, request, baseURL!),
      await bidder(browser, request, baseURL!),
    ];
    const [firstPanel, secondPanel] = [new BidPanel(buyer.page), new BidPanel(other.page)];
    await Promise.all([firstPanel.open(lot), secondPanel.open(lot)]);
    await firstPanel.buyNow();
    await expect(buyer.page.getByRole("dialog")).toContainText("The lot is sold to you at once");
    expect(await findings(buyer.page)).toEqual([]);
    await buyer.page.getByRole("dialog").getByRole("button", { name: "Buy now for AED 40,000" }).click();
    await expect(asksWhoItIs(buyer.page)).toBeVisible();
    expect(await findings(buyer.page)).toEqual([]);
    await confirmByPassword(buyer.page);
    await expect(firstPanel.band).toContainText("Sold to you");
    await expect(secondPanel.band).toContainText("Sold");
    await expect(secondPanel.price).toContainText("40,000");

    // After that: the deadline, the amount, and the payment from the deposit.
    await buyer.page.getByRole("button", { name: /^Pay AED 40,840/ }).click();
    const payment = buyer.page.getByRole("dialog", { name: "Pay from your deposit" });
    await expect(payment).toBeVisible();
    expect(await findings(buyer.page)).toEqual([]);
    // Asked once in ten minutes.
    await payment.getByRole("button", { name: /^Pay AED 40,840/ }).click();
    await expect(buyer.page.getByText(/^Paid \w{3} \d/).first()).toBeVisible();
    await buyer.context.close();
    await other.context.close();
  },
);

test("the buy-now price closes during its confirmation: nothing is bought", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500, buy_now: 40_000 });
  const { page, context } = await bidder(browser, request, baseURL!);
  const panel = new BidPanel(page);
  await panel.open(lot);
  await panel.buyNow();
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 39_900 });
  await expect(page.getByRole("alert")).toContainText("Bids have reached the buy-now price");
  await expect(
    page.getByRole("dialog").getByRole("button", { name: "Buy now for AED 40,000" }),
  ).toHaveAttribute("aria-disabled", "true");
  await context.close();
});

test("bidding is paused for everybody while the staff pause it, and continues after that", async ({
  browser,
}) => {
  const { ownServer } = await import("../own-server.ts");
  const server = await ownServer();
  try {
    const lot = await freshLot(server.request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, server.request, server.url);
    const manager = await tokenOf(server.request, "manager");
    const panel = new BidPanel(page);
    await panel.open(lot);
    const staff = (path: string, data: object) =>
      server.request.post(`/api/backoffice/auctions/${path}`, {
        headers: { authorization: `Bearer ${manager}`, "idempotency-key": crypto.randomUUID() },
        data,
      });
    await staff("pause", { reason: "Power cut at the yard." });
    await expect(panel.band).toContainText("Auctions are paused");
    await panel.openSheet();
    await expect(page.getByText("Power cut at the yard.").first()).toBeVisible();
    // A page that is opened meanwhile knows it from its first answer: no heartbeat comes here.
    const late = await context.newPage();
    await late.routeWebSocket(/.*/, (socket) => void socket.close());
    await late.goto("/auction");
    await expect(late.locator("[data-slot='paused-time']:visible").first()).toBeVisible();
    await late.close();
    await staff("resume", {});
    await expect(panel.band).not.toContainText("paused");
    await context.close();
  } finally {
    await server.stop();
  }
});

test(
  "the back button of a phone leads to the list for a visitor from a link",
  { tag: "@phone" },
  async ({ page, request }) => {
    test.skip(test.info().project.name === "desktop", "a desk has the browser's own way back and the menu");
    await page.goto(`/auction/${await freshLot(request)}`);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/auction$/);
  },
);

test(
  "axe finds nothing on a lot that is over, with its photos open, nor on one that opens later",
  { tag: "@phone" },
  async ({ page, request }) => {
    // Another journey may hide the newest lot of the scene.
    const over = await freshLot(request, { start_price: 20_000, step: 500, buy_now: 40_000 });
    await boughtByAnybody(request, { lot: over, price: 40_000 });
    const upcoming = await freshLot(request, { opens_in: DAY_S, seconds: 2 * DAY_S });
    for (const lot of [over, upcoming]) {
      await page.goto(`/auction/${lot}`);
      await page.locator("#similar").scrollIntoViewIfNeeded();
      await expect(page.locator("#similar [data-slot='lot-card'], #similar p").first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Open photo 1 of" }).click();
    await expect(page.getByRole("dialog", { name: /^Photos of/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test("a seller reads the number of viewers of their lot, and hides it when it is over", async ({
  browser,
  request,
  baseURL,
}) => {
  // A lot without other viewers, which no earlier try has hidden.
  const { id: seller, token, page, context } = await bidder(browser, request, baseURL!, "seller");
  const headers = { authorization: `Bearer ${token}` };
  const id = await freshLot(request, { start_price: 20_000, step: 500, buy_now: 40_000, seller });
  await boughtByAnybody(request, { lot: id, price: 40_000 });
  const views = async (): Promise<number> => {
    const lot = await request.get(`/api/auction/lot/${id}`, { headers });
    return ((await lot.json()) as { data: { views: number } }).data.views;
  };
  const before = await views();

  const { page: buyer, context: buyers } = await bidder(browser, request, baseURL!);
  await buyer.goto(`/auction/${id}`);
  await expect.poll(views).toBeGreaterThan(before);

  await page.goto(`/auction/${id}`);
  const block = page.locator('[data-slot="seller-block"]').filter({ visible: true });
  await expect(block).toContainText("Views");
  await expect(block).toContainText("Everybody can find it under Finished.");
  const hidden = block.getByRole("switch", { name: "Hidden" });
  await hidden.click();
  await expect(hidden).toHaveAttribute("aria-checked", "true");
  await expect(block).toContainText("Only you and our staff can find it.");
  await buyer.reload();
  await expect(buyer.getByText("Looks like you’re lost in space")).toBeVisible();

  await hidden.click();
  await expect(hidden).toHaveAttribute("aria-checked", "false");
  await buyer.reload();
  await expect(buyer.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
  await buyers.close();
});
