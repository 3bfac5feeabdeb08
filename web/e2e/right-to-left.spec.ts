import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder, freshLot } from "./market.ts";

const PAGES = [
  "/alburaq",
  "/signin",
  "/signup",
  "/recovery",
  "/terms",
  "/conditions",
  "/auction",
  "/schedule",
  "/smart-search",
  "/nowhere",
];

test("no page breaks from right to left: nothing overflows, and the logo is at the start", async ({
  page,
}) => {
  test.slow();
  await page.goto("/terms?dir=rtl");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const sticksOut = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(sticksOut, { message: `what sticks out of ${path}, px` }).toBe(0);
    const { width: inner } = page.viewportSize()!;
    // Located again, since the app replaces the drawn page.
    const logo = page.getByRole("link", { name: /Marsa/ }).first();
    const middle = async () => {
      const box = await logo.boundingBox();
      return box === null ? 0 : box.x + box.width / 2;
    };
    await expect.poll(middle, { message: `the logo of ${path}` }).toBeGreaterThan(inner / 2);
  }
});

test("numbers keep their units behind them from right to left, and a note has its own direction", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request, { kind: "vehicle" });
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto(`/auction/${lot}?dir=rtl`);
  const mileage = page.locator("dl dd", { hasText: /^[\d,]+ km$/ }).first();
  await expect(mileage).toBeVisible();
  await expect.poll(() => mileage.evaluate(span)).toBeGreaterThan(0);
  const clock = page.getByRole("timer").locator("bdi").first();
  await expect.poll(() => clock.evaluate(span)).toBeGreaterThan(0);

  // From left to right, an Arabic note begins at the right.
  await page.goto(`/auction/${lot}?dir=ltr`);
  await expect(page.locator("html")).not.toHaveAttribute("dir", "rtl");
  const note = page.locator('[data-slot="private-note"]').filter({ visible: true });
  await note.getByRole("button").click();
  await note.getByRole("textbox").fill("سيارة نظيفة 84,200 km");
  await note.getByRole("button", { name: "Save note" }).click();
  const words = note.getByRole("button").locator("span").last();
  await expect(words).toContainText("84,200 km");
  await expect.poll(() => words.evaluate(span)).toBeLessThan(0);
  await context.close();
});

/** Runs in the page: returns how far right of its first letter the last one is, px. */
function span(element: Element): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const at = (place: number): number => {
    const range = document.createRange();
    range.setStart(text, place);
    range.setEnd(text, place + 1);
    return range.getBoundingClientRect().left;
  };
  return at(text.textContent!.length - 1) - at(0);
}
