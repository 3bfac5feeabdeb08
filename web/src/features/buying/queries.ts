import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { type Download, fileOf } from "#/lib/browser/download.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import type { Section } from "./buying-search.ts";

export type MyCard = Schema<"MyCard">;

const PAGE = 24;

/** POST /my/lots/{section}, page by page: the next to end comes first. */
export const myLotsQuery = (section: Section) =>
  infiniteQueryOptions({
    queryKey: keys.myLotsIn(section),
    queryFn: async ({ pageParam, signal }) => {
      const body = { limit: PAGE, ...(pageParam !== null && { after: pageParam }) };
      const page = await reply(
        api.POST("/my/lots/{section}", { params: { path: { section } }, body, signal }),
      );
      seedCards(page.items.map(({ lot }) => lot));
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 15_000,
  });

/** POST /my/export: all lots that the reader bid on, as a spreadsheet. */
export async function exportMyLots(): Promise<Download> {
  const { data, response } = await api.POST("/my/export", { body: {}, parseAs: "blob" });
  return fileOf(data, response, "marsa-buying.xlsx");
}

/**
 * POST /my/hide: hides a lot in the reader's own lists, or shows it again.
 * @throws the refusal of the server
 */
export async function setHidden(id: number, hidden: boolean): Promise<void> {
  await reply(api.POST("/my/hide", { body: { id_auction: id, value: hidden } }));
  for (const queryKey of [keys.myLots, keys.myCounts, keys.rocketAll])
    void queryClient.invalidateQueries({ queryKey });
}

/** GET /my/ffcounters; events of the reader's own topic make it stale. */
export const myCountsQuery = queryOptions({
  queryKey: keys.myCounts,
  queryFn: ({ signal }) => reply(api.GET("/my/ffcounters", { signal })),
  staleTime: 10_000,
});
