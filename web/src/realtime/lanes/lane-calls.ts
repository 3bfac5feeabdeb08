import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { queryOptions } from "@tanstack/react-query";
import { keys } from "#/lib/http/query-keys.ts";
import { live } from "../lots/live.ts";

/** The calls that read a lane. Each rejects with ApiProblem or NetworkProblem. */
export interface LaneCalls {
  snapshot(id: number, signal?: AbortSignal): Promise<Schema<"LaneSnapshot">>;
  /** Events after a seq, 200 at most. */
  log(id: number, after: number, signal?: AbortSignal): Promise<Schema<"LaneLog">>;
  run(id: number): Promise<Schema<"LaneLots">>;
  /** The newest public rows of one lot. */
  history(lotId: number): Promise<Schema<"HistoryPage">>;
}

/** GET /live/queue/{id}, /live/log/{id}, /live/lot/all/{id}, /auction/history/{id}. */
export const laneCalls: LaneCalls = {
  snapshot: (id, signal) =>
    reply(api.GET("/live/queue/{id}", { params: { path: { id } }, ...(signal && { signal }) })),
  log: (id, after, signal) =>
    reply(
      api.GET("/live/log/{id}", { params: { path: { id }, query: { after } }, ...(signal && { signal }) }),
    ),
  run: (id) => reply(api.GET("/live/lot/all/{id}", { params: { path: { id } } })),
  history: (lotId) => reply(api.GET("/auction/history/{id}", { params: { path: { id: lotId } } })),
};

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

export type Paddle = Schema<"Paddle">;

/** Paddles are given at the door while the lane runs, and deposits change with each bid: read again this often, ms. */
const AGAIN_MS = 4_000;

/** GET /live/room/paddles/{id}: the paddles of a lane with the room. */
export const paddlesQuery = (id: number) =>
  queryOptions({
    queryKey: keys.paddles(id),
    queryFn: ({ signal }) => reply(api.GET("/live/room/paddles/{id}", { params: { path: { id } }, signal })),
    refetchInterval: AGAIN_MS,
  });
