import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { bidder, freshLot } from "../market.ts";

/** The bid panel in use: beside the lot on wide screens, bar and sheet on phones. */
export class BidPanel {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get price(): Locator {
    return this.page.locator('[aria-label="Bidding"] [data-slot="price"]').first();
  }

  get band(): Locator {
    return this.page.locator('[data-slot="band"]').first();
  }

  get outcome(): Locator {
    return this.page.locator("[data-outcome]").first();
  }

  get countdown(): Locator {
    return this.page.locator('[aria-label="Bidding"] [data-slot="countdown"]').first();
  }

  /** Opens the lot, also for a person who may not bid. */
  async look(lot: number): Promise<void> {
    await this.page.goto(`/auction/${lot}`);
    await expect(this.price).toBeVisible();
  }

  /** Opens the lot and waits until bids and the connection are ready. */
  async open(lot: number): Promise<void> {
    await this.page.goto(`/auction/${lot}`);
    await expect(this.firstOffer).toBeVisible();
  }

  private get phone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  private get firstOffer(): Locator {
    return this.phone
      ? this.page.locator('[data-slot="bid-bar"]').getByRole("button", { name: /^Bid [0-9,]+/ })
      : this.page.locator('[data-slot="offer"]').first();
  }

  /** Bids one of the three amounts: choose, read the sum, confirm. */
  async bid(amount: number): Promise<void> {
    await this.choose(amount);
    await this.confirm(amount, "Bid");
  }

  /** Opens the confirmation of one of the three amounts. */
  async choose(amount: number): Promise<void> {
    await this.openSheet();
    await this.page.locator('[data-slot="offer"]', { hasText: amount.toLocaleString("en-US") }).click();
  }

  /** Stores a maximum; a large one is confirmed twice. */
  async storeMaximum(amount: number): Promise<void> {
    await this.openSheet();
    await this.page.locator('[data-slot="stored-maximum"] input').fill(String(amount));
    await this.page.getByRole("button", { name: /^(Set|Raise) maximum$/ }).click();
    await this.confirm(amount, "Set maximum|Raise maximum|Store");
  }

  /** Opens the sheet of amounts on phones; it stays open after a bid and shows the result. */
  async openSheet(): Promise<void> {
    if (!this.phone) return;
    const sheet = this.page.getByRole("dialog");
    const opener = this.page.locator('[data-slot="bid-bar"] button').first();
    await expect(sheet.or(opener).first()).toBeVisible();
    if (!(await sheet.isVisible())) await opener.click();
    await expect(sheet).toBeVisible();
  }

  /** Opens the confirmation of buying at the buy-now price. */
  async buyNow(): Promise<void> {
    await this.openSheet();
    await this.page.locator('[data-slot="buy-now"] button').click();
  }

  private async confirm(amount: number, verb: string): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: new RegExp(`(${verb}).*${amount.toLocaleString("en-US")}`) })
      .click();
  }
}

/** A bidder at the open panel of a new lot from AED 20,000 in steps of 500. */
export async function atFreshLot(from: {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string | undefined;
}) {
  const lot = await freshLot(from.request, { start_price: 20_000, step: 500 });
  const person = await bidder(from.browser, from.request, from.baseURL!);
  const panel = new BidPanel(person.page);
  await panel.open(lot);
  return { ...person, lot, panel };
}
