import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { keys } from "../../lib/query-keys.ts";
import { toMs } from "../../lib/time.ts";
import { serverClock } from "../../realtime/clock.ts";

/** What changes by itself is read again this often while it is looked at, ms. */
const REFRESH_MS = 2_000;
const REQUESTS_SHOWN = 100;

/** GET /_mock/scenes */
export const scenesQuery = queryOptions({
  queryKey: keys.control("scenes"),
  queryFn: ({ signal }) => reply(api.GET("/_mock/scenes", { signal })),
});

/** GET /_mock/snapshots */
export const snapshotsQuery = queryOptions({
  queryKey: keys.control("snapshots"),
  queryFn: ({ signal }) => reply(api.GET("/_mock/snapshots", { signal })),
});

/** GET /_mock/clock; the page's own clock follows it. */
export const clockQuery = queryOptions({
  queryKey: keys.control("clock"),
  queryFn: async ({ signal }) => {
    const state = await reply(api.GET("/_mock/clock", { signal }));
    serverClock.sample(toMs(state.now), state.rate);
    return state;
  },
  refetchInterval: REFRESH_MS,
});

/** GET /_mock/faults, with their hits. */
export const faultsQuery = queryOptions({
  queryKey: keys.control("faults"),
  queryFn: ({ signal }) => reply(api.GET("/_mock/faults", { signal })),
  refetchInterval: REFRESH_MS,
});

/** GET /api/health: how the router stands. */
export const healthQuery = queryOptions({
  queryKey: keys.control("health"),
  queryFn: ({ signal }) => reply(api.GET("/health", { signal })),
  refetchInterval: REFRESH_MS,
});

/** GET /_mock/bots */
export const botsQuery = queryOptions({
  queryKey: keys.control("bots"),
  queryFn: ({ signal }) => reply(api.GET("/_mock/bots", { signal })),
  refetchInterval: REFRESH_MS,
});

/** GET /_mock/inbox, the newest first. */
export const inboxQuery = queryOptions({
  queryKey: keys.control("inbox"),
  queryFn: ({ signal }) => reply(api.GET("/_mock/inbox", { signal })),
  refetchInterval: REFRESH_MS,
});

/** GET /_mock/log, the newest first. */
export const requestsQuery = queryOptions({
  queryKey: keys.control("requests"),
  queryFn: ({ signal }) =>
    reply(api.GET("/_mock/log", { params: { query: { limit: REQUESTS_SHOWN } }, signal })),
  refetchInterval: REFRESH_MS,
});
