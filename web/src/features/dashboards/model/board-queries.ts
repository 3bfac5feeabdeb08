import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import { link } from "#/realtime/link/connection.ts";
import { seedCards } from "#/realtime/lots/lot-query.ts";

export type Board = Schema<"Board">;
export type LotCard = Schema<"LotCard">;

/** Interval between two reads of totals and new lots, ms… */
const EVERY_MS = 30_000;
/** …and without a connection, when no events bring prices. */
const WITHOUT_LINK_MS = 3_000;
/** No screen is so high that it shows more results. */
const MOST_RESULTS = 16;

const readAgainIn = () => (link.state === "live" ? EVERY_MS : WITHOUT_LINK_MS);

/** Passes prices to the live store and the time to the clock, before the draw. */
function applyBoard(board: Board): Board {
  serverClock.sample(board.now, serverClock.rate());
  seedCards(board.items);
  return board;
}

/** GET /auction/dashboard/standard: the open standard auctions, and the totals of the day. */
export const standardBoardQuery = queryOptions({
  queryKey: keys.board("standard"),
  queryFn: async ({ signal }) => applyBoard(await reply(api.GET("/auction/dashboard/standard", { signal }))),
  staleTime: 2_000,
  refetchInterval: readAgainIn,
  refetchIntervalInBackground: true,
});

/** GET /auction/dashboard/static: today's sale. */
export const staticBoardQuery = queryOptions({
  queryKey: keys.board("static"),
  queryFn: async ({ signal }) => applyBoard(await reply(api.GET("/auction/dashboard/static", { signal }))),
  staleTime: 2_000,
  refetchInterval: readAgainIn,
  refetchIntervalInBackground: true,
});

/** POST /auction/lots/finished: the lots that ended last. */
export const lastResultsQuery = queryOptions({
  queryKey: keys.board("results"),
  queryFn: async ({ signal }): Promise<readonly LotCard[]> => {
    const params = { path: { section: "finished" } };
    const { items } = await reply(
      api.POST("/auction/lots/{section}", { params, body: { sort: "ending", limit: MOST_RESULTS }, signal }),
    );
    seedCards(items);
    return items;
  },
  staleTime: 2_000,
  refetchInterval: EVERY_MS,
  refetchIntervalInBackground: true,
});
