/** Who opened a dialog or a sheet by the keyboard stands at its opener again when it has closed. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { atDesk } from "./lanes/lane-desk.ts";
import { freshLane } from "./lanes/lane-market.ts";
import { bidder, freshLot } from "./market.ts";
import { type Reader, signIn } from "./security/hostile-screens.ts";

interface Opener {
  readonly path: string;
  /** What a person presses, one after the other: a button, or a menu and its entry. */
  readonly presses: readonly ((page: Page) => Locator)[];
  /** Which of them has the focus again: by default the last one. */
  readonly back?: number;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
const item = (name: string | RegExp) => (page: Page) => page.getByRole("menuitem", { name }).first();
const opened = (page: Page) =>
  page.locator("[data-slot='sheet-content'], [data-slot='dialog-content'], .marsa-lightbox");

/** Opens by the keyboard, closes by Escape and then by the dialog's own button, and looks where the focus is. */
async function returns(page: Page, { path, presses, back = presses.length - 1 }: Opener): Promise<void> {
  await page.goto(path);
  await presses[0]!(page).waitFor();
  const below = await opened(page).count();
  for (const way of ["Escape", "its button"] as const) {
    for (const press of presses) {
      // oxlint-disable-next-line no-await-in-loop -- a person presses one thing after the other
      await press(page).press("Enter");
    }
    const dialog = opened(page).nth(below);
    await expect(dialog, `${path} opens`).toBeVisible();
    if (way === "Escape") await page.keyboard.press("Escape");
    else
      await dialog
        .getByRole("button", { name: /^(Close|Cancel|Not now|Keep|Back|Stay)/ })
        .first()
        .press("Enter");
    await expect(opened(page)).toHaveCount(below);
    await expect.soft(presses[back]!(page), `${path}, closed by ${way}`).toBeFocused({ timeout: 3_000 });
  }
}

test(
  "a bidder: photos, bid, maximum, reminder, note, top-up and lane",
  { tag: "@proof" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const lane = await freshLane(request, { lots: { count: 2, start_price: 20_000, step: 500 }, seconds: 3 });
    await atDesk(request, lane);
    const { page, context } = await bidder(browser, request, baseURL!);
    const phone = test.info().project.name === "phone";
    const lotPage = `/auction/${lot}`;
    await returns(page, { path: "/auction/107", presses: [button(/^Open photo 1/)] });
    if (phone) await returns(page, { path: "/auction", presses: [button(/^Filters/)] });
    await returns(page, { path: lotPage, presses: [button(/^(Bid|Place) /)] });
    await returns(page, { path: lotPage, presses: [button(/^Remind me/)] });
    await returns(page, {
      path: "/auction",
      presses: [button(/^More for (?!this list)/), item("Write a note")],
      back: 0,
    });
    await returns(page, { path: "/deposit", presses: [button("Add funds")] });
    await returns(page, { path: "/account", presses: [button("Change the email")] });
    await returns(page, { path: "/account", presses: [button(/^Notifications/)] });
    await returns(page, {
      path: `/queue/current?lane=${lane.id}`,
      presses: [button(/^(Write a note|Note)/)],
    });
    await context.close();
  },
);

const STAFF: Partial<Record<Reader, readonly Opener[]>> = {
  seller: [
    { path: "/sale?section=summarizing", presses: [button(/^Decline/)] },
    { path: "/sale?section=draft", presses: [button(/^More for /), item("Delete draft")], back: 0 },
    { path: "/auction/edit/61?step=photos", presses: [button(/^Crop /)] },
  ],
  staff: [
    { path: "/clients?tab=clients", presses: [(page) => page.locator("#main .own-way").first()] },
    { path: "/clients?tab=payments", presses: [button("Reject")] },
    { path: "/clients?tab=refunds", presses: [button("Decline")] },
    { path: "/clients?tab=lanes", presses: [button("New lane")] },
  ],
  admin: [{ path: "/clients?section=all&client=7", presses: [button("Lock")] }],
};

for (const [reader, openers] of Object.entries(STAFF) as [Reader, readonly Opener[]][]) {
  test(`the dialogs of: ${reader}`, { tag: "@proof" }, async ({ page, baseURL }) => {
    await signIn(page, reader, baseURL!);
    // A phone has the tools of a photo in a menu.
    const tools = { presses: [button(/^More for photo/), item("Crop")], back: 0 };
    const phone = test.info().project.name === "phone";
    for (const each of openers) {
      const opener = phone && each.path.includes("step=photos") ? { ...each, ...tools } : each;
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await returns(page, opener);
    }
  });
}
