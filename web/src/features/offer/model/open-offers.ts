import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

/** The contract's most lots of a page. */
const MOST_LOTS = 100;

/** POST /sale/lots/summarizing: the reader's own lots that wait for their decision. */
export const decisionsQuery = queryOptions({
  queryKey: keys.rocket("decisions"),
  queryFn: async ({ signal }) => {
    const params = { path: { section: "summarizing" } };
    const page = await reply(
      api.POST("/sale/lots/{section}", { params, body: { limit: MOST_LOTS }, signal }),
    );
    seedCards(page.items.map(({ lot }) => lot));
    return page.items;
  },
  staleTime: 15_000,
});
