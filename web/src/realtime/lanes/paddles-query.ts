import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";

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
