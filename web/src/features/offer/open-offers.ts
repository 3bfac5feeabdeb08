import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/http/api.ts";
import { keys } from "../../lib/http/query-keys.ts";
import { seedCards } from "../../realtime/lots/lot-query.ts";
import { offerToAnswer } from "../decision/public.ts";

/** The contract's most lots of a page. */
const MOST = 100;

/** POST /my/lots/offers: the lots with an offer of a seller that waits for the reader, the next deadline first. */
export const offersToAnswerQuery = queryOptions({
  queryKey: keys.rocket("offers"),
  queryFn: async ({ signal }): Promise<Schema<"MyCard">[]> => {
    const params = { path: { section: "offers" } };
    const page = await reply(api.POST("/my/lots/{section}", { params, body: { limit: MOST }, signal }));
    seedCards(page.items.map(({ lot }) => lot));
    return page.items.filter(
      ({ negotiation }) => negotiation !== null && offerToAnswer(negotiation) !== null,
    );
  },
  staleTime: 15_000,
});

/** POST /sale/lots/summarizing: the reader's own lots that wait for their decision. */
export const decisionsQuery = queryOptions({
  queryKey: keys.rocket("decisions"),
  queryFn: async ({ signal }) => {
    const params = { path: { section: "summarizing" } };
    const page = await reply(api.POST("/sale/lots/{section}", { params, body: { limit: MOST }, signal }));
    seedCards(page.items.map(({ lot }) => lot));
    return page.items;
  },
  staleTime: 15_000,
});
