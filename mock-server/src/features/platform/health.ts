import { ok, type Handler } from "../../http/handler.ts";

/** From here on operators are to set the system clock right, ms. */
const MUCH_LEAD_MS = 1_000;

/**
 * GET /health of an open server. degraded: the link to the router is down, and bids are taken all the same and published
 * later; or the system clock went back, and the server's time goes on.
 */
export const getHealth: Handler<"getHealth"> = async (_request, context) => {
  const { store, router, realNow, startedAt } = context;
  const unpublished = await store.outbox.count();
  const lead = context.clockLead();
  return ok({
    status: router.connected && lead < MUCH_LEAD_MS ? "ok" : "degraded",
    epoch: store.epoch,
    uptime_s: Math.round((realNow() - startedAt) / 100) / 10,
    router: router.kind,
    connected: router.connected,
    outbox_lag: unpublished,
    clock_lead_ms: lead,
  });
};
