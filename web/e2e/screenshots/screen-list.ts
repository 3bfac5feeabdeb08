/** The screens to compare pixel by pixel, each in one state, at 1440 and at 390 px. */
import type { Page } from "@playwright/test";

interface Screen {
  /** The name of the screen and of its picture. */
  readonly name: string;
  readonly path: string;
  /** The demo account; a visitor by default. */
  readonly as?: "buyer" | "seller" | "auctioneer" | "staff";
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Lots of the demo: the buyer leads on one, was outbid on the next, and won the third. */
const LED = "/auction/108";
const LOST = "/auction/107";
const WON = "/auction/101";
/** Lots of the demo's seller: one to decide on, one that is being sold, one that staff look at. */
const DECIDE = "/auction/21";
const SELLING = "/auction/26";
const SENT_IN = 252;

/** Opens a dialog by its button. The focus is not part of the picture. */
async function opened(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await page.getByRole("dialog").getByRole("heading").first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

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
      // The focus is not part of the picture.
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
      // On phones the amounts are in a sheet.
      const bar = page.locator("[data-slot='bid-bar'] button").first();
      await bar.or(page.locator("[data-slot='offer']")).filter({ visible: true }).first().waitFor();
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
  { name: "deposit", path: "/deposit", as: "buyer" },
  { name: "deposit-card", path: "/deposit", as: "buyer", prepare: (page) => opened(page, "Add funds") },
  {
    name: "deposit-invoice",
    path: "/deposit",
    as: "buyer",
    prepare: async (page) => {
      await opened(page, "Add funds");
      await page.getByRole("dialog").getByText("Bank transfer", { exact: true }).click();
    },
  },
  {
    name: "deposit-refund",
    path: "/deposit",
    as: "buyer",
    prepare: (page) => opened(page, "Request refund"),
  },
  { name: "account", path: "/account", as: "buyer" },
  { name: "sale", path: "/sale", as: "seller" },
  { name: "sale-decide", path: "/sale?section=summarizing", as: "seller" },
  { name: "lot-decide", path: DECIDE, as: "seller" },
  { name: "lot-selling", path: SELLING, as: "seller" },
  { name: "edit", path: "/auction/edit/61", as: "seller" },
  { name: "edit-new", path: "/auction/edit/0", as: "seller" },
  { name: "desk", path: "/clients", as: "staff" },
  { name: "clients", path: "/clients?tab=clients", as: "staff" },
  {
    name: "client-drawer",
    path: "/clients?section=ok",
    as: "staff",
    prepare: async (page) => {
      await page.getByRole("list", { name: "Clients found" }).getByRole("link").first().click();
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
    },
  },
  { name: "refunds", path: "/clients?tab=refunds", as: "staff" },
  { name: "moderation", path: "/clients?tab=moderation", as: "staff" },
  { name: "moderation-lot", path: `/clients?tab=moderation&lot=${SENT_IN}`, as: "staff" },
  { name: "settlements", path: "/clients?tab=settlements", as: "staff" },
  { name: "payments", path: "/clients?tab=payments", as: "staff" },
  {
    name: "lane-waiting",
    path: "/queue/current?lane=1",
    as: "buyer",
    prepare: (page) => page.getByText("Lane A").filter({ visible: true }).first().waitFor(),
  },
  { name: "hall-standard", path: "/dashboard/standard", as: "staff" },
  { name: "hall-live", path: "/dashboard/live/1", as: "staff" },
  // The last one, since a taken desk shows on other screens.
  { name: "lane-desk", path: "/queue/current?lane=1", as: "auctioneer" },
];
