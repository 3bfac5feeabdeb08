import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";

/** The most lots while the person types. */
const MOST = 5;

/** POST /auction/lots: the first lots with words that begin like these. */
export const lotsNamed = (words: string) =>
  queryOptions({
    queryKey: [...keys.lots, "named", words],
    queryFn: async ({ signal }) => {
      const page = await reply(
        api.POST("/auction/lots", { body: { filter: { q: words }, limit: MOST }, signal }),
      );
      return page.items;
    },
    staleTime: 15_000,
  });
