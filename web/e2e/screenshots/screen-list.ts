/** The screens that matter, each in the state in which it matters, at 1440 and at 390 px: what is compared pixel by pixel. */
import type { Page } from "@playwright/test";

interface Screen {
  /** Also the name of its picture. */
  readonly name: string;
  readonly path: string;
  /** The demo account that looks at it; a visitor unless told. */
  readonly as?: "buyer" | "seller" | "auctioneer" | "staff";
  /** Brings the page into the state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Lots of the demo with a story: buyer leads on one, was outbid on the other, has won the third. */
const LED = "/auction/108";
const LOST = "/auction/107";
const WON = "/auction/101";

export const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/alburaq" },
  {
    name: "sign-in-refused",
    path: "/signin",
    prepare: async (page) => {
      await page.getByLabel("Email or mobile phone").fill("nobody@marsa.test");
      await page.getByLabel("Password", { exact: true }).fill("not-the-password");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByText("don’t match").waitFor();
      // Where the keys are is another matter.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
  },
  { name: "list", path: "/auction" },
  { name: "list-empty", path: "/auction?price=1-2" },
  { name: "list-table", path: "/auction?view=table" },
  { name: "lot-visitor", path: LOST },
  { name: "lot-outbid", path: LOST, as: "buyer" },
  { name: "lot-leading", path: LED, as: "buyer" },
  {
    name: "lot-confirm",
    path: LOST,
    as: "buyer",
    prepare: async (page) => {
      // Phones have the amounts in a sheet.
      const bar = page.locator("[data-slot='bid-bar'] button").first();
      if (await bar.isVisible()) await bar.click();
      await page.locator("[data-slot='offer']").filter({ visible: true }).first().click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Bid AED/ })
        .waitFor();
    },
  },
  { name: "lot-won", path: WON, as: "buyer" },
  { name: "map", path: "/auction/map" },
  { name: "schedule", path: "/schedule" },
  { name: "smart-search", path: "/smart-search?q=white+suv+2021+under+200k" },
  { name: "buying", path: "/buying", as: "buyer" },
  { name: "my-rocket", path: "/auction/workbook", as: "buyer" },
  { name: "clients", path: "/clients", as: "staff" },
  {
    name: "lane-waiting",
    path: "/queue/current?lane=1",
    as: "buyer",
    prepare: (page) => page.getByText("Lane A").filter({ visible: true }).first().waitFor(),
  },
  { name: "hall-standard", path: "/dashboard/standard", as: "staff" },
  { name: "hall-live", path: "/dashboard/live/1", as: "staff" },
  // The last one: a desk that is taken is seen elsewhere.
  { name: "lane-desk", path: "/queue/current?lane=1", as: "auctioneer" },
];
