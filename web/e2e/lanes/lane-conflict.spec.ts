import { expect } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot, tokenOf } from "../market.ts";
import { compose, draftWith, runOf } from "../people/staff.ts";

// Routes of a test cannot intercept the calls of a service worker.
test.use({ serviceWorkers: "block" });

test("two people edit one lane: both changes are kept, and a conflict asks for a choice", async ({
  browser,
  request,
  baseURL,
}) => {
  const lots = [await freshLot(request), await freshLot(request), await freshLot(request)];
  const [first = 0, second = 0, third = 0] = lots;
  const { page, context, token } = await bidder(browser, request, baseURL!, "backoffice");
  const lane = await draftWith(request, token, { name: "Lane of two", lots: [first, second] });
  await page.goto(`/clients?tab=lanes&lane=${lane.id_queue}`);
  await page.getByRole("textbox", { name: "Place" }).fill("Hall 3");
  await page.getByRole("button", { name: /^Lot \d+, 2 of 2/ }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("button", { name: /^Lot \d+, 1 of 2/ })).toBeFocused();
  const mine = await runOf(page);

  const other = await tokenOf(request, "backoffice");
  const { id_queue } = lane;
  await compose(request, other, "update", { id_queue, version: 2, place: "Hall 9", name: "Lane of both" });
  await compose(request, other, "lots", { id_queue, version: 3, lots: [first, second, third] });

  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("while you were changing it")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Place" })).toHaveValue("Hall 3");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Lane of both");
  await expect(page.getByText("Hall 9")).toBeVisible();
  await expect.poll(async () => (await runOf(page)).slice(0, 2)).toEqual(mine);
  await expect(page.getByRole("heading", { name: "Run 3" })).toBeVisible();

  await page.getByRole("button", { name: /^Take .+’s$/ }).click();
  await expect(page.getByRole("textbox", { name: "Place" })).toHaveValue("Hall 9");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("All is saved")).toBeVisible();
  await context.close();
});

test("unsaved entries are there again after the tab was closed, or without a network", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request);
  const { page, context, token } = await bidder(browser, request, baseURL!, "backoffice");
  const { id_queue } = await draftWith(request, token, { name: "Lane of one", lots: [lot] });
  await page.goto(`/clients?tab=lanes&lane=${id_queue}`);
  await page.getByRole("textbox", { name: "Name" }).fill("Lane of one, late");
  await page.route("**/api/backoffice/queues/update", (route) => route.abort());
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("We don't know whether this was done.")).toBeVisible();

  await page.getByRole("button", { name: "All lanes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  // Lanes of other journeys may fill the first page of the list.
  await page.getByRole("searchbox", { name: "Search lanes" }).fill("Lane of one");
  const row = page.getByRole("listitem").filter({ hasText: "Lane of one" });
  await expect(row.filter({ hasText: "Unsaved changes" })).toBeVisible();
  await page.unroute("**/api/backoffice/queues/update");
  const again = await context.newPage();
  await again.goto(`/clients?tab=lanes&lane=${id_queue}`);
  await expect(again.getByRole("textbox", { name: "Name" })).toHaveValue("Lane of one, late");
  await again.getByRole("button", { name: "Save draft" }).click();
  await expect(again.getByText("All is saved")).toBeVisible();
  await context.close();
});

test("a lot that gets a bid in between is named, and can be removed with one press", async ({
  browser,
  request,
  baseURL,
}) => {
  const [stays, goes] = [await freshLot(request), await freshLot(request, { start_price: 20_000 })];
  const { page, context, token } = await bidder(browser, request, baseURL!, "backoffice");
  const { id_queue } = await draftWith(request, token, { name: "Lane with a bid", lots: [stays, goes] });
  await bidOverHttp(request, { token: await tokenOf(request), lot: goes, price: 20_000 });
  await page.goto(`/clients?tab=lanes&lane=${id_queue}`);
  await expect(page.getByText(/has bids already/)).toBeVisible();
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("All is saved")).toBeVisible();
  await expect(page.getByText(/has bids already/)).toHaveCount(0);
  await context.close();
});
