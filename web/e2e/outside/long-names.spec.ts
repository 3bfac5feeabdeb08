/** Long names and reasons in place of every word of people, on the screens of a laptop: no text runs over another. */
import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { eachScreen, enterPoisoned, READERS } from "../security/hostile-screens.ts";

// The worker would keep replies from the page's own routes.
test.use({ serviceWorkers: "block" });

/** 120 characters of ordinary words, as long as a reason may be. */
const NAME =
  "Al Wahda International General Trading and Contracting Establishment for Heavy Machinery and Used Spare Parts in Sharjah";
const WIDTHS = [1366, 1024] as const;
/** CI walks the staff at one width, `npm run proof` all. */
const IN_CI = new Set(["staff 1366", "auctioneer 1366"]);

for (const width of WIDTHS) {
  for (const reader of READERS) {
    test(
      `long names run over no neighbour at ${width} px, for: ${reader}`,
      { tag: IN_CI.has(`${reader} ${width}`) ? [] : "@proof" },
      async ({ page, baseURL }) => {
        test.slow();
        await page.setViewportSize({ width, height: 768 });
        await enterPoisoned(page, reader, baseURL!, NAME);
        const broken: string[] = [];
        await eachScreen(
          page,
          reader,
          async (path) => {
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            if (wide > width) broken.push(`${path} is ${wide} px wide`);
            broken.push(...(await overlaps(page)).map((pair) => `${path}: ${pair}`));
          },
          NAME.slice(0, 12),
        );
        expect(broken).toEqual([]);
      },
    );
  }
}

// oxlint-disable unicorn/consistent-function-scoping -- these functions run in the page
/** Returns the pairs of visible texts that cover each other by more than two pixels both ways. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 2;
    const SHOWN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    /** The share of a line that letters fill: the rest of neighbouring lines may touch. */
    const LETTERS = 0.5;
    interface Box {
      readonly node: Node;
      readonly text: string;
      readonly layer: Element | null;
      readonly sides: readonly [left: number, top: number, right: number, bottom: number];
    }
    /** The part of an element's text that its own and outer boxes leave visible. */
    const visible = (from: Element, rect: DOMRect): Box["sides"] => {
      let sides: [number, number, number, number] = [rect.left, rect.top, rect.right, rect.bottom];
      for (let each: Element | null = from; each; each = each.parentElement) {
        const { overflow, position } = getComputedStyle(each);
        if (overflow === "visible") continue;
        const box = each.getBoundingClientRect();
        sides = [
          Math.max(sides[0], box.left),
          Math.max(sides[1], box.top),
          Math.min(sides[2], box.right),
          Math.min(sides[3], box.bottom),
        ];
        if (position === "fixed") break;
      }
      return sides;
    };
    /** What lies over the page on purpose: bars, flags on photos, menus. */
    const layerOf = (from: Element): Element | null => {
      for (let each: Element | null = from; each; each = each.parentElement)
        if (["absolute", "fixed", "sticky"].includes(getComputedStyle(each).position)) return each;
      return null;
    };
    const boxes: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || !parent.checkVisibility(SHOWN)) continue;
      const layer = layerOf(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const letters = new DOMRect(
          rect.x,
          rect.y + (rect.height * (1 - LETTERS)) / 2,
          rect.width,
          rect.height * LETTERS,
        );
        const sides = visible(parent, letters);
        if (sides[2] - sides[0] > LEAST && sides[3] - sides[1] > LEAST)
          boxes.push({ node, text: text.slice(0, 40), layer, sides });
      }
    }
    const pairs = new Set<string>();
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        // A text that is cut short has two boxes.
        if (one.node === other.node || one.layer !== other.layer) continue;
        const width = Math.min(one.sides[2], other.sides[2]) - Math.max(one.sides[0], other.sides[0]);
        const height = Math.min(one.sides[3], other.sides[3]) - Math.max(one.sides[1], other.sides[1]);
        if (width > LEAST && height > LEAST) pairs.add(`“${one.text}” and “${other.text}”`);
      }
    });
    return [...pairs];
  });
}
