/** The auctioneer's console in use. */
import { windowOf } from "../market.ts";
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

  /** Opens the console of a lane's auctioneer in a browser window of its own, and waits until it holds the desk. */
  static async open(browser: Browser, baseURL: string, lane: FreshLane): Promise<LaneConsole> {
    const desk = await LaneConsole.watch(browser, baseURL, lane);
    await expect(desk.control("announce")).toContainText("To everybody");
    return desk;
  }

  /** Opens the console beside the one that holds the desk. */
  static async watch(browser: Browser, baseURL: string, lane: FreshLane): Promise<LaneConsole> {
    const { page } = await windowOf(browser, baseURL, lane.auctioneer);
    const desk = new LaneConsole(page);
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

  /** Presses a key until the console takes it. */
  async key(key: string): Promise<void> {
    await this.untilTaken(() => this.page.keyboard.press(key));
  }

  /** Clicks a button until the console takes it. */
  async click(button: string | RegExp): Promise<void> {
    await this.untilTaken(() => this.page.getByRole("button", { name: button }).click());
  }

  /** Repeats a press that the console holds: shortly after a change or another press, and says so. */
  private async untilTaken(press: () => Promise<void>): Promise<void> {
    const held = this.notice.filter({
      hasText:
        /Look, then press again|the last control is still on its way|Too quick|waiting for the connection/i,
    });
    await expect(async () => {
      await press();
      expect(await held.count()).toBe(0);
    }).toPass();
  }

  /** Ends the lane in its dialog. */
  async endForEverybody(): Promise<void> {
    await this.inDialog(() => this.page.getByRole("button", { name: "End the lane for everybody" }).click());
  }

  /**
   * Presses a key twice, and reads its effect between the presses. A second press more than six seconds later counts as
   * a first one, and is repeated.
   */
  async twice(key: string, says = "Press again"): Promise<void> {
    await expect(async () => {
      await this.once(key, says);
      await this.key(key);
      await expect(this.armed).toHaveCount(0, { timeout: 2_000 });
      expect(await this.notice.filter({ hasText: "was not sent" }).count()).toBe(0);
    }).toPass();
  }

  /** Presses a key for the first of two times: its effect shows for six seconds. */
  async once(key: string, says = "Press again"): Promise<void> {
    await expect(async () => {
      if ((await this.armed.count()) === 0) await this.key(key);
      await expect(this.armed).toContainText(says, { timeout: 2_000 });
    }).toPass();
  }

  /** The control that waits for its second press. */
  private get armed(): Locator {
    return this.page.locator("[data-armed]");
  }

  /** Chooses a usual reason by its number. */
  async because(number: number): Promise<void> {
    await this.inDialog(() => this.page.keyboard.press(String(number)));
  }

  /** Presses in a dialog until it closes. A dialog that has just opened takes no press. */
  private async inDialog(press: () => Promise<void>): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(async () => {
      if ((await dialog.count()) > 0) await press();
      await expect(dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
}
