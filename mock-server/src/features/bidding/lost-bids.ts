import type { LostBid } from "../../audience.ts";
import type { Context } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { Refused } from "../../domain/decision.ts";

/** The bid that was refused. `receivedAt` in ms, `amount` in AED. */
interface Sent {
  readonly lotId: number;
  readonly userId: number;
  readonly amount: number;
  readonly mode: "exact" | "max";
  readonly receivedAt: number;
}

const WHERE = `SELECT l.queue_id AS queueId, b.mark FROM lot l
  LEFT JOIN lot_bidder b ON b.lot_id = l.id AND b.user_id = ? WHERE l.id = ?`;

/**
 * Tells a lane's desk of a bid that came after the hammer, while the lane stood still, or below the next minimum: who
 * decides whether a lot is reopened must know of it.
 */
export function noteLostBid(
  { store, audience }: Pick<Context, "store" | "audience">,
  { lotId, userId, amount, mode, receivedAt }: Sent,
  refused: Refused,
): void {
  const why = whyLost(refused);
  if (why === null) return;
  const lateMs = why === "late" ? Number(refused.details["late_ms"]) : null;
  void store
    .read(
      (db) =>
        prepared(db.$client, WHERE).get(userId, lotId) as
          | { queueId: number | null; mark: number | null }
          | undefined,
    )
    .then((found) => {
      if (!found || found.queueId === null) return;
      const shown = mode === "exact" ? amount : null;
      audience.addLost(found.queueId, {
        at: receivedAt,
        lotId,
        mark: found.mark,
        amount: shown,
        why,
        lateMs,
      });
    });
}

function whyLost({ code, details }: Refused): LostBid["why"] | null {
  if (code === "LOT_CLOSED") return "late";
  if (code === "BID_TOO_LOW") return "too_low";
  return code === "LOT_NOT_OPEN" && "lane_paused" in details ? "missed" : null;
}
