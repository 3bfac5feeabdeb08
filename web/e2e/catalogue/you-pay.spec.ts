import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";
import { bidder, bidOverHttp, freshLot } from "../market.ts";

/** The switch and the buttons of the list: what one pays, beside each bid. */

const ways = (page: Page) =>
  page.getByText("By card at once, plus 2 %. By bank transfer at no cost.").filter({ visible: true });
const cards = (page: Page) => page.locator("[data-slot='lot-card']");

async function numberOf(page: Page, lot: number): Promise<number> {
  const answer = await page.request.get(`/api/auction/lot/${lot}`);
  const { data } = (await answer.json()) as { data: { number: number } };
  return data.number;
}

test(
  "every button that bids says what one pays, and a switch shows, sorts and filters the list by it",
  { tag: "@phone" },
  async ({ page, request }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    await page.goto(`/auction?q=${await numberOf(page, lot)}`);
    const card = cards(page).first();
    // 20,000 + fee 500 + VAT 25 + transfer and plate 420.
    await expect(card.getByRole("button", { name: /^Bid 20,000 You pay 20,945, / })).toBeVisible();
    await expect(card).toContainText("you pay 20,945");
    await page.getByRole("switch").click();
    await expect(page).toHaveURL(/prices=all-in/);
    await expect(card.locator("[data-slot='price']")).toContainText("20,945");
    await expect(card).toContainText("start 20,000");
    await expect(page.locator("[data-slot='all-in-note']")).toBeVisible();

    await page.goto(`/auction?q=${await numberOf(page, lot)}&prices=all-in&price=20900-21000&sort=price_asc`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("link", { name: /Remove You pay: AED 20,900 – 21,000/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Sort: You pay least/ })).toBeVisible();
    // The same amounts as a filter of bids leave it out.
    await page.goto(`/auction?q=${await numberOf(page, lot)}&price=20900-21000`);
    await expect(cards(page)).toHaveCount(0);
  },
);

test(
  "the panel, the phone's bar and the confirmation say the same sum",
  { tag: "@phone" },
  async ({ browser, request, baseURL }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    const { page, context } = await bidder(browser, request, baseURL!);
    await page.goto(`/auction/${lot}`);
    if (test.info().project.name === "phone") {
      // A visitor's button leads to the sign-in: the sum stands beside the price.
      const visitor = await browser.newContext({ baseURL: baseURL! });
      const outside = await visitor.newPage();
      await outside.goto(`/auction/${lot}`);
      await expect(outside.locator("[data-slot='bid-bar']")).toContainText("you pay 20,945");
      await visitor.close();
      await page.getByRole("button", { name: "Bid 20,000 You pay 20,945" }).click();
    }
    const offer = page.locator("[data-slot='offer']").filter({ visible: true }).first();
    await expect(offer).toContainText("You pay 20,945");
    await offer.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("To the authority, not to us");
    await expect(dialog).toContainText("AED 20,945.00");
    await context.close();
  },
);

test("the cost of each way to top up stands where a deposit is promised, and what one pays beside each price", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.goto("/alburaq");
  await expect(page.locator("[data-slot='hero-lot']")).toContainText(/you pay [\d,.]+/);
  await page.locator("#how").scrollIntoViewIfNeeded();
  await expect(ways(page)).toBeVisible();
  // A phone has the form alone, without promises.
  if (test.info().project.name === "desktop") {
    await page.goto("/signin");
    await expect(ways(page)).toBeVisible();
  }

  const lot = await freshLot(request, { start_price: 20_000, step: 500 });
  const { page: own, context, token } = await bidder(browser, request, baseURL!);
  await own.goto("/deposit");
  await expect(ways(own)).toBeVisible();
  await bidOverHttp(request, { token, lot, price: 20_000 });
  for (const [path, row] of [
    ["/buying", "own-lot"],
    ["/auction/workbook", "rocket-lot"],
  ] as const) {
    await own.goto(path);
    await expect(own.locator(`[data-slot='${row}']`)).toContainText("you pay 20,945");
  }
  await context.close();
});
