import { expect, type Page } from "@playwright/test";
import { BidPanel } from "./bid-panel.ts";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const MAKEBID = "**/api/auction/makebid";

/** Lets each bid reach the server and drops its answer, until the route is removed. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route(MAKEBID, async (route) => {
    await route.fetch().catch(() => null);
    await route.abort();
  });
}

test(
  "a bid with a lost answer is looked up by its key: it leads, and was placed once",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const panel = new BidPanel(page);
    await panel.open(lot);
    await loseAnswers(page);
    await panel.bid(20_000);
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
    const { data } = (await (await request.get(`/api/auction/lot/${lot}`)).json()) as {
      data: { live: { bids: number } };
    };
    expect(data.live.bids).toBe(1);
    await context.close();
  },
);

test(
  "a bid that never arrived is reported so, and is sent again on demand only",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const panel = new BidPanel(page);
    await panel.open(lot);
    await page.route(MAKEBID, (route) => route.abort());
    await panel.bid(20_000);
    const saved = page.locator("[data-kept='lost']");
    await expect(saved).toContainText("did not reach the server");
    await expect(saved).toContainText("Nothing was placed");

    await page.unroute(MAKEBID);
    await saved.getByRole("button", { name: "Send it again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bid AED 20,000" }).click();
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
    await context.close();
  },
);

test(
  "a bid in progress is looked up when the person returns to the page",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const panel = new BidPanel(page);
    await panel.open(lot);
    // The bid arrives, and its answer never comes.
    const arrived = new Promise<void>((resolve) => {
      void page.route(MAKEBID, async (route) => {
        await route.fetch().catch(() => null);
        resolve();
      });
    });
    await panel.bid(20_000);
    await arrived;
    await page.reload();
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
    await context.close();
  },
);

test(
  "a session that ends during a bid keeps the bid, and offers it again after the next sign-in",
  { tag: "@phone" },
  async ({ page, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 5_000, step: 100 });
    const answer = await request.post("/api/auth/signin", {
      data: { id: "buyer7@marsa.test", password: "marsa-demo" },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
    const panel = new BidPanel(page);
    await panel.open(lot);
    await panel.choose(5_000);
    await request.post("/api/auth/signout", { headers: { authorization: `Bearer ${token}` } });
    // The page may learn the end of the session by its connection before the press.
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Bid AED 5,000" });
    await confirm.click({ timeout: 5_000 }).catch(() => null);
    // A cut connection is given up after ten seconds; the next call then shows the reason.
    await expect(page).toHaveURL(/\/signin\?next=/);
    await page.getByLabel("Email or mobile phone").fill("buyer7@marsa.test");
    await page.getByLabel("Password", { exact: true }).fill("marsa-demo");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
    const saved = page.locator("[data-kept='signed-out']");
    await expect(saved).toContainText("you were signed out");
    await saved.getByRole("button", { name: "Send it again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bid AED 5,000" }).click();
    await expect(panel.outcome).toContainText("You took the lead at AED 5,000");
  },
);

test(
  "on a phone the amounts load before the press, which loads nothing more",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    test.skip(test.info().project.name !== "phone", "A desk has them beside the lot.");
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const sheet = /\/assets\/bid-sheet-.*\.js$/;
    const loaded = page.waitForResponse(sheet);
    await page.goto(`/auction/${lot}`);
    await (await loaded).finished();
    await page.route(sheet, (route) => route.abort());
    await page.locator("#bid-bar").getByRole("button", { name: "Bid 20,000" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Bid AED 20,000/ })).toBeVisible();
    await context.close();
  },
);
