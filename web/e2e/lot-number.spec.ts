import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { bidder, freshLot } from "./market.ts";

test("an address with a lot's number leads to the lot, and Help is in the side menu", async ({
  browser,
  request,
  baseURL,
}) => {
  const lot = await freshLot(request);
  const { data } = (await (await request.get(`/api/auction/lot/${lot}`)).json()) as {
    data: { number: number };
  };
  const { page, context } = await bidder(browser, request, baseURL!);
  expect((await page.goto(`/auction/${data.number}`))?.status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/auction/${lot}$`));
  await expect(page.getByText(`${data.number}`).first()).toBeVisible();
  test.skip(test.info().project.name === "phone", "A phone has Help in its sheet.");
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("menuitem", { name: "Ask for a call-back" }).click();
  await expect(page.getByRole("dialog")).toContainText(/call/i);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("menuitem", { name: "Questions before a bid" }).click();
  await expect(page).toHaveURL(/\/alburaq#questions$/);
  await context.close();
});
