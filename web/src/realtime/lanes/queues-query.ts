import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { laneCalls } from "./lane-calls.ts";
import { live } from "../lots/live.ts";

/**
 * GET /live/queue: running and coming lanes, and those that ended today. The prices of their lots go to the live store.
 */
export const queuesQuery = queryOptions({
  queryKey: keys.scheduledLanes,
  queryFn: async ({ signal }) => {
    const queues = await reply(api.GET("/live/queue", { signal }));
    for (const { current } of queues) if (current) live.seedLot(current.id_auction, current.live);
    return queues;
  },
  staleTime: 15_000,
});

/** GET /live/rehearsal: practice lanes, in which nothing counts. */
export const rehearsalsQuery = queryOptions({
  queryKey: keys.rehearsals,
  queryFn: ({ signal }) => reply(api.GET("/live/rehearsal", { signal })),
  staleTime: 15_000,
});

/** GET /live/queue/{id}: whether a lane exists. `useLane` follows its changes. */
export const laneQuery = (id: number) =>
  queryOptions({
    queryKey: keys.lane(id),
    queryFn: ({ signal }) => laneCalls.snapshot(id, signal),
    staleTime: Infinity,
  });
