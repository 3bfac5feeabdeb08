import { type APIRequestContext, expect } from "@playwright/test";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { test } from "../journey.ts";
import { freshLot } from "../market.ts";

/** What a lot costs beyond its price, and what an apartment earns. */

type Schemas = components["schemas"];

test(
  "a car's page says what it costs at the door, for any amount and emirate",
  { tag: "@phone" },
  async ({ page, request }) => {
    const lot = await freshLot(request, { start_price: 20_000, step: 500 });
    await page.goto(`/auction/${lot}`);
    const costs = page.locator("[data-slot='you-pay']");
    await costs.scrollIntoViewIfNeeded();
    // 20,000 + fee 500 + VAT 25 + transfer and plate 420.
    await expect(costs).toContainText("AED 20,945.00");
    // Insurance 1,100, transport within Dubai 250.
    const door = page.locator("[data-slot='at-your-door']");
    await expect(door).toContainText("AED 22,295.00");
    await door.getByLabel("Transport to").selectOption("Abu Dhabi");
    await expect(door).toContainText("AED 22,525.00");
    await costs.getByLabel("If you win at").fill("179000");
    await expect(costs).toContainText("AED 183,179.00");
    await expect(door).toContainText("AED 187,059.00");
  },
);

/** Returns an open apartment that is let. */
async function letApartment(request: APIRequestContext): Promise<Schemas["LotPublic"]> {
  const body = { filter: { kind: ["apartment"], status: ["open"] }, limit: 100 };
  const list = await request.post("/api/auction/lots", { data: body });
  const { data } = (await list.json()) as { data: { items: Schemas["LotCard"][] } };
  for (const { id_auction: id } of data.items) {
    // oxlint-disable-next-line no-await-in-loop -- the first one is enough
    const lot = await request.get(`/api/auction/lot/${id}`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { data: shown } = (await lot.json()) as { data: Schemas["LotPublic"] };
    if (shown.property?.rent) return shown;
  }
  throw new Error("No open apartment of the demo is let");
}

test(
  "an apartment's page says its price per sqft, its rent and charge, and the yield on what one pays",
  { tag: "@phone" },
  async ({ page, request }) => {
    const { id_auction: id, property } = await letApartment(request);
    const { rent, service_charge: charge } = property!;
    await page.goto(`/auction/${id}`);
    // A phone has it in the fair price and in lists.
    if (test.info().project.name === "desktop")
      await expect(page.locator("[data-slot='price-block']")).toContainText(/AED [\d,]+ per sqft/);
    const year = page.locator("[data-slot='rent-and-charge']");
    await year.scrollIntoViewIfNeeded();
    await page.getByLabel("If you win at").fill("1000000");
    const left = (rent ?? 0) - (charge ?? 0);
    await expect(year).toContainText(`AED ${left.toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
    // 1,000,000 + fee 10,000 + VAT 500, and at least the transfer fee to the authority.
    await expect(year).toContainText(/on the AED 1,0[3-6]\d,\d{3}/);
    const [, percent = ""] = /Net yield ([\d.]+) %/.exec((await year.textContent()) ?? "") ?? [];
    expect(Number(percent)).toBeGreaterThan(0);
    expect(Number(percent)).toBeLessThan((left / 1_030_500) * 100);
  },
);

test("apartments are sorted and filtered by AED per sqft", { tag: "@phone" }, async ({ page }) => {
  const cards = page.locator("[data-slot='lot-card']");
  const valuesOfCards = async () => {
    const texts = await cards.allTextContents();
    return texts.map((text) => Number(/AED ([\d,]+) a sqft/.exec(text)![1]!.replaceAll(",", "")));
  };
  await page.goto("/auction?section=apartments&sort=per_sqft");
  await expect(cards.first()).toBeVisible();
  const values = await valuesOfCards();
  expect(values.length).toBeGreaterThan(1);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  const [, most = 0] = values;
  await page.goto(`/auction?section=apartments&per_sqft=-${most}&sort=price_asc`);
  await expect(page.getByRole("link", { name: /Remove Under AED .* per sqft/ })).toBeVisible();
  expect(Math.max(...(await valuesOfCards()))).toBeLessThanOrEqual(most);
});
