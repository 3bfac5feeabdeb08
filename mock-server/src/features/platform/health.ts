/** Reports the health of the server. */
import { ok, refuse, type Handler } from "../../http/handler.ts";

/** From this lead on operators should correct the system clock, ms. */
const MUCH_LEAD_MS = 1_000;

/**
 * GET /health of an open server. degraded: the router connection is down (bids are taken and published later); the
 * system clock went back (the server's time goes on); or a check has closed damaged lots.
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
