import { expect, type Page, type PlaywrightTestArgs, type PlaywrightWorkerArgs } from "@playwright/test";
import { test } from "../journey.ts";
import { AT_ONCE, bidder, bidOverHttp, tokenOf } from "../market.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";
import { LEAST_PX, tooSmall } from "../touch.ts";
import { ScreenReader } from "./screen-reader.ts";

const SECONDS = 3;
const TIMERS = { waiting_s: 300, running_s: 300, final_s: 10, card_s: 15, between_s: 1 };
const LOTS = { count: 1, start_price: 20_000, step: 500, min_price: null };

type Around = Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, "browser" | "request"> & {
  readonly baseURL: string | undefined;
};

/** A lane with its lot open for bids, and a bidder in its room. */
async function openLot({ browser, request, baseURL }: Around, lots: Partial<typeof LOTS> = {}) {
  const lane = await freshLane(request, { lots: { ...LOTS, ...lots }, seconds: SECONDS, timers: TIMERS });
  const desk = await atDesk(request, lane);
  await advance(request, SECONDS + TIMERS.between_s, desk);
  const { page, context } = await bidder(browser, request, baseURL!);
  const room = new LaneRoom(page);
  await room.enter(lane.id);
  await expect(room.state).toContainText("Waiting for bid");
  await expect(page.locator('[data-slot="offer"]').first()).toBeVisible();
  return { lot: lane.lots[0]!, desk, page, room, context };
}

test("a blind bidder hears a lot, bids, is outbid, bids again and wins", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const { lot, desk, page, context } = await openLot({ browser, request, baseURL });
  const reader = await ScreenReader.on(page);
  await reader.toLandmark(/^region, Bidding/);
  await reader.press(/^button, Bid 20,000/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await reader.press(/^button, Bid AED 20,000/);
  await reader.hears(/You took the lead at AED 20,000/);
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_500 });
  await reader.hears(/outbid/i);
  await reader.toLandmark(/^region, Bidding/);
  await reader.press(/^button, Bid 21,000/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await reader.press(/^button, Bid AED 21,000/);
  await reader.hears(/You took the lead at AED 21,000/);
  await desk.finalCall(lot);
  await reader.hears(/Going once at 21,000/);
  await advance(request, TIMERS.final_s + 1, desk);
  await reader.hears(/Sold to you, 21,000/);
  await expect(page.getByText("Sold to you", { exact: true })).toBeVisible(AT_ONCE);
  desk.leave();
  await context.close();
});

test("a bidder with a keyboard bids, raises and wins by keys alone", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.skip(test.info().project.name === "phone", "A phone has no keys.");
  test.slow();
  await clock.stop();
  const { lot, desk, page, room, context } = await openLot({ browser, request, baseURL });
  const bid = async (amount: string) => {
    await page.keyboard.press("1");
    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo(page, `Bid AED ${amount}`);
    await page.keyboard.press("Enter");
    await expect(page.locator('[data-slot="lane-leads"]')).toBeVisible();
  };
  await bid("20,000");
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_500 });
  await expect(page.getByText("Outbid", { exact: true }).filter({ visible: true })).toBeVisible(AT_ONCE);
  await bid("21,000");

  await tabTo(page, "Set a maximum");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Stored maximum").waitFor();
  await tabTo(page, "Stored maximum");
  await page.keyboard.type("23000");
  await page.keyboard.press("Enter");
  await tabTo(page, "Raise maximum AED 23,000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Leading · your maximum 23,000")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await desk.finalCall(lot);
  await expect(room.state).toContainText("FINAL CALL");
  await advance(request, TIMERS.final_s + 1, desk);
  await expect(page.getByText("Sold to you", { exact: true })).toBeVisible(AT_ONCE);
  desk.leave();
  await context.close();
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const { activeElement: on } = document;
      if (!on?.matches("button, input")) return "";
      const label = on instanceof HTMLInputElement ? on.labels?.[0]?.textContent : null;
      return on.getAttribute("aria-label") ?? label ?? on.textContent ?? "";
    });
  for (let step = 0; step < 60; step++) {
    // oxlint-disable no-await-in-loop -- one key after the other
    if ((await named()).includes(name)) return;
    await page.keyboard.press("Tab");
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`Tab does not reach ${name}`);
}

