import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";
import { LaneRoom } from "./lane-room.ts";
import { bidder } from "../market.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test(
  "axe finds nothing in a running lane, in its dialogs, in the final call, on the result card and after the end",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    test.slow();
    await clock.stop();
    const timers = { waiting_s: 300, running_s: 300, final_s: 20, card_s: 20, between_s: 1 };
    const lane = await freshLane(request, { lots: { count: 1, start_price: 30_000 }, seconds: 3, timers });
    const desk = await atDesk(request, lane);
    await advance(request, 3 + timers.between_s, desk);
    const { page, context } = await bidder(browser, request, baseURL!);
    const room = new LaneRoom(page);
    await room.enter(lane.id);
    await expect(room.state).toContainText("Waiting for bid");
    await expect(page.locator('[data-slot="offer"]').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.getByRole("switch", { name: "Quick bid" }).filter({ visible: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    if (test.info().project.name === "phone") {
      await page.locator('[data-slot="lane-peek"]').click();
      await page.getByRole("tab", { name: "All lots" }).click();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await room.bid(30_000);
    expect(await findings(page)).toEqual([]);
    await desk.finalCall(lane.lots[0] ?? 0);
    await expect(room.state).toContainText("FINAL CALL");
    expect(await findings(page)).toEqual([]);
    await advance(request, timers.final_s + 1, desk);
    await expect(room.state).toContainText("Finished");
    expect(await findings(page)).toEqual([]);
    await advance(request, timers.card_s + timers.between_s + 1, desk);
    await expect(room.summary).toBeVisible();
    expect(await findings(page)).toEqual([]);
    desk.leave();
    await context.close();
  },
);

test(
  "axe finds nothing on the choice of lanes, before a start, and where none is planned",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    await clock.stop();
    const lots = { count: 1, start_price: 30_000 };
    const lanes = [
      await freshLane(request, { lots, seconds: 3 }),
      await freshLane(request, { lots, seconds: 3 }),
      await freshLane(request, { lots, seconds: 3_600 }),
    ];
    const desks = [await atDesk(request, lanes[0]!), await atDesk(request, lanes[1]!)];
    await advance(request, 6, ...desks);
    const { page, context } = await bidder(browser, request, baseURL!);
    let shown: readonly number[] = lanes.map(({ id }) => id);
    await page.route("**/api/live/queue", async (route) => {
      const answer = await route.fetch();
      const { result, data } = (await answer.json()) as { result: string; data: { id_queue: number }[] };
      await route.fulfill({
        response: answer,
        json: { result, data: data.filter(({ id_queue }) => shown.includes(id_queue)) },
      });
    });
    await page.goto("/queue/current");
    await expect(page.getByRole("button", { name: /^Enter/ })).toHaveCount(2);
    expect(await findings(page)).toEqual([]);

    shown = [lanes[2]!.id];
    await page.goto("/queue/current");
    await expect(page.getByText("No lane runs now")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    shown = [];
    await page.goto("/queue/current");
    await expect(page.getByRole("heading", { name: "No lane is planned" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const desk of desks) desk.leave();
    await context.close();
  },
);
