import { reply } from "@marsa/api-spec/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { proxy } from "valtio/vanilla";

export type TabId = "scene" | "clock" | "faults" | "bots" | "lanes" | "inbox" | "requests" | "accounts";

/** The last tab and side of the drawer. At the start edge it leaves a lot's bid panel free. */
export const view = proxy<{ tab: TabId; side: "start" | "end" }>({ tab: "scene", side: "end" });

/** Interval between two reads of data that changes by itself, ms. */
const REFRESH_MS = 2_000;
const REQUESTS_SHOWN = 100;

/** The query of one control. Works without a network too, for a server on this machine. */
function control<Data>(
  name: string,
  read: (signal: AbortSignal) => Promise<Data>,
  refetchInterval: number | false = REFRESH_MS,
) {
  return queryOptions({
    queryKey: keys.control(name),
    queryFn: ({ signal }) => read(signal),
    refetchInterval,
    networkMode: "always",
  });
}

/** GET /_mock/scenes */
export const scenesQuery = control("scenes", (signal) => reply(api.GET("/_mock/scenes", { signal })), false);

/** GET /_mock/snapshots */
export const snapshotsQuery = control(
  "snapshots",
  (signal) => reply(api.GET("/_mock/snapshots", { signal })),
  false,
);

/** GET /_mock/clock; the page's own clock follows it. */
export const clockQuery = control("clock", async (signal) => {
  const state = await reply(api.GET("/_mock/clock", { signal }));
  serverClock.sample(toMs(state.now), state.rate);
  return state;
});

/** GET /_mock/faults, with their hits. */
export const faultsQuery = control("faults", (signal) => reply(api.GET("/_mock/faults", { signal })));

/** GET /_mock/event-faults, with their hits. */
export const eventFaultsQuery = control("event-faults", (signal) =>
  reply(api.GET("/_mock/event-faults", { signal })),
);

/** GET /api/health: the state of the router. */
export const healthQuery = control("health", (signal) => reply(api.GET("/health", { signal })));

/** GET /_mock/process: figures of the server. */
export const processQuery = control("process", (signal) => reply(api.GET("/_mock/process", { signal })));

/** GET /_mock/bots */
export const botsQuery = control("bots", (signal) => reply(api.GET("/_mock/bots", { signal })));

/** GET /_mock/auctioneer: lanes that are not over, with their auctioneers. */
export const auctioneerQuery = control("auctioneer", (signal) =>
  reply(api.GET("/_mock/auctioneer", { signal })),
);

/** GET /_mock/inbox, the newest first. */
export const inboxQuery = control("inbox", (signal) => reply(api.GET("/_mock/inbox", { signal })));

/** GET /_mock/log, the newest first. */
export const requestsQuery = control("requests", (signal) =>
  reply(api.GET("/_mock/log", { params: { query: { limit: REQUESTS_SHOWN } }, signal })),
);
