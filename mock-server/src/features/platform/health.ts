import { ok, type Handler } from "../../http/handler.ts";

/** GET /health: degraded while the link to the router is down; bids are taken all the same, and published later. */
export const getHealth: Handler<"getHealth"> = async (_request, { store, router, realNow, startedAt }) => {
  const unpublished = await store.outbox.count();
  return ok({
    status: router.connected ? "ok" : "degraded",
    epoch: store.epoch,
    uptime_s: Math.round((realNow() - startedAt) / 100) / 10,
    router: router.kind,
    connected: router.connected,
    outbox_lag: unpublished,
  });
};
