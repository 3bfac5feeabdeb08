import { expect, type Page } from "@playwright/test";
import { atFreshLot, BidPanel } from "./bid-panel.ts";
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
    const { page, context, lot, panel } = await atFreshLot({ browser, request, baseURL });
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
    const { page, context, lot, panel } = await atFreshLot({ browser, request, baseURL });
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
  "a bid that the server knows nothing of may still be on its way, and is sent again on demand only",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, panel } = await atFreshLot({ browser, request, baseURL });
    await page.route(MAKEBID, (route) => route.abort());
    await panel.bid(20_000);
    const saved = page.locator("[data-kept='unheard']");
    await expect(saved).toContainText("has not reached the server so far");
    await expect(saved).toContainText("We don't know yet whether it still will.");
    await expect(page.getByText("Nothing was placed")).toHaveCount(0);

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
    const { page, context, panel } = await atFreshLot({ browser, request, baseURL });
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
  "a bid whose answer is late is placed, not given up: its look-ups knew nothing of it yet",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context, panel } = await atFreshLot({ browser, request, baseURL });
    const looks = { count: 0, twice: Promise.withResolvers<void>() };
    await page.route("**/api/auction/bid/*", async (route) => {
      await route.continue();
      if (++looks.count === 2) looks.twice.resolve();
    });
    // The bid arrives after the server has said twice that it holds nothing.
    await page.route(MAKEBID, async (route) => {
      await looks.twice.promise;
      await route.continue();
    });
    await panel.bid(20_000);
    await expect(panel.outcome).toContainText("You took the lead at AED 20,000");
    await expect(page.getByText("has not reached the server")).toHaveCount(0);
    await context.close();
  },
);

/** What the network does with the first sends of a bid, until the session ends; each later one gets the server's 401. */
const ENDS_OF_A_SESSION = {
  "before the press": { sends: 0, press: false },
  "before the bid is answered": { sends: 0, press: true },
  "after a send without an answer": { sends: 1, press: true },
};

for (const [when, { sends, press }] of Object.entries(ENDS_OF_A_SESSION)) {
  test(
    `a session that ends ${when} keeps the bid, and offers it again after the next sign-in`,
    { tag: "@phone" },
    async ({ page, request, baseURL }) => {
      const lot = await freshLot(request, { start_price: 5_000, step: 100 });
      const answer = await request.post("/api/auth/signin", {
        data: { id: "buyer7@marsa.test", password: "marsa-demo" },
      });
      const { access_token: token } = (await answer.json()) as { access_token: string };
      const endSession = () =>
        request.post("/api/auth/signout", { headers: { authorization: `Bearer ${token}` } });
      await page.context().addCookies([{ name: "token", value: token, url: baseURL! }]);
      const panel = new BidPanel(page);
      await panel.open(lot);
      let sent = 0;
      await page.route(MAKEBID, async (route) => {
        if (++sent <= sends) return route.abort();
        await endSession();
        return route.continue();
      });
      await panel.choose(5_000);
      if (press) await page.getByRole("dialog").getByRole("button", { name: "Bid AED 5,000" }).click();
      else await endSession();
      await expect(page).toHaveURL(/\/signin\?next=/);
      await page.unroute(MAKEBID);
      await page.getByLabel("Email or mobile phone").fill("buyer7@marsa.test");
      await page.getByLabel("Password", { exact: true }).fill("marsa-demo");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
      const saved = page.locator("[data-kept='signed-out']");
      await expect(saved).toContainText("was not placed: you were signed out.");
      await expect(saved).toContainText("Nothing was placed, and your deposit is untouched.");
      await saved.getByRole("button", { name: "Send it again" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Bid AED 5,000" }).click();
      await expect(panel.outcome).toContainText("You took the lead at AED 5,000");
    },
  );
}

test(
  "on a phone the amounts load before the press, which loads nothing more",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    test.skip(test.info().project.name !== "phone", "A desk has them beside the lot.");
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    const loaded = page.waitForResponse(
      async (answer) => answer.url().endsWith(".js") && (await answer.text()).includes("Bidding on "),
    );
    await page.goto(`/auction/${lot}`);
    await loaded;
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await page.locator("#bid-bar").getByRole("button", { name: "Bid 20,000" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /^Bid 20,000/ })).toBeVisible();
    await context.close();
  },
);
