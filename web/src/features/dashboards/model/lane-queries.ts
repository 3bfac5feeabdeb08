import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { serverClock } from "#/realtime/clock/clock.ts";

/** GET /auction/dashboard/live/{id}: whether the lane exists, and its name; events bring the rest. */
export const laneBoardQuery = (id: number) =>
  queryOptions({
    queryKey: keys.laneBoard(id),
    queryFn: async ({ signal }) => {
      const board = await reply(
        api.GET("/auction/dashboard/live/{id}", { params: { path: { id } }, signal }),
      );
      serverClock.sample(board.now, serverClock.rate());
      return board;
    },
    staleTime: 10_000,
  });

/** Interval between two looks for a planned lane, ms. */
const LOOK_MS = 30_000;

/** GET /live/queue: running and coming lanes, the running ones first. */
export const lanesQuery = queryOptions({
  queryKey: keys.board("lanes"),
  queryFn: ({ signal }) => reply(api.GET("/live/queue", { signal })),
  staleTime: 5_000,
});

/** The same, read again and again by a screen that waits for a lane. */
export const awaitedLanesQuery = { ...lanesQuery, refetchInterval: LOOK_MS };
