/** Removes a leader's stored maximum. */
import { refusalOfBidder } from "./bid-refusal.ts";
import { replyOf, type BidReply } from "./bid-reply.ts";
import type { BidState, Bidder } from "./bid.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import { holdChange, holdFils } from "./hold.ts";
import { isInWindow } from "../lot/soft-close.ts";
import type { AuctionTerms } from "../lot/terms.ts";

export type RemoveProxyCode = "NO_PROXY" | "LOT_CLOSED";

/**
 * Lowers the leader's stored maximum to the visible price: the leader stays bound by the visible price, and the
 * rest of the hold is free. Others learn nothing, so the lot's seq stays. Not within the closing window, where others
 * may bid against the maximum. `receivedAt`: ms.
 */
export function removeProxy(
  { lot, pause }: Pick<BidState, "lot" | "pause">,
  { person, stake }: Bidder,
  receivedAt: number,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<RemoveProxyCode> {
  const refusal = refusalOfBidder(lot, person.id, receivedAt, pause);
  if (refusal?.code === "LOT_CLOSED") return { ...refusal, code: "LOT_CLOSED" };
  const { lead } = lot;
  const isMine = lead?.leaderId === person.id && lead.leaderMax > lead.price;
  if (!isMine) return { ok: false, code: "NO_PROXY", details: {} };
  if (isInWindow(lot, receivedAt, terms)) {
    const window_s = Math.round(terms.closingWindowMs[lot.kind] / 1_000);
    return { ok: false, code: "NO_PROXY", details: { window_s } };
  }
  const { price, leaderMax } = lead;
  const next = { ...lot, lead: { ...lead, leaderMax: price } };
  return {
    ok: true,
    lot: next,
    newMark: null,
    holds: holdChange(person.id, stake.heldOnLotFils, holdFils(price, lot.kind, terms)),
    history: [
      {
        kind: "proxy_cancelled",
        userId: person.id,
        mark: stake.mark,
        amount: leaderMax,
        auto: false,
        cause: "The stored maximum is gone; the price stands",
      },
    ],
    // The leader's other devices need this notice even if the hold stays at its least amount.
    notices: [{ userId: person.id, kind: "balance" }],
    reply: replyOf(
      { before: lot, after: next, outcome: "removed" },
      { userId: person.id, stake, myMax: price },
      terms,
    ),
  };
}
