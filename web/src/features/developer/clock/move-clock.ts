import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { toMs } from "@marsa/api-spec/dates";
import { serverClock } from "#/realtime/clock/clock.ts";
import { clockQuery } from "../queries.ts";

/** POST /_mock/clock. The page's clock follows at once, and data that depends on the time is read again. */
export async function moveClock(change: Schema<"ClockChange">): Promise<Schema<"ClockState">> {
  const state = await reply(api.POST("/_mock/clock", { body: change }));
  serverClock.sample(toMs(state.now), state.rate);
  queryClient.setQueryData(clockQuery.queryKey, state);
  void queryClient.invalidateQueries();
  return state;
}
