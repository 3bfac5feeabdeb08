import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

export type LotCard = Schema<"LotCard">;
export type MyCard = Schema<"MyCard">;
export type SaleCard = Schema<"SaleCard">;

/** The contract's most lots of a page; further ones are in the list. */
const MOST_LOTS = 100;

/** POST /auction/lots: the lots for sale with a state of the reader, the next to end first. */
export const rocketLotsQuery = queryOptions({
  queryKey: keys.rocket("lots"),
  queryFn: async ({ signal }) => {
    const filter = { mine: ["leading", "outbid", "awaiting", "noted", "favorite"] as const };
    const body = { filter: { mine: [...filter.mine] }, sort: "ending" as const, limit: MOST_LOTS };
    const page = await reply(api.POST("/auction/lots", { body, signal }));
    seedCards(page.items);
    return page;
  },
  staleTime: 15_000,
});

/** POST /my/lots/won: the lots sold to the reader, with the amounts due. */
export const wonLotsQuery = queryOptions({
  queryKey: keys.rocket("won"),
  queryFn: async ({ signal }) => {
    const params = { path: { section: "won" } };
    const page = await reply(api.POST("/my/lots/{section}", { params, body: { limit: MOST_LOTS }, signal }));
    seedCards(page.items.map(({ lot }) => lot));
    return page.items;
  },
  staleTime: 15_000,
});

/** POST /auction/export/all: these lots as a spreadsheet. */
export async function exportLots(ids: readonly number[]): Promise<Download> {
  const { data, response } = await api.POST("/auction/export/{section}", {
    params: { path: { section: "all" } },
    body: { filter: { ids: [...ids] } },
    parseAs: "blob",
  });
  return fileOf(data, response, "marsa-lots.xlsx");
}
