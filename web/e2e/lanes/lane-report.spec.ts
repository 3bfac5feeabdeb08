import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, tokenOf } from "../market.ts";
import { advance, atDesk } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";

const SECONDS = 3;
const TIMERS = { between_s: 1, waiting_s: 10, lowered_s: 5, running_s: 8, final_s: 3, card_s: 3 };

test(
  "a lane is over: the staff read and save what it brought, and who lost reads it in their summary",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    test.slow();
    await clock.stop();
    const lane = await freshLane(request, {
      lots: { count: 2, start_price: 5_000, step: 500 },
      seconds: SECONDS,
      timers: TIMERS,
    });
    const desk = await atDesk(request, lane);
    await advance(request, SECONDS + TIMERS.between_s, desk);
    const [lot = 0] = lane.lots;
    const loser = await bidder(browser, request, baseURL!);
    await bidOverHttp(request, { token: loser.token, lot, price: 5_500 });
    await bidOverHttp(request, { token: await tokenOf(request), lot, price: 6_500 });
    await advance(request, 60, desk);
    desk.leave();

    const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
    await page.goto(`/clients?tab=lanes&lane=${lane.id}`);
    for (const number of [
      "Hammer total, AED6,5001 lot sold",
      "Sold50 %1 of 2 lots",
      "Against the guide",
      "Time per lot",
      "Fee and VAT, AED",
      /Unpaid, AED[\d,.]+1 lot, first due/,
    ])
      await expect(page.locator("dl > div").filter({ hasText: number })).toHaveCount(1);
    const rows = page.getByRole("region", { name: "Results" }).getByRole("listitem");
    await expect(rows.filter({ hasText: "Sold, unpaid" })).toContainText("6,500");
    await expect(rows.filter({ hasText: "Passed" })).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "By buyer 1" }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("1 lot");
    await page.getByRole("button", { name: /^By seller/ }).click();
    await expect(rows.first()).toContainText("6,500");
    expect(await findings(page)).toEqual([]);

    for (const [button, name] of [
      ["Excel", `marsa-sale-${lane.id}.xlsx`],
      ["A4", "Sale report Lane of the journey.pdf"],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: button, exact: true }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(name);
    }
    await loser.page.goto(`/queue/current?lane=${lane.id}`);
    const summary = loser.page.locator("[data-slot='lane-summary']");
    await expect(summary.locator("dl")).toContainText("Not won1");
    await expect(summary.getByRole("listitem").first()).toContainText("Not won");
    for (const each of [context, loser.context]) await each.close();
  },
);
