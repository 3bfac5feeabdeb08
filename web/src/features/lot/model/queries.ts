import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

const TYPE_OF = { vehicle: 1, apartment: 2 } as const satisfies Record<Lot["kind"], number>;

/** GET /auction/object/meta/{id}: the fields of this kind of lot; they only change with a release. */
export const objectMetaQuery = (kind: Lot["kind"]) =>
  queryOptions({
    queryKey: keys.objectMeta(kind),
    queryFn: ({ signal }) =>
      reply(api.GET("/auction/object/meta/{id}", { params: { path: { id: TYPE_OF[kind] } }, signal })),
    staleTime: Infinity,
  });

/** GET /auction/lot/{id}/similar. */
export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: keys.similar(id),
    queryFn: async ({ signal }) => {
      const cards = await reply(api.GET("/auction/lot/{id}/similar", { params: { path: { id } }, signal }));
      seedCards(cards);
      return cards;
    },
    staleTime: 60_000,
  });
