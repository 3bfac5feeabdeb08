import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { LaneConsole } from "./lane-console.ts";
import { advance, deskOf } from "./lane-desk.ts";
import { freshLane } from "./lane-market.ts";
import { bidOverHttp, tokenOf } from "../market.ts";

const STARTS_IN_S = 12;

test("axe finds nothing on the console: before the start, waiting, running, paused, in the final call and on the result card", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  test.slow();
  await clock.stop();
  const timers = { waiting_s: 300, running_s: 300, final_s: 30, card_s: 30, between_s: 1 };
  const lots = { count: 3, start_price: 20_000, step: 500, min_price: 30_000 };
  const lane = await freshLane(request, { lots, seconds: STARTS_IN_S, timers });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  const { page } = desk;
  await expect(page.getByRole("button", { name: "Open lane" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await desk.key("o");
  await advance(request, STARTS_IN_S, deskOf(request, lane));
  await expect(desk.state).toHaveText("Waiting for bid");
  await desk.once("l");
  expect(await findings(page)).toEqual([]);
  await bidOverHttp(request, { token: await tokenOf(request), lot: lane.lots[0] ?? 0, price: 20_000 });
  await expect(desk.state).toHaveText("RUNNING");
  for (const tab of ["Run list", "Bidders", "Messages", "Log"]) {
    const button = page.getByRole("tab", { name: tab });
    if (await button.isVisible()) await button.click();
    expect(await findings(page)).toEqual([]);
  }
  await desk.key("p");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await desk.because(1);
  await expect(desk.state).toHaveText("Paused");
  expect(await findings(page)).toEqual([]);
  await desk.key("o");
  await expect(desk.state).toHaveText("RUNNING");
  await desk.key("f");
  await expect(desk.state).toHaveText("FINAL CALL");
  expect(await findings(page)).toEqual([]);
  await advance(request, timers.final_s + 1, deskOf(request, lane));
  await expect(desk.state).toHaveText("Finished");
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});
