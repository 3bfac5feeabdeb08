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

/** Answers of somebody between the page and the server, each in the place of the server's own. */
const IN_ITS_PLACE = [
  { status: 401, contentType: "text/html", body: "<html>Sign in to the hotel's Wi-Fi</html>" },
  { status: 200, contentType: "application/json", body: '{"ok":true}' },
  {
    status: 200,
    contentType: "application/json",
    body: '{"result":"success","data":{"id_auction":295,"id_bid":4115,"o',
  },
];

test(
  "a bid that somebody else answers is looked up by its key: it leads, was placed once, and ends no session",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await bidder(browser, request, baseURL!);
    const panel = new BidPanel(page);
    for (const answer of IN_ITS_PLACE) {
      const lot = await freshLot(request, { start_price: 20_000, step: 500 });
      await panel.open(lot);
      await page.route(MAKEBID, async (route) => {
        await route.fetch();
        await route.fulfill(answer);
      });
      await panel.bid(20_000);
      await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
      await page.unroute(MAKEBID);
      const { data } = (await (await request.get(`/api/auction/lot/${lot}`)).json()) as {
        data: { live: { bids: number } };
      };
      expect(data.live.bids).toBe(1);
    }
    await context.close();
  },
);

test(
  "a bid that nobody answers for is unknown, says so, and is checked again on demand",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const panel = new BidPanel(page);
    await panel.open(lot);
    const [html] = IN_ITS_PLACE;
    await page.route(MAKEBID, async (route) => {
      await route.fetch();
      await route.fulfill(html);
    });
    await page.route("**/api/auction/bid/*", (route) => route.fulfill(html));
    await panel.bid(20_000);
    const saved = page.locator("[data-kept='unanswered']");
    await expect(saved).toContainText("no answer came");
    await expect(saved).toContainText("We don't know yet whether it was placed.");
    await expect(page.getByText("was not placed")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));

    await page.unroute("**/api/auction/bid/*");
    await saved.getByRole("button", { name: "Check again" }).click();
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
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
    // On a slow machine the bid may be given up before its refusal is here.
    const saved = page.locator("[data-kept]");
    await expect(saved).toContainText(/you were signed out|did not reach the server/);
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
