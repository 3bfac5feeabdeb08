/** Makes sold and paid lots over HTTP, and finds them on the staff's page. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { callAs } from "../people/clients.ts";
import { freshLot, sure } from "../market.ts";

type Schemas = components["schemas"];

/** Price of each sale, its all-in and its hold, AED. */
export const PRICE = 30_000;
export const ALL_IN = 30_630;
export const HOLD = 6_000;

export interface Sold {
  readonly lot: number;
  /** The lot's number. Titles repeat, numbers do not. */
  readonly number: number;
  readonly title: string;
}

/** Sells a new lot to this buyer at once. */
export async function sold(request: APIRequestContext, token: string, seller?: number): Promise<Sold> {
  const more = seller === undefined ? {} : { seller };
  const lot = await freshLot(request, { start_price: 10_000, step: 500, buy_now: PRICE, ...more });
  await callAs(
    request,
    token,
    "/auction/buynow",
    { id_auction: lot, price: PRICE },
    await sure(request, token),
  );
  return saleOf(request, token, lot);
}

/** Pays a lot from the buyer's deposit. */
export const paid = async (request: APIRequestContext, token: string, lot: number) =>
  callAs<Schemas["Settlement"]>(request, token, "/my/pay", { id_auction: lot }, await sure(request, token));

/** Books the first or the last time of a paid lot's yard. */
export async function booked(
  request: APIRequestContext,
  token: string,
  lot: number,
  which: "first" | "last",
): Promise<{ readonly code: string; readonly starts: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/my/pickup?id_auction=${lot}`, { headers });
  const { times } = ((await answer.json()) as { data: Schemas["Pickup"] }).data;
  const { starts } = times.at(which === "first" ? 0 : -1)!;
  await callAs(request, token, "/my/pickup", { id_auction: lot, starts });
  const about = { id_auction: lot };
  const proof = await sure(request, token);
  const { code } = await callAs<Schemas["PickupCode"]>(request, token, "/my/pickup/code", about, proof);
  return { code, starts };
}

/** Returns the sale of a lot that this buyer has won. */
export async function saleOf(request: APIRequestContext, token: string, lot: number): Promise<Sold> {
  const { items } = await callAs<{ items: Schemas["MyCard"][] }>(request, token, "/my/lots/won");
  const { number, title } = items.find(({ settlement }) => settlement?.id_auction === lot)!.settlement!;
  return { lot, number, title };
}

/** Total and reserved amount of a person's deposit, AED. */
export async function deposit(request: APIRequestContext, token: string): Promise<[number, number]> {
  const answer = await request.get("/api/auth/balance", { headers: { authorization: `Bearer ${token}` } });
  const { balance_summ, balance_reserv } = ((await answer.json()) as { data: Schemas["Balance"] }).data;
  return [balance_summ, balance_reserv];
}

/** The sentences of a person's notices. */
export async function noticeTexts(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.get("/api/notifications", { headers: { authorization: `Bearer ${token}` } });
  const { items } = ((await answer.json()) as { data: { items: { text: string }[] } }).data;
  return items.map(({ text }) => text).join("\n");
}

/** The row of a sale in the staff's list. */
export const row = (page: Page, { number }: Sold): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `Lot ${number} ·` });

/** The open sale, beside the list or above it. */
export const drawer = (page: Page, { title }: Sold): Locator => page.getByRole("dialog", { name: title });

/** Gives the first step of a decision its reason, and goes on to the second. */
export async function giveReason(page: Page, dialogName: string, reason: string): Promise<Locator> {
  const first = page.getByRole("dialog", { name: dialogName });
  await first.getByRole("textbox", { name: "Reason" }).fill(reason);
  await first.getByRole("button", { name: "Continue", exact: true }).click();
  const second = page.getByRole("dialog").last();
  await expect(second).toContainText("This cannot be undone.");
  await expect(second).toContainText(reason);
  return second;
}
