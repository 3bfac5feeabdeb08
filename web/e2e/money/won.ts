/** Lots that a person has just won, and the parts of their page. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { freshLot, type Person, sure } from "../market.ts";

type Schemas = components["schemas"];

/** Price of the won lots, AED; with fee and VAT 40,840, and 8,000 of it is held. */
export const PRICE = 40_000;

/** Makes a lot and buys it for a person. */
export async function wonLot(request: APIRequestContext, { token }: Pick<Person, "token">): Promise<number> {
  const lot = await freshLot(request, { start_price: 20_000, step: 500, buy_now: PRICE });
  const bought = await request.post("/api/auction/buynow", {
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      ...(await sure(request, token)),
    },
    data: { id_auction: lot, price: PRICE },
  });
  expect(bought.ok(), await bought.text()).toBe(true);
  return lot;
}

/** Pays a won lot from the deposit. */
export async function payOverHttp(request: APIRequestContext, token: string, lot: number): Promise<void> {
  const paid = await request.post("/api/my/pay", {
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
      ...(await sure(request, token)),
    },
    data: { id_auction: lot },
  });
  expect(paid.ok(), await paid.text()).toBe(true);
}

/** The page of a won lot in a state of its settlement. */
export const won = (page: Page, state: Schemas["Settlement"]["state"]): Locator =>
  page.locator(`[data-slot='won'][data-state='${state}']`);

/** The message about a card payment for the lot. */
export const cardResult = (page: Page, status: Schemas["Payment"]["status"]): Locator =>
  page.locator(`[data-slot='card-result'][data-status='${status}']`);

/** Opens the lot and waits for the sum to pay. */
export async function openDue(page: Page, lot: number): Promise<void> {
  await page.goto(`/auction/${lot}`);
  await expect(won(page, "due")).toBeVisible();
  await expect(page.locator("[data-slot='payment-sum']")).toBeVisible();
}

export const payButton = (page: Page): Locator =>
  won(page, "due").getByRole("button", { name: /^Pay AED 40,840/ });
