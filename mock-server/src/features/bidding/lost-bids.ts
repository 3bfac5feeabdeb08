/** Reports lost bids to the auctioneer's desk. */
import type { LostBid } from "../../store/ports.ts";
import type { Context } from "../../http/context.ts";
import type { DeskOrigin } from "../../domain/lot/via.ts";
import { shownMark } from "../../tables/lots/lot-live.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { findBidderInLane } from "./repository.ts";

/** The refused bid. `receivedAt` in ms, `amount` in AED. */
interface Sent {
  readonly lotId: number;
  readonly userId: number;
  readonly amount: number;
  readonly mode: "exact" | "max";
  readonly receivedAt: number;
  /** Left out for a bid of the net. */
  readonly via?: DeskOrigin;
}

/**
 * Reports a bid after the hammer, during a pause or below the next minimum to the lane's desk: the operator needs
 * it to decide whether to reopen the lot.
 */
export async function noteLostBid(
  { store, audience, log }: Pick<Context, "store" | "audience" | "log">,
  { lotId, userId, amount, mode, receivedAt, via }: Sent,
  refused: Refused,
): Promise<void> {
  const why = whyLost(refused);
  if (why === null) return;
  const lateMs = why === "late" ? Number(refused.details["late_ms"]) : null;
  try {
    const { queueId, mark } = await findBidderInLane(store, lotId, userId);
    if (queueId === null) return;
    const shown = mode === "exact" ? amount : null;
    audience.addLost(queueId, {
      at: receivedAt,
      lotId,
      mark: shownMark(mark, via),
      amount: shown,
      why,
      lateMs,
    });
  } catch (error) {
    // The bidder is already answered; a failed report must not change that answer.
    log.error("a lost bid was not reported to the desk", error);
  }
}

function whyLost({ code, details }: Refused): LostBid["why"] | null {
  if (code === "LOT_CLOSED") return "late";
  if (code === "BID_TOO_LOW") return "too_low";
  return code === "LOT_NOT_OPEN" && "lane_paused" in details ? "missed" : null;
}
