/** Reports the health of the server. */
import { ok, refuse, type Handler } from "../../http/handler.ts";

/** From this lead on operators should correct the system clock, ms. */
const MUCH_LEAD_MS = 1_000;

/**
 * GET /health of an open server, for everybody: no figures. 503: a check closes all bids, or nothing can be stored.
 * degraded: the router connection is down (bids are taken and published later); the system clock went back (the
 * server's time goes on); or a check has closed damaged lots.
 */
export const getHealth: Handler<"getHealth"> = async (_request, context) => {
  const { store, router, quarantine } = context;
  const closed = quarantine.isChecking ? "recovering" : store.isReadOnly ? "read_only" : null;
  if (closed !== null) return refuse("UNAVAILABLE", { status: closed }, { "retry-after": "1" });
  const isWhole = router.connected && context.clockLead() < MUCH_LEAD_MS && quarantine.closed.lots === 0;
  return ok({
    status: isWhole ? "ok" : "degraded",
    epoch: store.epoch,
    router: router.kind,
    connected: router.connected,
  });
};
