/** Both sides of an ended lot in browsers of their own: the seller's list, and the page of the highest bidder. */
import { windowOf } from "./market.ts";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { endedBelow } from "./selling/decision.ts";
import type { Clock } from "./journey.ts";
import { panel } from "./selling/negotiation.ts";

interface Sides {
  readonly lot: number;
  /** The token of the highest bidder, "Bidder 2". */
  readonly buyer: string;
  /** The seller's list of lots to decide. */
  readonly sale: Page;
  /** The lot as the highest bidder sees it. */
  readonly home: Page;
  /** Opens another tab of the seller. */
  readonly sellerTab: (path: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A lot that has ended at AED 38,500, below its minimum of 42,000, with both sides looking at it. */
export async function bothSides(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  clock: Clock,
): Promise<Sides> {
  const { seller, buyer, lot } = await endedBelow(browser, request, baseURL, clock);
  const { context: buyers, page: home } = await windowOf(browser, baseURL, buyer, {
    reducedMotion: "reduce",
  });
  const sale = seller.page;
  await home.goto(`/auction/${lot}`);
  await sale.goto("/sale?section=summarizing");
  await expect(panel(home)).toContainText("The seller decides");
  return {
    lot,
    buyer,
    sale,
    home,
    async sellerTab(path) {
      const tab = await seller.context.newPage();
      await tab.goto(path);
      return tab;
    },
    async close() {
      for (const context of [seller.context, buyers]) await context.close();
    },
  };
}

/**
 * Opens the bell, finds a sentence at its top, and closes the bell. A phone shows no bell beside a lot: there the person
 * opens it in another tab.
 */
export async function expectNotice(page: Page, sentence: RegExp): Promise<void> {
  if (await bellOf(page).isVisible()) return opened(page, sentence);
  const tab = await page.context().newPage();
  await tab.goto("/buying");
  await opened(tab, sentence);
  await tab.close();
}

const bellOf = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

async function opened(page: Page, sentence: RegExp): Promise<void> {
  await bellOf(page).click();
  const notices = page.getByRole("dialog");
  // The bell keeps a currency and its amount on one line.
  await expect(notices).toContainText(new RegExp(sentence.source.replaceAll("AED ", String.raw`AED\s`)));
  await page.keyboard.press("Escape");
  await expect(notices).toHaveCount(0);
}
