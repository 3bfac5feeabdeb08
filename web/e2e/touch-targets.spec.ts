import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder } from "./market.ts";

/** Pages on which people find lots and follow their own. */
const PAGES: readonly (readonly [path: string, drawn: string])[] = [
  ["/auction", '[data-slot="lot-card"]'],
  ["/auction?view=table", "main [data-lot]"],
  ["/auction/map", '[data-slot="map-cluster"]'],
  ["/schedule", "main section h3"],
  ["/smart-search?q=white+SUV+under+90k", "main h2"],
  ["/auction/workbook", '[data-slot="rocket-lot"], main h2'],
  ["/buying", "main nav"],
  ["/deposit", "[data-slot='deposit-figures']"],
];
const LEAST_PX = 44;

test(
  "everything that can be pressed has a touch target of 44 px",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    test.skip(test.info().project.name !== "phone", "A mouse is smaller.");
    test.slow();
    const { page, context } = await bidder(browser, request, baseURL!);
    for (const [path, drawn] of PAGES) {
      await page.goto(path);
      await expect(page.locator(drawn).first()).toBeVisible();
      const small = () => page.evaluate(tooSmall, LEAST_PX);
      await expect.poll(small, { message: path }).toEqual([]);
    }
    await context.close();
  },
);

// oxlint-disable unicorn/consistent-function-scoping -- code in the page has no outer scope
/**
 * Runs in the page: returns the visible controls with less than `least` px, with their sizes, except links in a
 * sentence.
 */
function tooSmall(least: number): string[] {
  const seen = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const inSentence = (element: Element): boolean =>
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 8;
  return [...document.querySelectorAll("a[href], button, select, input, [role=switch], [role=tab]")]
    .filter((element) => seen(element) && !inSentence(element))
    .flatMap((element) => {
      const after = getComputedStyle(element, "::after");
      const drawn = element.getBoundingClientRect();
      const around = element.closest("label")?.getBoundingClientRect();
      const reach = after.position === "absolute" ? after : { width: "0", height: "0" };
      const width = Math.max(drawn.width, around?.width ?? 0, Number.parseFloat(reach.width) || 0);
      const height = Math.max(drawn.height, around?.height ?? 0, Number.parseFloat(reach.height) || 0);
      if (width > least - 0.5 && height > least - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return [`${name.trim().slice(0, 40)} ${Math.round(width)} x ${Math.round(height)}`];
    });
}
