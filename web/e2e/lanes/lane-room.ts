import { expect, type Locator, type Page } from "@playwright/test";

/** An amount in AED, as on the screens. */
export const aed = (amount: number): string => amount.toLocaleString("en-US");

/** The lane room in use by a bidder. */
export class LaneRoom {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get price(): Locator {
    return this.page.locator('[data-slot="current-lot-price"] [data-slot="price"]');
  }

  get state(): Locator {
    return this.page.locator('[data-slot="lane-state"]').first();
  }

  /** live, reconnecting or slow, in its attribute data-state. */
  get link(): Locator {
    return this.page.locator('[data-slot="lane-link"]');
  }

  get summary(): Locator {
    return this.page.locator('[data-slot="lane-summary"]');
  }

  async enter(lane: number): Promise<void> {
    await this.page.goto(`/queue/current?lane=${lane}`);
  }

  /** Bids one of the amounts: choose, read the sum, confirm. */
  async bid(amount: number): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    // The amounts move up with the price, so that a press may choose the next one.
    await expect(async () => {
      if (await dialog.isVisible()) await this.page.keyboard.press("Escape");
      await this.page.locator('[data-slot="offer"]', { hasText: aed(amount) }).click({ timeout: 5_000 });
      await dialog.getByRole("button", { name: `Bid AED ${aed(amount)}` }).click({ timeout: 5_000 });
    }).toPass();
    await expect(this.page.locator('[data-slot="lane-leads"], [data-outcome]').first()).toBeVisible();
  }
}

/** The labels of the lane's main button, before and during the send. */
const GOING = { "Open lane": /^(Open lane|Opening…)/, Resume: /^(Resume|Resuming…)/ } as const;

/** The auctioneer's console. */
export class Console {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get currentLot(): Locator {
    return this.page.getByRole("region", { name: "Current lot" });
  }

  get price(): Locator {
    return this.currentLot.locator('[data-slot="price"]').first();
  }

  async enter(lane: number): Promise<void> {
    await this.page.goto(`/queue/current?lane=${lane}`);
    await expect(this.page.locator('[data-slot="lane-console"]')).toBeVisible();
  }

  /** Presses the main button of the lane: open or resume. */
  async go(word: "Open lane" | "Resume"): Promise<void> {
    // A slow server may not answer, so the button is pressed again.
    const offered = this.currentLot.getByRole("button", { name: GOING[word] });
    await offered.waitFor();
    await this.#until(offered, () => expect(offered).toBeHidden({ timeout: 2_000 }));
  }

  async finalCall(): Promise<void> {
    const called = /^(final_call|finished)$/;
    const control = this.page.getByRole("button", { name: /^Final call/ });
    await this.#until(control, () =>
      expect(this.currentLot).toHaveAttribute("data-look", called, { timeout: 2_000 }),
    );
  }

  /** Presses until the console takes the press: within 300 ms of a change it holds a press, and says so. */
  async #until(control: Locator, done: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await control.click({ timeout: 2_000 }).catch(() => {});
      await done();
    }).toPass();
  }
}
