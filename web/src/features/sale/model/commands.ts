import { reply } from "@marsa/api-spec/client";
import { ApiProblem, type Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { command } from "#/lib/http/command.ts";
import { saleChanged } from "./queries.ts";

/** POST /sale/sethidden: moves lots to the archive or back, with one result per lot. */
export async function setHidden(ids: readonly number[], value: boolean): Promise<Schema<"BulkResult">> {
  const results = await reply(api.POST("/sale/sethidden", { body: { id_auctions: [...ids], value } }));
  void saleChanged();
  return results;
}

/**
 * POST /sale/publishlot/{id}: sends a draft to the staff. A lot that a lost answer has left with them counts as sent.
 * @throws the refusal, or NetworkProblem when nothing tells what became of the lot.
 */
export async function publish(id: number): Promise<void> {
  const params = { path: { id } };
  try {
    await reply(api.POST("/sale/publishlot/{id}", { params }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code !== "STALE") throw error;
    const { status } = await reply(api.GET("/sale/getlotdraft/{id}", { params })).catch(() =>
      Promise.reject(error),
    );
    if (status !== "moderation") throw error;
  }
}

/** POST /sale/moderatetodraft: takes a lot back from the staff. */
export async function convertToDraft(id: number): Promise<void> {
  await reply(api.POST("/sale/moderatetodraft", { body: { id_auction: id } }));
  void saleChanged();
}

/**
 * DELETE /sale/lot/{id}: deletes a draft.
 * @returns how to create it again, with its files and another number.
 */
export async function deleteDraft(id: number): Promise<() => Promise<void>> {
  const params = { path: { id } };
  const { fields } = await reply(api.GET("/sale/getlotdraft/{id}", { params }));
  await reply(api.DELETE("/sale/lot/{id}", { params }));
  void saleChanged();
  return async () => {
    await reply(api.POST("/sale/createlot/{id}", { params: { path: { id: 0 } }, body: { fields } }));
    await saleChanged();
  };
}

/** New prices (AED) and dates of a lot that is listed again; null: none, left out: as it was. */
export interface RelistChange {
  readonly start_price?: number;
  readonly min_price?: number | null;
  readonly buy_now?: number | null;
  /** None for a lot that is for a live lane again. */
  readonly start?: string;
  readonly end?: string;
}

/** POST /sale/reinst: lists a lot again as a new lot. */
export async function relist(id: number, change: RelistChange): Promise<Schema<"LotDraft">> {
  const made = await command("/sale/reinst", { id_auction: id, ...change }, "saved_at");
  void saleChanged();
  return made;
}

/** POST /sale/offer/next: offers an unpaid lot to the next bidder. */
export async function offerToNext(id: number): Promise<Schema<"NextOffer">> {
  const offer = await command("/sale/offer/next", { id_auction: id }, "id_offer");
  void saleChanged();
  return offer;
}

/** The prices of a lot that its seller can change, AED; null removes a price. */
export type PriceField = "start_price" | "min_price" | "authority" | "buy_now";

/**
 * POST /sale/price/{start,min,authority,buynow}. `subject`, with the authority: whether the seller decides afterwards.
 * @throws the refusal of the price.
 */
export async function changePrice(
  id: number,
  field: PriceField,
  price: number | null,
  subject: boolean,
): Promise<void> {
  const body = { id_auction: id, price };
  if (field === "min_price") await command("/sale/price/min", body, "receipt");
  else if (field === "authority") await command("/sale/price/authority", { ...body, subject }, "receipt");
  else if (field === "buy_now") await command("/sale/price/buynow", body, "receipt");
  else if (price !== null) await command("/sale/price/start", { ...body, price }, "receipt");
}
