import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { serverClock } from "../clock/clock.ts";
import { applyPause } from "../link/auctions-paused.ts";
import { live } from "./live.ts";

/** A lot as its reader may see it; `view` says which of the three. */
export type Lot = Schema<"LotPublic"> | Schema<"LotOwner"> | Schema<"LotStaff">;

/** GET /auction/lot/{id}, without showing anything of it. */
export async function askLot(id: number, signal: AbortSignal): Promise<Lot> {
  const lot = await reply(api.GET("/auction/lot/{id}", { params: { path: { id } }, signal }));
  // Each reply carries the time; the rate of the clock comes from the heartbeat.
  serverClock.sample(lot.now, serverClock.rate());
  applyPause(lot.paused);
  return lot;
}

/** Shows a lot that was read. */
export function showLot(lot: Lot): void {
  live.seed(lot.id_auction, lot.live, lot.mine);
  queryClient.setQueryData(lotQuery(lot.id_auction).queryKey, lot);
}

/** Read the changing parts from the live store, not from this query. */
export const lotQuery = (id: number) =>
  queryOptions({
    queryKey: keys.lot(id),
    queryFn: async ({ signal }): Promise<Lot> => {
      const lot = await askLot(id, signal);
      live.seed(lot.id_auction, lot.live, lot.mine);
      return lot;
    },
    staleTime: 5_000,
  });

/** Passes the cards of a list reply to the live store. Call it in the query function, before the reply is drawn. */
export function seedCards(cards: readonly Schema<"LotCard">[]): void {
  for (const card of cards) live.seed(card.id_auction, card.live, card.mine);
}
