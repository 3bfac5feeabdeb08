/** A person whose browser refuses all data of sites: Chrome's setting, or a private window of an old Safari. */
import { expect, type Page } from "@playwright/test";
import { BidPanel } from "./bidding/bid-panel.ts";
import { test } from "./journey.ts";
import { advance, atDesk } from "./lanes/lane-desk.ts";
import { freshLane } from "./lanes/lane-market.ts";
import { LaneRoom } from "./lanes/lane-room.ts";
import { freshLot } from "./market.ts";
import { drawn } from "./security/hostile.ts";
import { watchFailures } from "./translation/translate.ts";

// Chrome refuses the worker together with the data.
test.use({ serviceWorkers: "block" });

/** As Chrome does it: reading the storages throws, cookies stay empty, and workers and databases are refused. */
async function blockData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const refuse = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      get: () => ({ register: async () => refuse(), getRegistration: async () => refuse() }),
    });
  });
}

/** Opens a screen by its address within the page, since a new load would end the session. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await drawn(page, path);
}

test("a person whose browser keeps nothing reads list, lot and lane, signs in, and bids", async ({
  page,
  request,
  clock,
}) => {
  await clock.stop();
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const timers = { waiting_s: 300, running_s: 300, final_s: 10, card_s: 15, between_s: 1 };
  const lane = await freshLane(request, {
    lots: { count: 2, start_price: 20_000, step: 500 },
    seconds: 3,
    timers,
  });
  const desk = await atDesk(request, lane);
  await advance(request, 3 + timers.between_s, desk);
  await blockData(page);
  const expectFine = watchFailures(page);

  await page.goto("/auction");
  await drawn(page, "/auction");
  await expect(page.getByText("Your browser keeps no data for Marsa.")).toBeVisible();
  await expect(page.locator("[data-slot='lot-card']").first()).toContainText("AED");
  await expectFine("/auction");
  const panel = new BidPanel(page);
  await panel.look(lot);
  await expect(panel.price).toContainText("20,000");
  await expectFine("the lot of a visitor");

  await page.goto("/signin");
  await page
    .getByLabel(/Email|phone/i)
    .first()
    .fill("buyer@marsa.test");
  await page.locator('input[type="password"]').fill("marsa-demo");
  await page.locator("form").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).not.toHaveURL(/signin/);
  await walkTo(page, `/queue/current?lane=${lane.id}`);
  const room = new LaneRoom(page);
  await expect(room.link).toHaveAttribute("data-state", "live");
  await room.bid(20_000);
  await expect(room.price).toContainText("20,000");
  await expectFine("the lane room");
  await walkTo(page, "/auction/workbook");
  await walkTo(page, `/auction/${lot}`);
  await panel.bid(20_000);
  await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
  await expectFine("a bid");
  desk.leave();
});
