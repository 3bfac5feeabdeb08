import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { expect, type Page } from "@playwright/test";
import { BidPanel } from "../bidding/bid-panel.ts";
import { test } from "../journey.ts";
import { freshLane } from "../lanes/lane-market.ts";
import { bidder, freshLot, serverNow } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

type Schemas = components["schemas"];

const isPhone = () => test.info().project.name === "phone";
const cards = (page: Page) => page.locator("[data-slot='lot-card']");

/** A list with one new lot only. */
async function listOf(page: Page, lot: number): Promise<string> {
  const answer = await page.request.get(`/api/auction/lot/${lot}`);
  const { data } = (await answer.json()) as { data: { number: number } };
  await page.goto(`/auction?q=${data.number}`);
  await expect(cards(page)).toHaveCount(1);
  return String(data.number);
}

test(
  "filters have counts, are in the address, and go back one by one",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/auction?section=vehicles");
    await expect(page.getByRole("heading", { level: 1, name: /vehicles/ })).toBeVisible();
    if (isPhone()) {
      await page.getByRole("button", { name: "Filters" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("checkbox", { name: /^Toyota/ }).check();
      await sheet.getByRole("button", { name: /^Show \d+ vehicles?$/ }).click();
    } else {
      await page.getByRole("checkbox", { name: /^Toyota/ }).check();
    }
    await expect(page).toHaveURL(/mark=toyota/);
    await expect(page.getByRole("link", { name: "Remove Toyota" })).toBeVisible();
    await expect(cards(page).first()).toContainText("Toyota");
    await page.goBack();
    await expect(page).not.toHaveURL(/mark=toyota/);
  },
);

test("filters whose counts fail say so, and count by themselves later", async ({ page }) => {
  let isAway = true;
  await page.route("**/api/auction/selectlist/**", (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/auction?section=vehicles");
  await expect(cards(page).first()).toBeVisible();
  if (isPhone()) await page.getByRole("button", { name: "Filters" }).click();
  const makes = page.getByRole("group", { name: "Make" });
  await expect(makes).toContainText("Could not be loaded.");
  isAway = false;
  // The page may read again before the press; the button is gone then.
  await expect(async () => {
    const again = makes.getByRole("button", { name: "Try again" });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.getByRole("checkbox", { name: /^Toyota/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("a list is a table with chosen columns, in the order of a column", async ({ page }) => {
  test.skip(isPhone(), "a phone has rows without columns");
  await page.goto("/auction?view=table");
  await expect(page.locator("tr[data-slot='lot-row']").first()).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Start price" }).click();
  await expect(page.getByRole("columnheader", { name: "Start price" })).toBeVisible();
  await expect(page).toHaveURL(/cols=/);
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "Price", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(page.locator("th[aria-sort='ascending']")).toContainText("Price");
});

test(
  "a bid is placed from the list, confirmed as on the lot's page",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request);
    const { page, context } = await bidder(browser, request, baseURL!);
    await listOf(page, lot);
    const card = cards(page).first();
    await card.getByRole("button", { name: /^Bid/ }).click();
    const offer = page.getByRole("dialog").locator("[data-slot='offer']").first();
    await offer.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Bid AED|^Bid [0-9]/ })
      .first()
      .click();
    await expect(new BidPanel(page).outcome).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toHaveAttribute("data-status", "leading");
    await context.close();
  },
);

// @proves 4.transition.favorites-toggle-add-and-remove
// @proves 1.capability.buyers-keep-favorites-with-private-notes
test(
  "a watch mark and a note are saved at once, and undone with a press",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request);
    const { page, context } = await bidder(browser, request, baseURL!);
    await listOf(page, lot);
    const card = cards(page).first();
    const heart = card.getByRole("button", { name: /^Watch / });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");

    // A closing toast takes the focus with it, and a menu closes without the focus.
    await expect(async () => {
      await card.getByRole("button", { name: /^More for/ }).click({ timeout: 3_000 });
      await page.getByRole("menuitem", { name: "Write a note" }).click({ timeout: 3_000 });
    }).toPass();
    await page.getByRole("textbox", { name: /^Note on/ }).fill("Look at the tailgate");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved. Only you see it.")).toBeVisible();
    await page.goto(`/auction?mine=noted`);
    await expect(cards(page)).toHaveCount(1);

    // Its filters become a saved search, from the list itself.
    await listTool(page, "Save search");
    await page
      .getByRole("dialog", { name: "Save search" })
      .getByRole("button", { name: "Save search" })
      .click();
    // The dialog closes when the server has the search; a page that is left earlier takes its call with it.
    await expect(page.getByRole("dialog", { name: "Save search" })).toHaveCount(0);
    await page.goto("/smart-search");
    await expect(page.getByRole("button", { name: "Alerts for With my note" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await context.close();
  },
);

test(
  "a lot leads to the next one of the list, and back leads to the list",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/auction?section=vehicles");
    await cards(page).first().getByRole("heading").getByRole("link").click();
    const pager = page.getByRole("navigation", { name: "Lots of the list" });
    await expect(pager).toContainText(/Lot 1 of \d/);
    if (isPhone()) await pager.getByRole("link", { name: "Next lot" }).click();
    else await page.keyboard.press("l");
    await expect(pager).toContainText(/Lot 2 of \d/);
    await pager.getByRole("link", { name: "Previous lot" }).click();
    await expect(pager).toContainText(/Lot 1 of \d/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auction\?section=vehicles$/);
  },
);

// @proves 7.call.statistics-by-post-search
test("a list is saved as a spreadsheet, and the price guide shows sold prices", async ({ page }) => {
  await page.goto("/auction?section=vehicles");
  await expect(cards(page).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await listTool(page, "Export", "Export to Excel");
  expect((await download).suggestedFilename()).toMatch(/^marsa-lots-vehicles-.*\.xlsx$/);
  await expect(page.getByText("Your spreadsheet is ready.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await listTool(page, "Price guide", "Price guide");
  await page.getByRole("searchbox", { name: "Make and model, or building" }).fill("toyota");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Median price of/)).toBeVisible();
});

test("new lots are announced, and the list stays until the reader asks for them", async ({
  page,
  request,
}) => {
  await page.goto("/auction?sort=new");
  await expect(cards(page).first()).toBeVisible();
  const first = await cards(page).first().getAttribute("data-lot");
  const banner = page.getByRole("button", { name: /^Show (it|them)$/ });
  // Before the connection no event arrives, so new lots are made until one is announced.
  await expect(async () => {
    await freshLot(request);
    await expect(banner).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(cards(page).first()).toHaveAttribute("data-lot", first!);
  await banner.click();
  await expect(cards(page).first()).not.toHaveAttribute("data-lot", first!);
});

// @proves 2.route.smart-search
test("a sentence is read, corrected, saved and opened again", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/smart-search");
  const field = page.getByRole("combobox", { name: "What are you looking for?" });
  await field.fill("whte suv under 900k in dubai");
  await field.press("Enter");
  await expect(page.getByText("was read as")).toBeVisible();
  const read = page.getByRole("list", { name: "Read as" });
  await expect(read.getByRole("button", { name: "Not SUV" })).toBeVisible();
  await expect(read.getByRole("button", { name: "Not Under AED 900,000" })).toBeVisible();
  await read.getByRole("button", { name: "Not White pearl" }).click();
  await expect(page).toHaveURL(/set=1/);
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("My white SUV");
  await page.getByRole("dialog").getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("We tell you about new lots.")).toBeVisible();
  await page.goto("/smart-search");
  await page.getByRole("link", { name: /My white SUV/ }).click();
  await expect(page).toHaveURL(/colour=white/);
  await expect(page).not.toHaveURL(/colour=pearl/);
  await context.close();
});

// @proves 2.route.schedule
test(
  "the schedule shows openings and ends, and saves a calendar entry",
  { tag: "@phone" },
  async ({ page }) => {
    // The scene's own lanes are of yesterday soon after midnight.
    await freshLane(page.request, { lots: { count: 12 }, seconds: 3_600 });
    const now = await serverNow(page.request);
    const lanes = (await (await page.request.get("/api/live/queue")).json()) as {
      data: Schemas["QueueCard"][];
    };
    const ofDubai = lanes.data.find(
      ({ state, start, cities }) =>
        state === "scheduled" && Date.parse(start) > now && cities.some(({ value }) => value === "dubai"),
    )!;
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto("/schedule");
    await expect(page.getByRole("heading", { name: "Sales schedule" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Bidding ends" }).first()).toBeVisible();
    expect(asked.filter((path) => path.startsWith("/api/")).toSorted()).toEqual([
      "/api/auction/schedule",
      "/api/dict/cities",
      "/api/live/queue",
    ]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Remind me" }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);

    // Filtered by city: its lanes stay, and lots that end elsewhere are not mentioned.
    await page.getByLabel("City").selectOption("Dubai");
    await expect(page).toHaveURL(/city=dubai/);
    await expect(page.getByRole("heading", { name: ofDubai.name }).first()).toBeVisible();
    const ending = page.getByRole("listitem").filter({ hasText: "Bidding ends" });
    await expect(ending.first()).toContainText(/\d+ lots? · Dubai \d+$|\d+ lots? · Dubai \d+See lots/);
    await expect(ending.filter({ hasText: "Sharjah" })).toHaveCount(0);
    await ending.first().getByRole("link", { name: "See lots" }).click();
    await expect(page).toHaveURL(/\/auction\?.*city=dubai/);
  },
);

/** Presses a tool of the list: a button beside the tabs, or an item of the menu on a phone. */
async function listTool(page: Page, name: string, item = name): Promise<void> {
  if (!isPhone()) return page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "More for this list" }).click();
  return page.getByRole("menuitem", { name: item }).click();
}
