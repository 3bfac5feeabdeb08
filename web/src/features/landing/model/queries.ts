import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";
import { useConfig } from "#/lib/http/queries.ts";

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

/** The closing window of a kind of lot, ms; 0 until the configuration is known. */
export function useClosingWindow(kind: "vehicle" | "apartment"): number {
  const closing = useConfig()?.closing;
  if (!closing) return 0;
  return 1000 * (kind === "vehicle" ? closing.window_vehicle_s : closing.window_apartment_s);
}
