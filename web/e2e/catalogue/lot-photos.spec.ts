/** A visitor looks at lots before the bid: what is photographed, what is not, the plan, and a lot without photos. */
import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "../journey.ts";

interface Card {
  readonly id_auction: number;
  readonly picture: object | null;
}

/** The first open lot of a kind, with photos or without. */
async function lotOf(request: APIRequestContext, kind: string, hasPhotos: boolean): Promise<number> {
  const reply = await request.post(`/api/auction/lots/${kind}`, { data: { limit: 100 } });
  const { data } = (await reply.json()) as { data: { items: readonly Card[] } };
  return data.items.find(({ picture }) => (picture !== null) === hasPhotos)!.id_auction;
}

test("an apartment names its missing views, and its plan adds up to its area", async ({ page, request }) => {
  await page.goto(`/auction/${await lotOf(request, "apartments", true)}`);
  await expect(
    page.getByText(/^\d+ of \d+ standard views\. Not photographed: .*parking space/),
  ).toBeVisible();
  const plan = page.locator("#plan");
  await plan.scrollIntoViewIfNeeded();
  await expect(plan.getByRole("img", { name: /^Floor plan: Living and/ })).toBeVisible();
  const areas = await plan.locator("dd").allTextContents();
  const sqft = areas.map((text) => Number(text.replaceAll(/[^\d.]/g, "")));
  const names = await plan.locator("dt").allTextContents();
  const total = names.indexOf("Inside the walls");
  expect(sqft.slice(0, total).reduce((sum, each) => sum + each, 0)).toBeCloseTo(sqft[total]!);
});

test("a lot without photos says so, and has its report", async ({ page, request }) => {
  await page.goto(`/auction/${await lotOf(request, "vehicles", false)}`);
  await expect(page.getByText("No photos yet").first()).toBeVisible();
  await expect(page.getByText("None of the 18 standard views")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open photo/ })).toHaveCount(0);
});
