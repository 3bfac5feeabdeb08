/** The auctioneer's console as a person reads and presses it. */
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import type { FreshLane } from "./lane-market.ts";

export class LaneConsole {
  readonly page: Page;
  readonly state: Locator;
  readonly currentLot: Locator;
  readonly notice: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.state = page.locator('[data-slot="state-word"]');
    this.currentLot = page.getByRole("region", { name: "Current lot" });
    this.notice = page.locator('[data-slot="console-notice"]');
    this.log = page.getByRole("list", { name: "Log" });
  }

  /** In: a lane with an auctioneer of its own. Out: his console, in a browser window of its own. */
  static async open(browser: Browser, baseURL: string, lane: FreshLane): Promise<LaneConsole> {
    const context = await browser.newContext({ baseURL });
    await context.addCookies([{ name: "token", value: lane.auctioneer, url: baseURL }]);
    const desk = new LaneConsole(await context.newPage());
    await desk.page.goto(`/queue/current?lane=${lane.id}`);
    await expect(desk.state).toBeVisible();
    return desk;
  }

  /** One of the nine controls, by its id. */
  control(id: string): Locator {
    return this.page.locator(`[data-control="${id}"]`);
  }

  /** The row of the run list at a place. */
  row(place: number): Locator {
    return this.page.locator(`[data-run-row="${place}"]`);
  }

  /** Presses a key of the console once what it is about has been seen for long enough. */
  async key(key: string): Promise<void> {
    await this.untilTaken(() => this.page.keyboard.press(key));
  }

  /** Ends the lane in the dialog that asks about it. */
  async endForEverybody(): Promise<void> {
    await this.untilTaken(() =>
      this.page.getByRole("button", { name: "End the lane for everybody" }).click(),
    );
  }

  /** A press within 300 ms of a change, or while another one is on its way, is held back and said to be, as it should be. */
  private async untilTaken(press: () => Promise<void>): Promise<void> {
    const held = this.page
      .locator('[data-slot="console-notice"], [role="dialog"] output')
      .filter({ hasText: /Look, then press again|the last control is still on its way/ });
    await expect(async () => {
      await this.page.waitForTimeout(350);
      await press();
      expect(await held.count()).toBe(0);
    }).toPass();
  }

  /**
   * Presses a key that has to be pressed twice, and sees between the presses what it will do. A second press that a slow
   * machine brings later than after six seconds counts as a first one.
   */
  async twice(key: string, says = "Press again"): Promise<void> {
    await expect(async () => {
      await this.once(key, says);
      await this.key(key);
      await expect(this.armed).toHaveCount(0, { timeout: 2_000 });
      expect(await this.notice.filter({ hasText: "was not sent" }).count()).toBe(0);
    }).toPass();
  }

  /** Presses a key that has to be pressed twice for the first time: what it will do is said for six seconds. */
  async once(key: string, says = "Press again"): Promise<void> {
    await expect(async () => {
      if ((await this.armed.count()) === 0) await this.key(key);
      await expect(this.armed).toContainText(says, { timeout: 2_000 });
    }).toPass();
  }

  /** What waits for its second press. */
  private get armed(): Locator {
    return this.page.locator("[data-armed]");
  }

  /** Chooses a usual reason by its number. */
  async because(number: number): Promise<void> {
    await expect(this.page.getByRole("dialog")).toBeVisible();
    await this.key(String(number));
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }
}
