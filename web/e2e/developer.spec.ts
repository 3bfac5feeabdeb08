import { expect } from "@playwright/test";
import { findings } from "./axe.ts";
import { test } from "./journey.ts";
import { bidOverHttp, freshLot, tokenOf } from "./market.ts";
import { ownServer } from "./own-server.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

/** Seconds until the lot ends: less than a minute before its closing window of two minutes. */
const SECONDS = 170;

test("a developer opens the drawer by its key, moves the clock ahead, and the lot is in its closing window", async ({
  page,
}) => {
  test.slow();
  // Moving the clock pauses every lane, those of other journeys too.
  const server = await ownServer();
  try {
    await server.request.post("/_mock/clock", { data: { freeze: true } });
    const lot = await freshLot(server.request, { seconds: SECONDS });
    await page.goto(`${server.url}/auction/${lot}`);
    const countdown = page.locator("[aria-label='Bidding'] [data-slot='countdown']").first();
    await expect(countdown).toHaveText("02:50");

    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Backquote");
    const drawer = page.getByRole("dialog", { name: "Developer" });
    await drawer.getByRole("tab", { name: "Clock" }).click();
    await drawer.getByRole("button", { name: "+1 min" }).click();
    // The page behind the drawer follows, and so does the lot in the drawer.
    await expect(countdown).toHaveText("01:50");
    await expect(countdown).toHaveAttribute("data-last", "true");
    await expect(drawer.getByRole("timer")).toHaveText(/^01:50/);
    expect(await findings(page, "[role='dialog']")).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  } finally {
    await server.stop();
  }
});

test("a developer loses an event of a lot, and its page shows the new price all the same @router", async ({
  page,
  request,
}) => {
  const lot = await freshLot(request, { start_price: 10_000, step: 100 });
  await page.goto(`/auction/${lot}`);
  const panel = page.getByLabel("Bidding").first();
  await expect(panel).toContainText("10,000");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Backquote");
  const drawer = page.getByRole("dialog", { name: "Developer" });
  await drawer.getByRole("tab", { name: "Faults" }).click();
  const form = drawer.getByRole("form", { name: "Realtime fault" });
  await expect(form.getByLabel("Topic")).toHaveValue(`auction.lot.${lot}`);
  await form.getByLabel("Times").fill("1");
  await form.getByRole("button", { name: "Add realtime fault" }).click();
  await expect(drawer.getByText("loses the next event")).toBeVisible();
  expect(await findings(page, "[role='dialog']")).toEqual([]);

  const token = await tokenOf(request);
  await bidOverHttp(request, { token, lot, price: 12_300 });
  // The fault ends with the event that it loses; the heartbeat tells the page the new position.
  await expect(drawer.getByText("loses the next event")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel).toContainText("12,300");
});

test("the developer's key works before the server has said that there are controls", async ({
  page,
  request,
}) => {
  const held = Promise.withResolvers<void>();
  // A page without the configuration that the server usually puts into it.
  const plain = await request.get("/index.html", {
    headers: { accept: "*/*", "sec-fetch-dest": "empty" },
  });
  await page.route("**/signin", (route) => route.fulfill({ response: plain }));
  await page.route("**/api/config", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/config");
  await page.goto("/signin");
  await asked;
  await page.keyboard.press("Backquote");
  await expect(page.getByRole("button", { name: "Developer" })).toBeHidden();
  held.resolve();
  await expect(page.getByRole("dialog", { name: "Developer" })).toBeVisible();
});
