import type { BiddingState } from "../panel/use-bidding.ts";

type BiddingNow = Pick<BiddingState, "phase" | "status"> & {
  readonly sync: BiddingState["sync"];
  readonly live: Pick<BiddingState["live"], "next_min">;
};

/**
 * The next step after a paid top-up. bid: the confirmed bid is sent. ask: the price has moved above it, and a higher bid is
 * never sent by itself. wait: the lot is being read again. leading, over: no bid is needed, or none counts.
 * @param bid the confirmed bid, AED; null: none
 */
export function afterTopUp(
  { phase, status, sync, live }: BiddingNow,
  bid: number | null,
): "bid" | "ask" | "wait" | "leading" | "over" {
  if (phase !== "open") return "over";
  if (status === "leading" || bid === null) return "leading";
  if (sync !== "live" && sync !== "slow") return "wait";
  return live.next_min <= bid ? "bid" : "ask";
}
