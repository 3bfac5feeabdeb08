import { expect, test } from "@playwright/test";
import { bidder, freshLot } from "./market.ts";
import { runOf, tomorrowAt } from "./staff.ts";

// @proves 2.route.clients-inside-backoffice-only
// @proves 2.menu.clients
test("the staff compose a lane by pointer and keys, publish it, and everybody sees it on the schedule", async ({
  browser,
  request,
  baseURL,
  page: visitor,
}) => {
  const ids = [await freshLot(request), await freshLot(request), await freshLot(request)];
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  const name = `Vehicles of ${ids[0]}`;

  await page.goto("/clients");
  await page.getByRole("button", { name: "New lane" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Place" }).fill("Al Awir, hall 2");
  await page.getByLabel("Start, GST").fill(tomorrowAt("18:00"));
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // Each lot is found by its number: two are added by a press, the third is dragged between them.
  const lots = [];
  const add = async (id: number) => {
    const answer = await request.get(`/api/auction/lot/${id}`);
    const { data } = (await answer.json()) as { data: { number: number } };
    await page.getByRole("searchbox", { name: "Search lots that can join" }).fill(String(data.number));
    return page.locator(`[data-eligible="${data.number}"]`);
  };
  for (const id of ids.slice(0, 2)) {
    const row = await add(id);
    lots.push(await row.getAttribute("data-eligible"));
    await row.getByRole("button", { name: "Add lot" }).click();
  }
  await expect.poll(() => runOf(page)).toEqual(lots);
  const third = await add(ids[2] ?? 0);
  const number = await third.getAttribute("data-eligible");
  const second = page.locator("[data-lot]").nth(1);
  await third.dragTo(second, { targetPosition: { x: 120, y: 8 } });
  await expect.poll(() => runOf(page)).toEqual([lots[0], number, lots[1]]);

  // And brought to the top by keys, which it keeps.
  await page.getByRole("button", { name: `Lot ${number}, 2 of 3` }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => runOf(page)).toEqual([number, lots[0], lots[1]]);
  await expect(page.getByRole("button", { name: `Lot ${number}, 1 of 3` })).toBeFocused();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nobody can run it");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: /Marcus Ellery/ }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish lane" }).click();
  await expect(page.getByText("Scheduled").first()).toBeVisible();

  await visitor.goto("/schedule");
  const sale = visitor.getByRole("listitem").filter({ hasText: name });
  await expect(sale).toContainText("18:00");
  await expect(sale).toContainText("3 lots");

  // Moved by an hour, in front of everybody: it is said once more before it is done.
  await page.getByLabel("Start, GST").fill(tomorrowAt("19:00"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toContainText("18:00 →");
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText("All is saved")).toBeVisible();
  await visitor.reload();
  await expect(sale).toContainText("19:00");
  await context.close();
});

// @proves 6.rule.backoffice-only-guards-clients
test("for anybody else there is no such page", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/clients");
  await expect(page.getByText("Page not found: /clients")).toBeVisible();
  await context.close();
});
