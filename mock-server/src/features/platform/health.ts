import { ok, refuse, type Handler } from "../../http/handler.ts";

/** From here on operators are to set the system clock right, ms. */
const MUCH_LEAD_MS = 1_000;

/**
 * GET /health of an open server. degraded: the link to the router is down, and bids are taken all the same and published
 * later; the system clock went back, and the server's time goes on; or lots are closed since a check found them wrong.
 */
export const getHealth: Handler<"getHealth"> = async (_request, context) => {
  const { store, router, realNow, startedAt, quarantine } = context;
  if (quarantine.isChecking) return refuse("UNAVAILABLE", { status: "recovering" }, { "retry-after": "1" });
  const closedLots = quarantine.closed.lots;
  const unpublished = await store.outbox.count();
  const lead = context.clockLead();
  return ok({
    status: router.connected && lead < MUCH_LEAD_MS && closedLots === 0 ? "ok" : "degraded",
    epoch: store.epoch,
    uptime_s: Math.round((realNow() - startedAt) / 100) / 10,
    router: router.kind,
    connected: router.connected,
    outbox_lag: unpublished,
    clock_lead_ms: lead,
    closed_lots: closedLots,
  });
};
