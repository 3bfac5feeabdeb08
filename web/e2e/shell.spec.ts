import { expect, type Page } from "@playwright/test";
import { atRest, findings } from "./axe.ts";
import { test } from "./journey.ts";
import { BAD_REQUEST, AT_ONCE, bidder } from "./market.ts";

// @proves 2.route.alburaq-simple
// @proves 2.layout.simple
// @proves 1.capability.an-anonymous-visitor-requests-a-call
// @proves 8.message.sending-request-error
test(
  "a visitor of the landing page sees live lots, and asks for a call-back",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/alburaq");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Bid where the price is settled in the open.",
    );
    await expect(page.locator("[data-slot='hero-lot'] [data-slot='price']")).toContainText(/\d/);
    expect(await findings(page)).toEqual([]);

    await page.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await page.getByLabel("Your name").fill("Layla Hassan");
    await page.getByLabel("Mobile phone").fill("0501234567");
    await page.getByLabel(/You may call me/).check();
    await page.route("**/api/landing/requestcall", (route) =>
      route.fulfill({ status: 400, json: BAD_REQUEST }),
    );
    await page.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByText("Sending request error.").last()).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Layla Hassan");
    await page.unroute("**/api/landing/requestcall");
    await page.getByRole("button", { name: "Call me back" }).click();
    await expect(page.getByText("We have your request")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test("a page that does not exist for its reader is an HTTP 404, with the app's own page", async ({
  browser,
  request,
  baseURL,
}) => {
  const buyer = await bidder(browser, request, baseURL!);
  const staff = await bidder(browser, request, baseURL!, "backoffice");
  for (const path of [
    "/nowhere",
    "/auction/999999",
    "/auction?section=nonsense",
    "/dashboard/live/999999",
    "/clients",
  ]) {
    const answer = await buyer.page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(buyer.page.getByText(`Page not found: ${path}`)).toBeVisible();
    expect((await request.get(path)).status()).toBe(path.startsWith("/dashboard") ? 200 : 404);
  }
  expect((await staff.page.goto("/clients"))?.status()).toBe(200);
  expect((await buyer.page.goto("/deposit"))?.status()).toBe(200);
  await buyer.context.close();
  await staff.context.close();
});

// @proves 2.route.terms
// @proves 2.route.policy
// @proves 2.route.conditions
// @proves 2.layout.default
// @proves 7.rule.page-payload-path-_payload-json
test("the legal pages have their date, a linked table of contents, and the configured numbers", async ({
  page,
}) => {
  for (const [path, title, date] of [
    ["/terms", "Terms of use", "November 30, 2026"],
    ["/policy", "Privacy policy", "November 30, 2026"],
    ["/en/conditions", "Conditions of sale", "December 1, 2026"],
  ] as const) {
    const payload = page.waitForResponse(`**${path.replace("/en", "")}/_payload.json`);
    await page.goto(path);
    expect((await payload).ok()).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(`In force from ${date}`)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
  await expect(page.getByText("2 % of the bid, at least AED 500 and at most AED 10,000")).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contents" });
  if (test.info().project.name === "phone") await contents.locator("summary").click();
  await contents.getByRole("link", { name: "The deposit" }).click();
  await expect(page).toHaveURL(/\/en\/conditions#deposit$/);
  await expect(page.getByRole("heading", { name: "The deposit" })).toBeInViewport();
});

// @proves 2.message.a-page-whose-own-validation-fails
test("an invalid address is a page that does not exist", async ({ page }) => {
  const paths = ["/auction/abc", "/auction/0", "/auction/1.5", "/en/auction?price=abc", "/clients"];
  for (const path of [...paths, "/schedule?kind=boats"]) {
    await page.goto(path);
    await expect(page.getByText(`Page not found: ${path.split("?")[0]}`)).toBeVisible();
    await expect(page.getByText("Looks like you’re lost in space")).toBeVisible();
    // A lot has no header on a phone; a page that does not exist has one, and its own title.
    await expect(page.getByRole("banner").getByRole("link", { name: /^Marsa/ })).toBeVisible();
    await expect(page).toHaveTitle("Page not found · Marsa");
  }
});

/** Waits until the page has handled what happened, and drawn it. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      ),
  );

test.describe("a server that fails", () => {
  // The answer is made for this page only: a fault of the server would concern every journey.
  test.use({ serviceWorkers: "block" });

  // @proves 2.screen.error-screen-top-bar-70-high
  // @proves 2.screen.error-screens-lead-to-auction-by
  // @proves 2.message.500-houston-we-have-a-problem
  test("is named with its status, and a link leads back to the list", async ({ page }) => {
    await page.goto("/nowhere");
    const bar = page.getByRole("banner");
    await expect(page.getByText("Page not found: /nowhere")).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(70);
    await expect(bar.getByRole("link")).toHaveAttribute("href", "/");

    const json = { status: 500, result: "INTERNAL", title: "Internal error", message: "Error" };
    await page.route("**/api/auction/lot/7", (route) => route.fulfill({ status: 500, json }));
    // With a query the page has no answer of its own and calls for the lot.
    await page.goto("/auction/7?from=mail");
    await expect(page.getByRole("heading", { name: "Houston, we have a problem" })).toBeVisible();
    await expect(page.getByText("500", { exact: true })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Go to the auction list" }).click();
    await expect(page).toHaveURL(/\/auction$/);
  });

  test("leaves the page readable when the network goes before its last part has loaded, and loads it later", async ({
    page,
    context,
  }) => {
    const part = "**/assets/-after-idle-*.js";
    await page.route(part, async (route) => {
      await context.setOffline(true);
      await route.abort();
    });
    const failed = page.waitForEvent("requestfailed", (asked) => asked.url().includes("/-after-idle-"));
    await page.goto("/terms");
    await failed;
    await drawn(page);
    await expect(page.getByText(/connection is lost|You are offline/)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute(part);
    const loaded = page.waitForResponse(/\/-after-idle-/);
    await context.setOffline(false);
    await loaded;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  // @proves 2.screen.offline-screen-asks-to-go-online
  // @proves 2.screen.no-status-lost-connection-with-a
  // @proves 9.constant.service-worker-sw-js-scope
  test(
    "without a network the app opens, asks to go online, and continues by itself",
    { tag: "@phone" },
    async ({ page, context }) => {
      await page.goto("/terms");
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(new URL(scope).pathname).toBe("/");
      await page.waitForFunction(async () => (await caches.keys()).length > 0);

      await context.setOffline(true);
      // At once, before the connection has noticed; the content below can be loaded again.
      const banner = page.locator("[data-slot='link-banner']");
      await expect(banner).toContainText("No connection", AT_ONCE);
      // At the foot, so that the page's title and the phone's bar are free.
      await atRest(page);
      const { y: top, height } = (await banner.boundingBox())!;
      const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
      expect(title.y + title.height).toBeLessThan(top);
      const areas = await page.locator("[data-slot='phone-bar']").boundingBox();
      // It may overlap the line of the bar.
      expect(top + height).toBeLessThanOrEqual((areas?.y ?? page.viewportSize()!.height) + 1);
      await banner.getByRole("button", { name: "Hide" }).click();
      await expect(banner).toBeHidden();
      await page.goto("/auction/7");
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      const cachedPaths = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(cachedPaths.filter((path) => /^\/(api|files|_mock)\//.test(path))).toEqual([]);

      await context.setOffline(false);
      await expect(page.locator("[data-slot='price']").first()).toBeVisible();
    },
  );
});

// @proves 8.rule.401-clears-token-balance-and-user
test("an expired session leads to the sign-in and back, and nothing of the person stays", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/auction?section=favorites");
  await expect(page.getByText("1,000,000").filter({ visible: true }).first()).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "token");
  await request.post("/api/auth/signout", { headers: { authorization: `Bearer ${cookie!.value}` } });

  await page.reload();
  // Where the page already knows, it is at the sign-in without such a link.
  await page
    .getByRole("link", { name: /^Auction/ })
    .filter({ visible: true })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(/\/signin\?next=|\/auction/);
  // The address may be the old one: the page learns the end of the session with its next call.
  const tokens = async () =>
    (await context.cookies()).filter(({ name, value }) => name === "token" && value !== "");
  await expect.poll(tokens).toEqual([]);
  await expect(page.getByText("1,000,000").filter({ visible: true })).toHaveCount(0);
  await context.close();
});

// @proves 1.capability.only-english-is-configured
// @proves 1.capability.light-theme-only
// @proves 9.constant.locale-cookie-365-days
test("a visit under /en stays there, and is remembered for a year", async ({ page, context }) => {
  await page.goto("/en/terms");
  await page.getByRole("link", { name: "Privacy policy" }).first().click();
  await expect(page).toHaveURL(/\/en\/policy$/);
  const remembered = async () => (await context.cookies()).find(({ name }) => name === "locale");
  await expect.poll(async () => (await remembered())?.value).toBe("en");
  const cookie = await remembered();
  const days = (cookie!.expires - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // A system colour: white for as long as the page is light.
  const canvas = () =>
    page.evaluate(() => {
      document.body.style.backgroundColor = "Canvas";
      return getComputedStyle(document.body).backgroundColor;
    });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await canvas()).toBe("rgb(255, 255, 255)");
});

test("the keyboard alone finds everything: skip link, palette, help, and the shortcuts", async ({ page }) => {
  test.skip(test.info().project.name === "phone", "phones have no keys");
  await page.goto("/auction");
  await expect(page.locator("[data-slot='price']").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  // The shortcuts work once the page has read the keys.
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill("call-back");
  await expect(palette.getByRole("option", { name: "Ask for a call-back" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  // F watches the focused lot; a visitor is asked to sign in.
  await page.locator("[data-slot='lot-card'] a").first().focus();
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});
