import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { LaneConsole } from "./lane-console.ts";
import { freshLane } from "./lane-market.ts";

const TIMERS = { waiting_s: 240, running_s: 240, between_s: 1 };

test("the desk is asked for, refused, taken back, handed over, and free when its holder loses the connection", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const lane = await freshLane(request, { lots: { count: 2 }, seconds: 5, timers: TIMERS });
  const desk = await LaneConsole.open(browser, baseURL!, lane);
  const other = await LaneConsole.watch(browser, baseURL!, { ...lane, auctioneer: lane.second });
  await other.page.setViewportSize({ width: 390, height: 844 });
  await desk.key("o");
  await expect(desk.control("announce")).toBeEnabled();
  const [ask, never] = ["Ask for the desk", "Stop asking"].map((name) =>
    other.page.getByRole("button", { name }),
  );
  const question = desk.page.getByRole("alertdialog", { name: /asks for the desk/ });
  // The console holds a press shortly after a change, and says so.
  const askForTheDesk = () =>
    expect(async () => {
      if (await ask!.isVisible()) await ask!.click();
      await expect(never!).toBeVisible({ timeout: 2_000 });
    }).toPass();

  await test.step("a spectator asks, is refused, and reads so", async () => {
    await askForTheDesk();
    await expect(question).toBeVisible();
    expect(await findings(desk.page)).toEqual([]);
    await question.getByRole("button", { name: "Not now" }).click();
    await expect(question).toBeHidden();
    await expect(other.notice).toContainText("keeps the desk for now");
  });

  await test.step("they ask again and take it back", async () => {
    await askForTheDesk();
    await expect(question).toBeVisible();
    await never!.click();
    await expect(question).toBeHidden();
    await expect(ask!).toBeVisible();
  });

  await test.step("it is handed over, and they read so", async () => {
    await askForTheDesk();
    await question.getByRole("button", { name: "Hand over" }).click();
    await expect(other.notice).toContainText("The desk is yours now.");
    await expect(other.control("announce")).toBeEnabled();
    await expect(desk.page.getByRole("button", { name: "Ask for the desk" })).toBeVisible();
  });

  await test.step("their connection is lost: after ten seconds the desk returns, with the reason", async () => {
    await other.page.context().setOffline(true);
    await expect(other.page.getByText("By now the lane is paused")).toBeVisible();
    await expect(desk.notice).toContainText(/The desk is yours now: .* is away/);
    await expect(desk.state).toContainText("Paused");
    await desk.key("o");
    await expect(desk.state).not.toContainText("Paused");
    await other.page.context().setOffline(false);
    await expect(ask!).toBeVisible();
  });
  await desk.page.context().close();
  await other.page.context().close();
});
