import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { api } from "#/lib/http/api.ts";

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
