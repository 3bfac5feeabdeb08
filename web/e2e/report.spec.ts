/** "Report a problem": it opens from each of its four places, and its text says what the team needs and no secret. */
import { expect, type Page } from "@playwright/test";
import { BidPanel } from "./bidding/bid-panel.ts";
import { test } from "./journey.ts";
import { bidder, freshLot } from "./market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

const KEY_OR_TOKEN = /[0-9a-f]{20,}|eyJ[\w-]+/;
const SECRETS = { mail: "omar@marsa.test", phone: "+971501234567", iban: "AE070331234567890123456" };
const SECRET_QUERY = new URLSearchParams({
  q: Object.values(SECRETS).join(" "),
  from: SECRETS.phone,
}).toString();

/** The server's answer to a call that failed. */
const failed = (id: string) => ({
  status: 500,
  contentType: "application/problem+json",
  json: { status: 500, result: "INTERNAL", title: "Internal error", message: "Error", request_id: id },
});

/** Presses "Copy details", and returns the text of the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByRole("button", { name: "Copy details" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

/** Expects version, browser and page in a report, and no secret of the address or of the calls. */
function expectReport(text: string, path: string): void {
  expect(text).toMatch(/^Marsa build \S+, terms \S+$/m);
  expect(text).toMatch(/^Browser: Mozilla.+Chrome/m);
  expect(text).toMatch(new RegExp(`^Page: ${path}( with [a-z, ]+)?$`, "m"));
  expect(text).toMatch(/^Time: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(KEY_OR_TOKEN);
  expect(text).not.toContain("@");
}

test("from the footer, with contacts in the address: it names the page and the keys alone", async ({
  page,
}) => {
  await page.goto(`/terms?${SECRET_QUERY}`);
  await page.getByRole("contentinfo").getByRole("button", { name: "Report a problem" }).click();
  const text = await copied(page);
  expectReport(text, "/terms");
  expect(text).toContain("No call failed.");
});

test("from the command palette, after a bid without an answer: it lists the calls with their ids, without the key", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.route("**/api/auction/makebid", (route) => route.fulfill(failed("b1c8-04")));
  await page.route("**/api/auction/bid/*", (route) => route.fulfill(failed("b1c8-05")));
  const panel = new BidPanel(page);
  await panel.open(lot);
  await panel.bid(20_000);
  await expect(page.locator("[data-kept='unanswered'], [data-outcome]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("option", { name: "Report a problem" }).click();
  const text = await copied(page);
  expectReport(text, `/auction/${lot}`);
  expect(text).toMatch(/POST \/api\/auction\/makebid 500 request b1c8-04$/m);
  expect(text).toMatch(/GET \/api\/auction\/bid\/… 500 request b1c8-05$/m);
  await context.close();
});

test("from the page of an error: it holds the id that the page shows", async ({ page }) => {
  await page.route("**/api/auction/lot/7", (route) => route.fulfill(failed("b1c8-06")));
  await page.goto(`/auction/7?${SECRET_QUERY}`);
  await expect(page.getByText("Request b1c8-06")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Report a problem" }).click();
  const text = await copied(page);
  expectReport(text, "/auction/7");
  expect(text).toMatch(/GET \/api\/auction\/lot\/7 500 request b1c8-06$/m);
});

test("from the developer drawer", async ({ page }) => {
  await page.goto("/auction");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  const drawer = page.getByRole("dialog", { name: "Developer" });
  // The page listens to keys once it is drawn by its own scripts.
  await expect(async () => {
    await page.keyboard.press("Backquote");
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await drawer.getByRole("tab", { name: "Requests" }).click();
  await drawer.getByRole("button", { name: "Report" }).click();
  expectReport(await copied(page), "/auction");
});

test("where the browser refuses to copy, the dialog says so, and one press selects the whole text", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("button", { name: "Report a problem" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByRole("button", { name: "Copy details" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Select and copy the details yourself.");
  const details = dialog.locator("pre");
  await details.click();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.trim()).toBe(await details.textContent());
});

test("on a page without a clipboard, as on plain http, the older way of copying is used", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
    addEventListener(
      "copy",
      (event) => {
        (globalThis as unknown as { copies: number }).copies = event.isTrusted ? 1 : 0;
      },
      { capture: true },
    );
  });
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("button", { name: "Report a problem" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByRole("button", { name: "Copy details" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { copies: number }).copies)).toBe(1);
});
