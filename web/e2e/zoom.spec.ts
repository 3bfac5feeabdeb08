/** Pages in a zoomed browser: a window of 320 x 256 px, which is 1280 x 1024 at 400 %, and text of twice the size. */
import { expect, type Page } from "@playwright/test";
import { atRest } from "./axe.ts";
import { test } from "./journey.ts";
import { atDesk } from "./lanes/lane-desk.ts";
import { freshLane } from "./lanes/lane-market.ts";
import { freshLot, tokenOf } from "./market.ts";

type Who = "nobody" | "buyer" | "seller" | "auctioneer";

/** Addresses of the front pages, with the element that a page shows once it is drawn. */
const PAGES: readonly (readonly [who: Who, path: string, drawn: string])[] = [
  ["nobody", "/auction", "[data-slot='lot-card']"],
  ["nobody", "/auction?view=table", "main [data-lot]"],
  ["nobody", "/schedule", "main section h3"],
  ["nobody", "/signin", "main form"],
  ["nobody", "/signup", "main form"],
  ["buyer", "/auction/LOT", "[data-slot='bid-bar'], [data-slot='offer']"],
  ["buyer", "/queue/current?lane=LANE", "[data-slot='lane-state']"],
  ["buyer", "/deposit", "[data-slot='deposit-figures']"],
  ["buyer", "/buying", "main nav"],
  ["buyer", "/auction/workbook", "[data-slot='rocket-lot'], main h2"],
  ["seller", "/sale", "main h1"],
  ["seller", "/auction/edit/new", "main h1"],
  ["auctioneer", "/queue/current?lane=LANE", "[data-slot='lane-console']"],
];

const ZOOMS = [
  { name: "400 %", width: 320, height: 256, text: 1, mostCovered: 0.45 },
  { name: "200 %", width: 640, height: 450, text: 1, mostCovered: 0.3 },
  { name: "text of 200 % on a phone", width: 390, height: 844, text: 2, mostCovered: 0.4 },
  { name: "text of 200 % on a desk", width: 1280, height: 900, text: 2, mostCovered: 0.4 },
] as const;

for (const { name, width, height, text, mostCovered } of ZOOMS) {
  test(`at ${name}, no page scrolls sideways, and bars leave room for the page`, async ({
    browser,
    request,
    baseURL,
    clock,
  }) => {
    test.skip(test.info().project.name === "phone", "The windows have sizes of their own.");
    test.slow();
    await clock.stop();
    const lot = await freshLot(request, { start_price: 1_250_000, step: 5_000 });
    const lane = await freshLane(request, {
      lots: { count: 2, start_price: 1_250_000, step: 5_000 },
      seconds: 3,
    });
    const desk = await atDesk(request, lane);
    const windows = new Map<Who, Page>();
    const faults: string[] = [];
    for (const [who, path, drawn] of PAGES) {
      const page = windows.get(who) ?? (await opened(who));
      windows.set(who, page);
      await page.goto(path.replace("LOT", String(lot)).replace("LANE", String(lane.id)));
      // A list draws the rows in sight.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, innerHeight));
        await expect(page.locator(drawn).filter({ visible: true }).first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await atRest(page);
      const { sideways, covered, overlaps } = await page.evaluate(measured);
      if (sideways > 0) faults.push(`${path} (${who}) is ${sideways} px too wide`);
      for (const overlap of overlaps) faults.push(`${path} (${who}): ${overlap}`);
      if (covered > mostCovered) faults.push(`${path} (${who}): bars cover ${Math.round(covered * 100)} %`);
    }
    desk.leave();
    expect(faults).toEqual([]);
    for (const page of windows.values()) await page.context().close();

    async function opened(who: Who): Promise<Page> {
      const context = await browser.newContext({ baseURL: baseURL!, viewport: { width, height } });
      const token =
        who === "nobody" ? null : who === "auctioneer" ? lane.auctioneer : await tokenOf(request, who);
      if (token !== null) await context.addCookies([{ name: "token", value: token, url: baseURL! }]);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 * text } });
      return page;
    }
  });
}

interface Measured {
  readonly sideways: number;
  readonly covered: number;
  readonly overlaps: readonly string[];
}

/**
 * Runs in the page: pixels that it is too wide, the share of its height below fixed and sticky bars, and the amounts that
 * overlap.
 */
function measured(): Measured {
  const amounts = [
    ...document.querySelectorAll("main [data-slot='price'], main dt, main dd, main [data-slot='buoy']"),
  ]
    .filter((element) => element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true }))
    .filter((element) => element.closest("[data-slot='bid-bar']") === null)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const overlaps = amounts.flatMap(({ element, box }, place) =>
    amounts
      .slice(place + 1)
      .filter(({ element: other, box: next }) => {
        if (element.contains(other) || other.contains(element)) return false;
        const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        return wide > 2 && high > box.height / 3;
      })
      .map(({ element: other }) => `${element.textContent} overlaps ${other.textContent}`),
  );
  const { scrollWidth } = document.documentElement;
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const rows = new Set<number>();
  for (const element of document.querySelectorAll("body *")) {
    const { position, visibility } = getComputedStyle(element);
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isBar = (position === "fixed" || position === "sticky") && visibility !== "hidden";
    if (!isBar || height === 0 || width < innerWidth * 0.6) continue;
    for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y);
  }
  return { sideways: scrollWidth - innerWidth, covered: rows.size / innerHeight, overlaps };
}
