import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";
import { runOf, tomorrowAt } from "../people/staff.ts";

// @proves 2.route.clients-inside-backoffice-only
// @proves 2.menu.clients
test("the staff compose a lane by pointer and keys, publish it, and it is on the schedule", async ({
  browser,
  request,
  baseURL,
  page: visitor,
}) => {
  const ids = [await freshLot(request), await freshLot(request), await freshLot(request)];
  const { page, context } = await bidder(browser, request, baseURL!, "backoffice");
  const name = `Vehicles of ${ids[0]}`;

  await page.goto("/clients?tab=lanes");
  await page.getByRole("button", { name: "New lane" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Place" }).fill("Al Awir, hall 2");
  await page.getByLabel("Start, GST").fill(await tomorrowAt(request, "18:00"));
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // A phone shows the run or the lots that can join, and has no pointer for a drag.
  const phone = test.info().project.name === "phone";
  const show = async (half: RegExp) => {
    if (phone) await page.getByRole("group", { name: "Shown" }).getByRole("button", { name: half }).click();
  };
  const found = async (id: number) => {
    const answer = await request.get(`/api/auction/lot/${id}`);
    const { data } = (await answer.json()) as { data: { number: number } };
    await page.getByRole("searchbox", { name: "Search lots that can join" }).fill(String(data.number));
    return { row: page.locator(`[data-eligible="${data.number}"]`), number: String(data.number) };
  };
  const press = async (id: number) => {
    const { row, number } = await found(id);
    await row.getByRole("button", { name: "Add lot" }).click();
    await expect(row).toHaveCount(0);
    return number;
  };
  const [first = 0, second = 0, third = 0] = ids;
  await show(/^Add lots$/);
  const one = await press(first);
  const two = await press(second);
  let three: string;
  if (phone) {
    three = await press(third);
    await show(/^Run /);
    await page.getByRole("button", { name: `Actions for lot ${three}` }).click();
    await page.getByRole("menuitem", { name: "To the top" }).click();
  } else {
    const { row, number } = await found(third);
    three = number;
    await row.dragTo(page.locator(`[data-lot="${two}"]`), { targetPosition: { x: 120, y: 8 } });
    await expect.poll(() => runOf(page)).toEqual([one, three, two]);
    await page.getByRole("button", { name: `Lot ${three}, 2 of 3` }).focus();
    await page.keyboard.press("Alt+ArrowUp");
  }
  await expect(page.getByRole("button", { name: `Lot ${three}, 1 of 3` })).toBeFocused();
  expect((await runOf(page))[0]).toBe(three);

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

  // A public change of the start needs a confirmation.
  await page.getByLabel("Start, GST").fill(await tomorrowAt(request, "19:00"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toContainText("18:00 →");
  await dialog.getByRole("button", { name: "Change it" }).click();
  await expect(page.getByText("All is saved")).toBeVisible();
  await visitor.reload();
  await expect(sale).toContainText("19:00");
  await context.close();
});

// @proves 6.rule.backoffice-only-guards-clients
test("for other people the page does not exist", async ({ browser, request, baseURL }) => {
  const { page, context } = await bidder(browser, request, baseURL!);
  await page.goto("/clients");
  await expect(page.getByText("Page not found: /clients")).toBeVisible();
  await context.close();
});