test(
  "one thumb at 360 px reaches every act of a lane, and nothing is wider than the screen",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    test.skip(test.info().project.name !== "phone", "A mouse is smaller.");
    test.slow();
    await clock.stop();
    const { lot, desk, page, room, context } = await openLot(
      { browser, request, baseURL },
      { count: 3, start_price: 1_020_000 },
    );
    await page.setViewportSize({ width: 360, height: 740 });
    const fits = async (state: string) => {
      await expect.poll(() => page.evaluate(tooSmall, LEAST_PX), { message: state }).toEqual([]);
      await expect.poll(() => page.evaluate(outside), { message: state }).toEqual([]);
    };
    await fits("the sound is offered");
    await page.getByRole("button", { name: "A voice" }).tap();
    await fits("waiting for a bid");
    await page.locator('[data-slot="offer"]').first().tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await fits("the confirmation");
    await page.getByRole("dialog").getByRole("button", { name: "Bid AED 1,020,000" }).tap();
    await expect(page.locator('[data-slot="lane-leads"]')).toBeVisible();
    await fits("leading");
    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 1_020_500 });
    await expect(page.getByText("Outbid", { exact: true }).filter({ visible: true })).toBeVisible(AT_ONCE);
    await fits("outbid");
    await page.getByRole("button", { name: "Bid another amount" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await fits("another amount");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("switch", { name: "Quick bid" }).filter({ visible: true }).tap();
    await page.getByRole("button", { name: "Turn on quick bid" }).tap();
    await page.locator('[data-slot="offer"]').first().tap();
    await expect(page.locator('[data-slot="lane-leads"]')).toBeVisible();
    await page.locator('[data-slot="lane-peek"]').tap();
    for (const tab of ["Next", "Log", "All lots", "My lots"]) {
      // oxlint-disable no-await-in-loop -- one tab after the other
      await page.getByRole("tab", { name: tab }).filter({ visible: true }).tap();
      await fits(`the tab ${tab}`);
      // oxlint-enable no-await-in-loop
    }
    await page.locator('[data-slot="lane-peek"]').tap();
    await desk.finalCall(lot);
    await expect(room.state).toContainText("FINAL CALL");
    await fits("the final call");
    await advance(request, TIMERS.final_s + 1, desk);
    await expect(page.getByText("Sold to you", { exact: true })).toBeVisible(AT_ONCE);
    await fits("sold");
    desk.leave();
    await context.close();
  },
);

/** Runs in the page: returns the visible controls that reach over the right edge, and the page if it is too wide. */
function outside(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const over = [...document.querySelectorAll("button, a[href], input, [role=switch]")].filter((each) => {
    const { right, width } = each.getBoundingClientRect();
    return (
      width > 1 && right > innerWidth + 0.5 && each.checkVisibility() && !each.closest("[inert], .lane-photo")
    );
  });
  return [...wide, ...over.map((each) => each.textContent ?? "")];
}

test(
  "the browser's voice calls a lot with captions: off at first, remembered, and captions alone without a voice",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    test.slow();
    await clock.stop();
    const { lot, desk, page, room, context } = await openLot({ browser, request, baseURL });
    const caption = page.locator('[data-slot="caption"]');
    await expect(page.getByRole("button", { name: "A voice" })).toBeVisible();
    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_000 });
    await expect(room.price).toContainText("20,000");
    await expect(caption).toHaveCount(0);
    // This browser has no voice.
    await page.getByRole("button", { name: "A voice" }).click();
    await expect(caption).toHaveText("This browser has no voice. Captions only.");

    await page.addInitScript(speaks);
    await page.reload();
    const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await expect(page.getByRole("button", { name: "Voice" })).toHaveAttribute("aria-pressed", "true");
    await expect(caption).toContainText("Asking 20,500");
    expect((await said()).at(-1)).toContain("20,000. Asking 20,500");
    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 20_500 });
    await expect(caption).toHaveText("20,500. Asking 21,000");
    await desk.finalCall(lot);
    await expect(caption).toHaveText("Going once at 20,500");
    await advance(request, 5, desk);
    await expect(caption).toHaveText("Going twice");
    await advance(request, TIMERS.final_s, desk);
    await expect(caption).toHaveText("Sold, 20,500");
    // Each line cuts off the one before: none waits.
    const lines = await said();
    expect(lines.slice(-2)).toEqual(["", "Sold, 20,500"]);
    expect(lines.filter((line, place) => line !== "" && lines[place - 1] !== "")).toEqual([]);

    await page.getByRole("button", { name: "Voice" }).click();
    await expect(caption).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Voice" })).toHaveAttribute("aria-pressed", "false");
    desk.leave();
    await context.close();
  },
);

/** Runs in the page: a voice that keeps what it says; an empty line cuts off the one before. */
function speaks(): void {
  const said: string[] = [];
  const voice = Object.assign(new EventTarget(), {
    getVoices: () => [{}],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => said.push(""),
  });
  Object.defineProperty(globalThis, "speechSynthesis", { value: voice });
  Object.assign(globalThis, { said });
}
