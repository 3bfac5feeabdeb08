import { expect } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { bidder, freshLot } from "../market.ts";
import { draftWith } from "../people/staff.ts";

test("axe finds nothing on the staff's lanes, on the form of one, and on its dialogs", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, context, token } = await bidder(browser, request, baseURL!, "backoffice");
  const lots = [await freshLot(request), await freshLot(request)];
  const { id_queue } = await draftWith(request, token, { name: "Lane read aloud", lots });
  // Faded text has less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/clients?tab=lanes&q=nothinghasthisname");
  await expect(page.getByRole("heading", { name: "No lane matches" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Other journeys' lanes may fill the first page.
  await page.goto("/clients?tab=lanes&q=Lane%20read%20aloud");
  await expect(page.getByRole("link", { name: "Lane read aloud" }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "New lane" }).click();
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.goto(`/clients?tab=lanes&lane=${id_queue}`);
  await expect(page.locator("[data-lot]")).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  if (test.info().project.name === "phone") {
    await page.getByRole("button", { name: "Add lots" }).click();
    await expect(page.locator("[data-eligible]").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Nobody can run it");
  expect(await findings(page)).toEqual([]);
  await context.close();
});
