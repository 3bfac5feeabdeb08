import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Comparables = Schema<"Comparables">;

/** GET /auction/lot/{id}/comparables; `version` of a draft: a saved one is compared anew. */
export const comparablesQuery = (id: number, version = 0) =>
  queryOptions({
    queryKey: keys.comparables(id, version),
    queryFn: async ({ signal }) => {
      const call = api.GET("/auction/lot/{id}/comparables", { params: { path: { id } }, signal });
      return (await reply(call)).comparables;
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
