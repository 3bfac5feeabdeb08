import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

export type LotCard = Schema<"LotCard">;

const body = { filter: { status: ["open"] }, sort: "ending", limit: 6 } satisfies Schema<"LotsQuery">;

/** POST /auction/lots: the six lots that end next, and the number of open lots. Events bring their changes. */
export const nextLotsQuery = queryOptions({
  queryKey: [...keys.lots, "landing"],
  queryFn: async ({ signal }) => {
    const page = await reply(api.POST("/auction/lots", { body, signal }));
    serverClock.sample(Date.parse(page.as_of), serverClock.rate());
    seedCards(page.items);
    return page;
  },
  staleTime: 15_000,
  refetchInterval: 60_000,
});
