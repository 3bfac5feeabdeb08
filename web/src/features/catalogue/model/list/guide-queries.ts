import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

export type Statistics = Schema<"Statistics">;

/** POST /auction/statistics: the sold prices of lots with these words. */
export const statisticsQuery = (search: string) =>
  queryOptions({
    queryKey: keys.statistics(search),
    queryFn: ({ signal }) => reply(api.POST("/auction/statistics", { body: { search }, signal })),
    staleTime: 60_000,
  });
