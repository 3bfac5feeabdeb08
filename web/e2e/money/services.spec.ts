import { expect, type Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../journey.ts";
import { depositor, openDeposit, operations } from "./depositor.ts";
import { payOverHttp, won, wonLot } from "./won.ts";

const section = (page: Page) => page.locator("[data-slot='services']");
const order = (page: Page, state: string) => section(page).locator(`li[data-state='${state}']`);
const quotes = (page: Page, kind: string) => page.getByRole("list", { name: kind }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens the page of a lot that is paid already, and asks for quotes to Sharjah. */
async function quoted(page: Page, lot: number): Promise<void> {
  await page.goto(`/auction/${lot}`);
  await expect(won(page, "paid")).toBeVisible();
  await section(page).getByLabel("Bring it to").selectOption("sharjah");
  await section(page).getByRole("button", { name: "Get quotes" }).click();
  await expect(section(page).locator("[data-slot='quote']")).toHaveCount(5);
}

async function press(page: Page, kind: string): Promise<void> {
  await quotes(page, kind)
    .first()
    .getByRole("button", { name: /^Order/ })
    .click();
}

test(
  "transport and insurance are ordered on the page of a paid vehicle, and cancelled free of charge",
  { tag: "@phone" },
  async ({ browser, request, baseURL, clock }) => {
    const person = await depositor({ browser, request, baseURL }, 50_000);
    const { page, context } = person;
    const lot = await wonLot(request, person);
    await payOverHttp(request, person.token, lot);
    await quoted(page, lot);
    await expect(quotes(page, "Transport").first()).toContainText("Within 3 days of the collection");
    await expect(quotes(page, "Transport").first()).toContainText("Price list of the carrier");
    expect(await findings(page)).toEqual([]);

    await press(page, "Transport");
    await expect(dialog(page)).toContainText("Stays available, AED");
    expect(await findings(page)).toEqual([]);
    await dialog(page)
      .getByRole("button", { name: /^Order for AED/ })
      .click();
    await expect(order(page, "ordered")).toContainText("Cancelling is free until");
    await press(page, "Insurance");
    await dialog(page)
      .getByRole("button", { name: /^Order for AED/ })
      .click();
    await expect(order(page, "ordered")).toHaveCount(2);
    await clock.advance(120);
    await expect(order(page, "confirmed")).toHaveCount(2);
    await expect(page.locator("[data-slot='happened']")).toContainText("Dana Insurance confirmed");
    expect(await findings(page)).toEqual([]);

    await order(page, "confirmed")
      .filter({ hasText: "Dana Insurance" })
      .getByRole("button", { name: /^Cancel/ })
      .click();
    await dialog(page).getByRole("button", { name: "Cancel the order" }).click();
    await expect(order(page, "cancelled")).toContainText("AED 1,100 is in your deposit again.");
    await expect(quotes(page, "Insurance")).not.toHaveCount(0);
    expect(await findings(page)).toEqual([]);

    await openDeposit(page);
    await expect(operations(page).filter({ hasText: "Comprehensive insurance" })).toHaveCount(2);
    await expect(operations(page).filter({ hasText: "Shared truck to Sharjah" })).toHaveCount(1);
    await context.close();
  },
);

test("a deposit that is too small, and an expired quote, are said before anything is ordered", async ({
  browser,
  request,
  baseURL,
  clock,
}) => {
  const person = await depositor({ browser, request, baseURL }, 41_000);
  const { page, context } = person;
  const lot = await wonLot(request, person);
  await payOverHttp(request, person.token, lot);
  await quoted(page, lot);
  await press(page, "Insurance");
  await expect(dialog(page)).toContainText("AED 940.00 is missing in your deposit.");
  expect(await findings(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Not now" }).click();
  await clock.advance(86_400);
  await page.reload();
  await expect(quotes(page, "Insurance").first()).toContainText("This quote has expired.");
  await expect(section(page).getByRole("button", { name: /^Order/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await section(page).getByRole("button", { name: "Get new quotes" }).click();
  await expect(section(page).getByRole("button", { name: /^Order/ })).toHaveCount(5);
  await context.close();
});
