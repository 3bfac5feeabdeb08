/** Makes lots that ended below their minimum price, with a seller whose calls need no browser. */
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { callAs } from "../people/clients.ts";
import type { Clock } from "../journey.ts";
import { bidder, bidOverHttp, freshLot, type Person, tokenOf } from "../market.ts";

/** The end of a lot is this far away when it is made, s. */
const ENDS_S = 600;

export interface Negotiating {
  readonly lot: number;
  /** The buyer, who leads at AED 38,500, on the page of the lot. */
  readonly buyer: Person;
  readonly page: Page;
  /** A call of the seller. */
  readonly sell: (path: string, body?: object) => Promise<unknown>;
}

interface World {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly baseURL: string;
  readonly clock: Clock;
}

/** A lot whose auction has ended at AED 38,500, below its minimum price; its seller has two days to decide. */
export async function endedLot({ browser, request, baseURL, clock }: World): Promise<Negotiating> {
  const answer = await request.post("/_mock/tokens", { data: { count: 1, as: "seller" } });
  const { data } = (await answer.json()) as { data: [{ id_user: number; access_token: string }] };
  const [seller] = data;
  const prices = { start_price: 30_000, step: 500, min_price: 45_000, buy_now: null };
  const lot = await freshLot(request, {
    ...prices,
    kind: "vehicle",
    seconds: ENDS_S,
    seller: seller.id_user,
  });
  const buyer = await bidder(browser, request, baseURL);
  await bidOverHttp(request, { token: await tokenOf(request), lot, price: 37_000 });
  await bidOverHttp(request, { token: buyer.token, lot, price: 38_500 });
  await clock.advance(ENDS_S + 1);
  await buyer.page.emulateMedia({ reducedMotion: "reduce" });
  await buyer.page.goto(`/auction/${lot}`);
  await expect(panel(buyer.page)).toContainText("The seller decides");
  return {
    lot,
    buyer,
    page: buyer.page,
    sell: (path, body = {}) => callAs(request, seller.access_token, path, { id_auction: lot, ...body }),
  };
}

/** The buyer's part of the negotiation on the page of the lot. */
export const panel = (page: Page) => page.locator("[data-slot='offer-panel']");
