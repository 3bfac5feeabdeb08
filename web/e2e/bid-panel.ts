import { expect, type Locator, type Page } from "@playwright/test";

/** The bid panel as a person uses it: beside the lot on wide screens, bar and sheet on phones. */
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

  /** Opens the lot and waits until bidding is possible and the link stands. */
  async open(lot: number): Promise<void> {
    await this.page.goto(`/auction/${lot}`);
    await expect(this.firstOffer).toBeVisible();
  }

  private get phone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  private get firstOffer(): Locator {
    return this.phone
      ? this.page.getByRole("button", { name: /^Bid [0-9,]+$/ })
      : this.page.locator('[data-slot="offer"]').first();
  }

  /** Bids an amount of the three that are offered: choose, read the sum, confirm. */
  async bid(amount: number): Promise<void> {
    await this.openSheet();
    await this.page.locator('[data-slot="offer"]', { hasText: amount.toLocaleString("en-US") }).click();
    await this.confirm(amount, "Bid");
  }

  /** Stores a maximum; a large one is confirmed twice. */
  async storeMaximum(amount: number): Promise<void> {
    await this.openSheet();
    await this.page.locator('[data-slot="stored-maximum"] input').fill(String(amount));
    await this.page.getByRole("button", { name: /^(Set|Raise) maximum$/ }).click();
    await this.confirm(amount, "Set maximum|Raise maximum|Store");
  }

  /** On phones the amounts are in a sheet, which stays open after a bid to say how it ended. */
  private async openSheet(): Promise<void> {
    if (!this.phone) return;
    const offers = this.page.locator('[data-slot="offer"]').first();
    await expect(offers.or(this.firstOffer)).toBeVisible();
    if (!(await offers.isVisible())) await this.firstOffer.click();
  }

  private async confirm(amount: number, verb: string): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: new RegExp(`(${verb}).*${amount.toLocaleString("en-US")}`) })
      .click();
  }
}
