/** Server and app read each path by one rule: the HTTP status and the page that is drawn agree. */
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { freshLot, tokenOf } from "./market.ts";

/** Paths without a page. */
const MISSING = [
  "/nowhere",
  "/AUCTION",
  "/Auction/1",
  "/EN/auction",
  "/en/en/auction",
  "/fr/auction",
  "/index.html",
  "/en/index.html",
  "/pages/auction.html",
  "/auction/1.png",
  "/.env",
  "/auction/039",
  "/auction/1e3",
  "/auction/0",
  "/auction/+5",
  "/auction/-1",
  "/auction/%201",
  "/auction/2147483648",
  "/auction/1%2F",
  "/auction%2F1",
  "/auction/%E0%A4%A",
  "/auction/%00",
  "/auction/1/more",
  "/auction;a=1",
  "/auction?section=nonsense",
  "/auction/edit/abc",
  "/auction/edit/00",
  "/auction/edit/999999",
  "/dashboard/live/01",
  "/dashboard/live/999999",
  "/docs/nothing",
];

/** Paths in another form, and the address of the page that they lead to. LOT is a lot. */
const OTHER_FORMS: readonly (readonly [string, string])[] = [
  ["/auction/", "/auction"],
  ["//auction", "/auction"],
  ["/en/", "/en/auction"],
  ["/auction//LOT", "/auction/LOT"],
  ["/%61uction/LOT/", "/auction/LOT"],
  ["/auction/?section=vehicles", "/auction?section=vehicles"],
  ["/auction/LOT?x=1", "/auction/LOT?x=1"],
  ["/auction/edit/0", "/auction/edit/0"],
];

test.beforeEach(async ({ page, request, baseURL }) => {
  await page
    .context()
    .addCookies([{ name: "token", value: await tokenOf(request, "seller"), url: baseURL! }]);
});

test("a path without a page is HTTP 404, and shows the page that says so", async ({ page }) => {
  for (const path of MISSING) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person opens them
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page, path).toHaveTitle(/^Page not found/);
  }
});

test("a path in another form leads to the one address of its page", async ({ page, request, baseURL }) => {
  const lot = String(await freshLot(request));
  for (const [path, address] of OTHER_FORMS) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person opens them
    const answer = await page.goto(baseURL + path.replace("LOT", lot));
    expect([path, answer?.status()]).toEqual([path, 200]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page, path).toHaveTitle(/^(?!Page not found).+ · Marsa$/);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address.replace("LOT", lot));
  }
});
