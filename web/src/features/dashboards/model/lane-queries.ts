import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { serverClock } from "#/realtime/clock/clock.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

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

type QueueCard = Pick<Schema<"QueueCard">, "id_queue" | "state" | "start">;

const NOW: readonly QueueCard["state"][] = ["running", "paused", "open"];

/** Returns the lane for a wall screen: the running one, else the next one; null: none is planned. */
export function laneToShow(lanes: readonly QueueCard[]): number | null {
  const running = NOW.flatMap((state) => lanes.filter((lane) => lane.state === state));
  return running[0]?.id_queue ?? nextLane(lanes)?.id_queue ?? null;
}

/** Returns the lane that starts next, other than `but`. */
export function nextLane<Card extends QueueCard>(
  lanes: readonly Card[],
  but: number | null = null,
): Card | undefined {
  return lanes
    .filter(({ state, id_queue: id }) => state === "scheduled" && id !== but)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0];
}
