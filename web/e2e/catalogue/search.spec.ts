import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder } from "../market.ts";

const box = (page: Page) =>
  page.getByRole("combobox", { name: "Search lots" }).filter({ visible: true }).first();
const rows = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test(
  "the box reads a typing error, arrows choose, Enter opens, and the palette has the same rows",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/auction");
    await box(page).fill("patrl");
    await expect(page.getByText("Results for Patrol.")).toBeVisible();
    await expect(rows(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(rows(page).first()).toHaveText(/^Nissan Patrol\d+ open lots?$/);
    await expect(rows(page).last()).toContainText("Save Patrol");
    expect(await findings(page)).toEqual([]);
    const shown = await rows(page).evaluateAll((all) => all.length);
    await box(page).press("ArrowDown");
    await expect(rows(page).nth(1)).toHaveText(/^Nissan\d+ open lots?$/);
    await expect(rows(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute(
      "aria-activedescendant",
      (await rows(page).nth(1).getAttribute("id"))!,
    );
    await box(page).press("Escape");
    await expect(rows(page)).toHaveCount(0);
    await box(page).press("ArrowDown");
    const count = /^Nissan Patrol(\d+)/.exec((await rows(page).first().textContent()) ?? "")?.[1];
    await box(page).press("Enter");
    await expect(page).toHaveURL(/model=nissan-patrol/);
    await expect(page.getByRole("heading", { level: 1, name: `${count} lots` })).toBeVisible();

    if (test.info().project.name === "phone") return;
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await palette.getByRole("combobox").fill("patrl");
    const found = palette.getByRole("option").filter({ hasText: /Patrol|Nissan/ });
    await expect(found).toHaveCount(shown);
    await found.first().click();
    await expect(page).toHaveURL(/model=nissan-patrol/);
  },
);

test(
  "without any lot the box says what is close, and tells of the next one",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.goto("/auction");
    await box(page).fill("white penthouse 8 bedrooms in hatta under 1k");
    await expect(page.getByText("No lot with all of this.")).toBeVisible();
    await expect(rows(page).first()).toContainText(/any |anywhere/);
    await rows(page).last().click();
    await expect(page.getByText("We tell you about new lots.")).toBeVisible();
    await page.goto("/auction?q=patrl&colour=teal&price=-1");
    await expect(page.getByRole("heading", { name: "No lots match" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Patrol/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Tell me of the next one" }).click();
    await expect(page.getByText("We tell you about new lots.").first()).toBeVisible();
    // Each result tells of the next one like it, in its menu and on its page.
    await page.goto("/auction?model=nissan-patrol");
    await expect(async () => {
      await page
        .getByRole("button", { name: /^More for Nissan Patrol/ })
        .first()
        .click({ timeout: 3_000 });
      await page.getByRole("menuitem", { name: "Tell me of the next one" }).click({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByText("“Nissan Patrol” is saved.").first()).toBeVisible();
    await page.goto("/smart-search");
    await expect(page.getByRole("link", { name: /white penthouse 8 bedrooms/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Nissan Patrol/ }).first()).toBeVisible();
    await context.close();
  },
);

test(
  "the number of a lot is the only row, and words pressed before the list came open the first one",
  { tag: "@phone" },
  async ({ page }) => {
    const answer = await page.request.post("/api/auction/lots", { data: { limit: 1 } });
    const { number } = ((await answer.json()) as { data: { items: [{ number: number }] } }).data.items[0];
    await page.goto("/auction");
    await box(page).fill(String(number));
    await expect(rows(page)).toHaveCount(1);
    await box(page).press("Enter");
    await expect(page.getByText(`Lot ${number}`).first()).toBeVisible();
    await page.goto("/auction");
    await box(page).fill("نيسان باترول");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/model=nissan-patrol/);
  },
);

test("Enter while the suggestions are on their way opens the first of them", async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/auction/suggest", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto("/auction");
  const asked = page.waitForRequest("**/api/auction/suggest");
  await box(page).fill("nissan patrol");
  await asked;
  await box(page).press("Enter");
  await expect(box(page)).not.toBeFocused();
  answered.resolve();
  await expect(page).toHaveURL(/model=nissan-patrol/);
});
