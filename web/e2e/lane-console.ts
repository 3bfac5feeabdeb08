/** The auctioneer's console as a person reads and presses it. */
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import type { FreshLane } from "./lane-market.ts";

export class LaneConsole {
  readonly page: Page;
  readonly state: Locator;
  readonly stage: Locator;
  readonly notice: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.state = page.locator('[data-slot="state-word"]');
    this.stage = page.getByRole("region", { name: "Stage" });
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
    // A press within 300 ms of a change is held back, as it should be.
    await this.page.waitForTimeout(350);
    await this.page.keyboard.press(key);
  }

  /** Presses a key that has to be pressed twice, and sees between the presses what it will do. */
  async twice(key: string, id: string, says: string): Promise<void> {
    await this.key(key);
    await expect(this.control(id)).toContainText(says);
    await this.key(key);
  }

  /** Chooses a usual reason by its number. */
  async because(number: number): Promise<void> {
    await expect(this.page.getByRole("dialog")).toBeVisible();
    await this.key(String(number));
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }
}
