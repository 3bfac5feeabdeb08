import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { queryClient } from "#/lib/http/query-client.ts";

export type SavedSearch = Schema<"SavedSearch">;

/** GET /auction/searches: the reader's saved searches. Only for signed-in people. */
export const searchesQuery = queryOptions({
  queryKey: keys.searches,
  queryFn: ({ signal }) => reply(api.GET("/auction/searches", { signal })),
  staleTime: 30_000,
});

const again = () => queryClient.invalidateQueries({ queryKey: keys.searches });

/**
 * POST /auction/searches.
 * @throws the refusal of the server
 */
export async function keepSearch(
  search: Pick<SavedSearch, "name" | "q" | "filter" | "alerts">,
): Promise<SavedSearch> {
  const saved = await reply(api.POST("/auction/searches", { body: search }));
  void again();
  return saved;
}

/** PUT /auction/searches/{id}: marks its lots as seen. */
export async function lookAtSearch(id: number, change: { alerts?: boolean } = {}): Promise<void> {
  await reply(api.PUT("/auction/searches/{id}", { params: { path: { id } }, body: change }));
  void again();
}

/** DELETE /auction/searches/{id}. */
export async function forgetSearch(id: number): Promise<void> {
  await reply(api.DELETE("/auction/searches/{id}", { params: { path: { id } } }));
  void again();
}
