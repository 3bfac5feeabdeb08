/** The start of journeys about a decision after the auction: an ended lot below its minimum. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { Clock } from "../journey.ts";
import { bidder, bidOverHttp, freshLot, type Person, tokenOf } from "../market.ts";

type Schemas = components["schemas"];

export const HOUR_S = 3_600;
export const BID = 38_500;
const MINIMUM = 42_000;

export interface EndedLot {
  readonly seller: Person;
  readonly lot: number;
  /** The token of the bidder with the highest bid. */
  readonly buyer: string;
}

/** A seller's lot that has ended at AED 38,500, below its minimum of 42,000; another bidder came to 37,500. */
export async function endedBelow(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string,
  clock: Clock,
): Promise<EndedLot> {
  const seller = await bidder(browser, request, baseURL, "seller");
  await seller.page.emulateMedia({ reducedMotion: "reduce" });
  const prices = { start_price: 30_000, step: 500, min_price: MINIMUM };
  const lot = await freshLot(request, { ...prices, seconds: 60, seller: seller.id });
  const buyer = await tokenOf(request);
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 37_500 });
  await bidOverHttp(request, { token: buyer, lot, price: BID });
  await clock.advance(300);
  await expect
    .poll(async () => (await decisionOf(request, seller.token, lot))?.negotiation.outcome)
    .toBeNull();
  return { seller, lot, buyer };
}

/** The decision as its seller reads it; undefined before the auction has ended. */
async function decisionOf(
  request: APIRequestContext,
  token: string,
  lot: number,
): Promise<Schemas["SaleDecision"] | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/sale/decision/${lot}`, { headers });
  return ((await answer.json()) as { data?: Schemas["SaleDecision"] }).data;
}

/** The card of the decision. */
export const card = (page: Page): Locator => page.locator("[data-slot='decision']:visible");

/** The dialog that asks before a decision. */
export const ask = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Sends a counteroffer: in the card on wide screens, in a sheet on phones. */
export async function counter(page: Page, amount: string): Promise<void> {
  await compose(page, amount);
  await page.getByRole("button", { name: /^Send offer of AED/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Types a counteroffer and presses Send offer, which asks before it is sent. */
export async function compose(page: Page, amount: string): Promise<void> {
  const field = page.getByLabel("Counteroffer", { exact: true }).and(page.locator("input"));
  const open = card(page).getByRole("button", { name: "Counteroffer", exact: true });
  await expect(field.or(open).first()).toBeVisible();
  if (!(await field.isVisible())) await open.click();
  await field.fill(amount);
  await page.getByRole("button", { name: "Send offer", exact: true }).click();
}
